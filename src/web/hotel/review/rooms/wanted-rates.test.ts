import { expect, test } from 'vitest'
import { exampleHotel, exampleRate, nonRefundableRate } from '../../testing/example-stay.ts'
import { inRoomOrder, isWanted, readWanted, type WantedRates, wantedQuery } from './wanted-rates.ts'

const nothing: WantedRates = { accessible: false, free: false, payAtProperty: false, boards: [] }
const [room] = exampleHotel().rooms
if (!room) throw new Error('no room')
const rooms = [
  { ...room, id: 'accessible', accessible: true },
  { ...room, id: 'double', accessible: false },
  { ...room, id: 'suite', accessible: false },
]
const rates = rooms.map(({ id }) => ({ ...nonRefundableRate(), roomId: id }))
const order = (wanted: Partial<WantedRates>, of = rates) =>
  inRoomOrder(of, rooms, { ...nothing, ...wanted }).map(({ roomId }) => roomId)

test('the accessible room comes after standard ones, although it’s cheaper', () => {
  expect(order({})).toEqual(['double', 'suite', 'accessible'])
})

test('guests who filtered by accessibility see it first', () => {
  expect(order({ accessible: true })).toEqual(['accessible', 'double', 'suite'])
})

test('a room that has what was filtered by comes before cheaper ones without', () => {
  const suite = { ...exampleRate(), roomId: 'suite' }
  expect(order({ free: true }, [...rates.slice(0, 2), suite])).toEqual([
    'suite',
    'double',
    'accessible',
  ])
})

test('what a list was filtered by is in the addresses of its stay pages', () => {
  const filters = {
    accessibility: ['accessible_room' as const],
    freeCancellation: true,
    payAtProperty: true,
    boards: ['breakfast' as const, 'half_board' as const],
  }
  const query = wantedQuery(filters)
  expect(query).toEqual({ access: '1', free: '1', later: '1', board: 'breakfast.half_board' })
  expect(readWanted(new URLSearchParams(query))).toEqual({
    accessible: true,
    free: true,
    payAtProperty: true,
    boards: ['breakfast', 'half_board'],
  })
  const none = { accessibility: [], freeCancellation: false, payAtProperty: false, boards: [] }
  expect(wantedQuery(none)).toBeUndefined()
  expect(readWanted(new URLSearchParams('board=caviar&free=yes'))).toEqual(nothing)
})

test('a rate is wanted if it has all of it', () => {
  const rate = { ...exampleRate(), pay: 'at_property' as const, board: 'breakfast' as const }
  expect(isWanted(rate, { ...nothing, free: true, payAtProperty: true })).toBe(true)
  expect(isWanted({ ...rate, pay: 'now' }, { ...nothing, free: true, payAtProperty: true })).toBe(
    false,
  )
  expect(isWanted(rate, { ...nothing, boards: ['half_board'] })).toBe(false)
  expect(isWanted(rate, nothing)).toBe(false)
})
