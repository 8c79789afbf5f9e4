import { describe, expect, it } from 'vitest'
import type { ReservationState } from '../../../contract/order/order.ts'
import { clashOf, possibleDays } from './possible-days.ts'

const item = (
  id: string,
  departure: string,
  arrival: string,
  state: ReservationState = 'confirmed',
) => ({
  id,
  state,
  flight: { offer: { slice: { departure, arrival } } },
})
const trip = [
  item('out', '2026-12-10T08:15', '2026-12-10T09:25'),
  item('on', '2026-12-14T10:00', '2026-12-14T11:00'),
  item('back', '2026-12-20T23:00', '2026-12-21T02:00'),
]

describe('a journey can be moved', () => {
  it.each([
    ['the first from today on, until the next leaves', 'out', '2026-11-21', '2026-12-14'],
    ['one between two others', 'on', '2026-12-10', '2026-12-20'],
    ['the last as far as flights are sold', 'back', '2026-12-14', '2027-11-16'],
  ])('%s', (_, id, first, last) => {
    expect(possibleDays(trip, id, '2026-11-21')).toEqual({ first, last })
  })

  it('never to a past day', () => {
    expect(possibleDays(trip, 'on', '2026-12-12').first).toBe('2026-12-12')
  })

  it.each(['cancelled', 'failed'])('past one that isn’t flown: %s', (state) => {
    const [out, on, back] = trip
    const items = [out, { ...on, state }, back] as typeof trip
    expect(possibleDays(items, 'out', '2026-11-21').last).toBe('2026-12-20')
  })
})

it.each([
  ['fits between', '2026-12-12T08:00', '2026-12-12T09:00', undefined],
  ['leaves too early', '2026-12-10T09:00', '2026-12-10T10:00', 'before'],
  ['lands too late', '2026-12-20T22:00', '2026-12-20T23:30', 'after'],
])('a flight that %s', (_, departure, arrival, clash) => {
  expect(clashOf(trip, 'on', { departure, arrival })).toBe(clash)
})
