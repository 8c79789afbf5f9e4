import { expect, test } from 'vitest'
import { exampleHotel, exampleRate } from '../../testing/example-stay.ts'
import { accessQuery, inRoomOrder } from './room-order.ts'

const [room] = exampleHotel().rooms
if (!room) throw new Error('no room')
const rooms = [
  { ...room, id: 'accessible', accessible: true },
  { ...room, id: 'double', accessible: false },
  { ...room, id: 'suite', accessible: false },
]
const rates = rooms.map(({ id }) => ({ ...exampleRate(), roomId: id }))
const order = (wantsAccessible: boolean) =>
  inRoomOrder(rates, rooms, wantsAccessible).map(({ roomId }) => roomId)

test('the accessible room comes after standard ones, although it’s cheaper', () => {
  expect(order(false)).toEqual(['double', 'suite', 'accessible'])
})

test('guests who filtered by accessibility see it first', () => {
  expect(order(true)).toEqual(['accessible', 'double', 'suite'])
  expect(accessQuery({ accessibility: ['accessible_room'] })).toEqual({ access: '1' })
  expect(accessQuery({ accessibility: [] })).toBeUndefined()
})
