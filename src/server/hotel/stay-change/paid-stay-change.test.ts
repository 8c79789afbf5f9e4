import { expect, it } from 'vitest'
import type { StoredQuote } from '../../aftersales/quote.ts'
import type { Reservation, WholeOrder } from '../../order/whole-order.ts'
import type { StayItem } from '../order-item/stay-item.ts'
import { paidStayChange } from './paid-stay-change.ts'

const quote = {
  id: 'quote',
  reference: 'stay',
  terms: { kind: 'stay_change', from: { rate: { rateId: 'quoted' } } },
} as unknown as StoredQuote

it.each<[string, Reservation['state'], string, boolean]>([
  ['possible while it is as quoted', 'confirmed', 'quoted', true],
  ['impossible once it is being cancelled', 'cancelling', 'quoted', false],
  ['impossible once it was changed otherwise', 'confirmed', 'another', false],
])('a stay’s change is %s', (_, state, rateId, isPossible) => {
  const room = { product: 'hotel', details: { rate: { rateId } } } as StayItem
  const other = { reference: 'other', state: 'confirmed' } as Reservation
  const stay = { reference: 'stay', state, items: [room] as StayItem[] } as Reservation
  const order = { reservations: [other, stay] } as WholeOrder
  expect(paidStayChange.stillPossible(order, quote)).toBe(isPossible ? room : undefined)
})
