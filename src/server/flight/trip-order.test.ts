import { describe, expect, it } from 'vitest'
import type { Slice } from '../../contract/flight/offer.ts'
import { canFollow, earliestDepartures } from './trip-order.ts'

/** Parses a journey: `KUL 2026-12-21T19:55 BKK 2026-12-21T21:15`. */
function journey(text: string): Slice {
  const [from = '', departure = '', to = '', arrival = ''] = text.split(' ')
  const rest = { minutes: 0, dayShift: 0, stopType: 'direct' as const, co2Kg: 0 }
  return { from, to, departure, arrival, segments: [], connections: [], ...rest }
}
const kulToBkk = 'KUL 2026-12-21T19:55 BKK 2026-12-21T21:15'

describe('a journey can follow another', () => {
  it.each([
    ['an hour after landing', kulToBkk, 'BKK 2026-12-21T22:15 KUL 2026-12-22T01:20', true],
    ['not sooner', kulToBkk, 'BKK 2026-12-21T22:14 KUL 2026-12-22T01:20', false],
    ['not in the morning before', kulToBkk, 'BKK 2026-12-21T06:45 KUL 2026-12-21T10:00', false],
    [
      'nor from the city’s other airport',
      kulToBkk,
      'DMK 2026-12-21T21:40 KUL 2026-12-22T00:50',
      false,
    ],
    [
      'from another city as soon as it has landed',
      kulToBkk,
      'HKT 2026-12-21T21:15 KUL 2026-12-21T23:50',
      true,
    ],
    ['and not before', kulToBkk, 'SIN 2026-12-21T22:14 KUL 2026-12-21T23:20', false],
    [
      'by the clocks a day before it left, over the date line',
      'AKL 2026-12-21T09:00 HNL 2026-12-20T19:00',
      'HNL 2026-12-20T21:00 LAX 2026-12-21T05:00',
      true,
    ],
    [
      'not while it is still in the air far to the west',
      'KUL 2026-12-21T23:00 LHR 2026-12-22T05:30',
      'LHR 2026-12-22T06:00 KUL 2026-12-23T02:00',
      false,
    ],
  ])('%s', (_, before, after, can) => {
    expect(canFollow(journey(before), journey(after))).toBe(can)
  })

  it('from each airport, from a local time on', () => {
    expect(earliestDepartures(journey(kulToBkk), ['BKK', 'DMK', 'SIN'])).toEqual({
      BKK: '2026-12-21T22:15',
      DMK: '2026-12-21T22:15',
      SIN: '2026-12-21T22:15',
    })
  })
})
