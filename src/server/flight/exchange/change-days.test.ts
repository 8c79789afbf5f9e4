import { expect, it } from 'vitest'
import type { Slice } from '../../../contract/flight/offer.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { FlightItem } from '../order-item/flight-item.ts'
import { checkDay, fitsBetween } from './change-days.ts'

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

const now = new Date('2026-11-20T12:00:00Z')
const born = (type: 'adult' | 'child' | 'infant', birthDate: string) => {
  const travelling = { ...back, id: 'back', travellers: [{ type, birthDate }] } as FlightItem
  return { travelling, order: { items: [{ ...out, id: 'out' }, travelling] } as WholeOrder }
}

it.each([
  ['infant', '2024-12-26', '2026-12-25', undefined],
  ['infant', '2024-12-25', '2026-12-25', 'AGE_INFANT'],
  ['child', '2014-12-25', '2026-12-25', 'AGE_CHILD'],
  ['adult', '1990-01-01', '2026-12-25', undefined],
  // Travellers of orders from before birth dates were needed.
  ['adult', '', '2026-12-25', undefined],
] as const)('%s born %j flying back on %s: %s', (type, birthDate, date, problem) => {
  const { travelling, order: whole } = born(type, birthDate)
  const check = () => checkDay(whole, travelling, date, now)
  if (problem) expect(check).toThrow(expect.objectContaining({ fields: { date: problem } }))
  else expect(check).not.toThrow()
})
