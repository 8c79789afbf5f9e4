import type { PriceLine } from '../../../contract/checkout/price-line.ts'
import type { Rate } from '../../../contract/hotel/rate.ts'
import type { StayChangeQuote } from '../../../contract/hotel/stay-change.ts'
import { money } from '../../../contract/money.ts'
import type { StoredQuote } from '../../aftersales/quote.ts'
import type { ChangeTerms, Guest, StayChange } from '../../supplier/hotel-supplier.ts'
import type { StayItem } from '../order-item/stay-item.ts'

/** A change as quoted by its supplier, stored as JSON. */
type KeptTerms = Omit<ChangeTerms, 'validUntil'> & { validUntil: string }

/** The terms of a quoted change of a stay. Costs are minor units of the order's currency. */
export interface StayChangeTerms {
  kind: 'stay_change'
  from: StayChangeQuote['from']
  to: StayChange['to']
  /** The new rate as shown to the traveller. */
  rate: Rate
  quoted: KeptTerms
  /** Negative if the new stay costs less. */
  difference: number
  fee: number
}

/** Returns the terms of a quoted change of a stay. Throws for a quote of another kind. */
export function stayChangeTermsOf({ id, terms }: Pick<StoredQuote, 'id' | 'terms'>) {
  if (terms.kind !== 'stay_change') throw new Error(`quote ${id} is no change of a stay`)
  return terms as StayChangeTerms
}

export const revived = ({ validUntil, ...quoted }: KeptTerms): ChangeTerms => ({
  ...quoted,
  validUntil: new Date(validUntil),
})

/** Returns the price lines of a change's cost, without lines of zero. */
export const stayCostLines = (
  { difference, fee }: Pick<StayChangeTerms, 'difference' | 'fee'>,
  currency: string,
): PriceLine[] =>
  [
    { kind: 'change' as const, amount: money(difference, currency) },
    { kind: 'fee' as const, amount: money(fee, currency) },
  ]
    .filter(({ amount }) => amount.amount !== 0)
    .map(({ kind, amount }) => ({ kind, count: 1, amount, due: 'now' }))

/** Returns in whose name each room is. */
export const leadGuestsOf = (items: readonly StayItem[]): Guest[] =>
  items.map(({ travellers: [lead] }) => ({
    title: lead?.title ?? '',
    givenName: lead?.givenName ?? '',
    surname: lead?.surname ?? '',
  }))
