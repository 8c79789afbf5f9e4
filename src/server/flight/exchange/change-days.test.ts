import { expect, it } from 'vitest'
import type { Slice } from '../../../contract/flight/offer.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { FlightItem } from '../order-item/flight-item.ts'
import { fitsBetween } from './change-days.ts'

/** Parses a journey: `KUL 2026-12-21T19:55 BKK 2026-12-21T21:15`. */
function journey(text: string): Slice {
  const [from = '', departure = '', to = '', arrival = ''] = text.split(' ')
  const rest = { minutes: 0, dayShift: 0, stopType: 'direct' as const, co2Kg: 0 }
  return { from, to, departure, arrival, segments: [], connections: [], ...rest }
}
const item = (position: number, slice: Slice) =>
  ({ position, product: 'flight', state: 'confirmed', details: { offer: { slice } } }) as FlightItem
const out = item(0, journey('KUL 2026-12-20T08:00 BKK 2026-12-20T09:10'))
const back = item(1, journey('BKK 2026-12-21T12:00 KUL 2026-12-21T15:10'))
const order = { items: [out, back] } as WholeOrder

it.each([
  [
    'an outbound that lands an hour before the return',
    out,
    'KUL 2026-12-21T09:50 BKK 2026-12-21T11:00',
    true,
  ],
  [
    'one that lands less than an hour before it',
    out,
    'KUL 2026-12-21T09:51 BKK 2026-12-21T11:01',
    false,
  ],
  ['a return that leaves on landing', back, 'BKK 2026-12-20T09:10 KUL 2026-12-20T12:20', false],
  ['one that leaves an hour later', back, 'BKK 2026-12-20T10:10 KUL 2026-12-20T13:20', true],
])('%s', (_, changed, slice, fits) => {
  expect(fitsBetween(order, changed, journey(slice))).toBe(fits)
})
