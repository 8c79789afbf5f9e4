import { describe, expect, it } from 'vitest'
import type { Segment, Slice } from '../../../contract/flight/offer.ts'
import { callMove, flightPairs, isUnmoved } from './flight-moves.ts'

const flight = (more: Partial<Segment> = {}) =>
  ({
    flight: 'MH784',
    from: 'KUL',
    to: 'BKK',
    departure: '2026-12-10T08:15',
    arrival: '2026-12-10T09:25',
    departureTerminal: '1',
    ...more,
  }) as Segment
const journey = (...segments: Segment[]) => ({ segments }) as Slice
const pair = (after: Partial<Segment>) => ({ before: flight(), after: flight(after) })

describe('what moved', () => {
  it.each([
    ['nothing', {}, { minutes: 0, airport: false, terminal: false }],
    ['a later departure', { departure: '2026-12-10T09:40' }, { minutes: 85 }],
    ['an earlier one', { departure: '2026-12-10T07:15' }, { minutes: -60 }],
    ['one on the next day', { departure: '2026-12-11T00:15' }, { minutes: 16 * 60 }],
    ['another terminal', { departureTerminal: '2' }, { terminal: true }],
    ['a terminal that is not told yet', { departureTerminal: undefined }, { terminal: false }],
    // Times of two airports cannot be taken from each other.
    [
      'another airport',
      { from: 'SZB', departure: '2026-12-10T09:40' },
      { airport: true, minutes: 0 },
    ],
  ])('%s', (_, after, move) => {
    expect(callMove(pair(after as Partial<Segment>), 'departure')).toMatchObject(move)
  })

  it('is shown for departure and arrival separately', () => {
    const moved = pair({ arrival: '2026-12-10T10:00' })
    expect(callMove(moved, 'departure')).toMatchObject({ minutes: 0 })
    expect(callMove(moved, 'arrival')).toMatchObject({ minutes: 35 })
  })
})

describe('flights before and after', () => {
  it('are paired in the order in which they fly', () => {
    const pairs = flightPairs(journey(flight(), flight({ flight: 'B' })), journey(flight()))
    expect(pairs.map((each) => each.after?.flight)).toEqual(['MH784', undefined])
  })

  it('that are no longer operated have no pair', () => {
    const [only] = flightPairs(journey(flight()), null)
    expect(only?.after).toBeUndefined()
    expect(callMove(only as never, 'departure')).toBeUndefined()
  })
})

it('a flight of the journey that stays as it was is known as such', () => {
  expect(isUnmoved(pair({}))).toBe(true)
  expect(isUnmoved(pair({ arrival: '2026-12-10T10:00' }))).toBe(false)
  expect(isUnmoved(pair({ flight: 'MH1' }))).toBe(false)
  expect(isUnmoved({ before: flight(), after: undefined })).toBe(false)
})
