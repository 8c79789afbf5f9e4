import { expect, it } from 'vitest'
import type { Slice } from '../../../contract/flight/offer.ts'
import type { StoredQuote } from '../../aftersales/quote.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { FlightItem } from '../order-item/flight-item.ts'
import { paidExchange } from './paid-exchange.ts'

const slice = (departure: string, arrival: string) => ({ departure, arrival }) as Slice
const item = (id: string, position: number, flight: Slice, state = 'confirmed') =>
  ({
    id,
    position,
    state,
    product: 'flight',
    details: { offer: { id: `offer of ${id}`, slice: { ...flight, from: 'KUL', to: 'BKK' } } },
  }) as FlightItem
const out = item('out', 0, slice('2026-12-20T08:00', '2026-12-20T09:10'))
const back = item('back', 1, slice('2026-12-24T12:00', '2026-12-24T15:10'))
const quote = {
  id: 'quote',
  itemIds: ['out'],
  terms: {
    kind: 'change',
    from: out.details.offer,
    offer: { id: 'new', slice: slice('2026-12-22T08:00', '2026-12-22T09:10') },
  },
} as unknown as StoredQuote

it.each<[string, FlightItem[], boolean]>([
  ['possible while its flights are as quoted', [out, back], true],
  ['impossible once they are being cancelled', [{ ...out, state: 'cancelling' }, back], false],
  [
    'impossible once they are others',
    [{ ...out, details: { ...out.details, offer: back.details.offer } }, back],
    false,
  ],
  [
    'impossible once the next flight leaves earlier',
    [out, item('back', 1, slice('2026-12-21T12:00', '2026-12-21T15:10'))],
    false,
  ],
])('an exchange is %s', (_, items, isPossible) => {
  const order = { items } as WholeOrder
  expect(paidExchange.stillPossible(order, quote)).toBe(isPossible ? items[0] : undefined)
})
