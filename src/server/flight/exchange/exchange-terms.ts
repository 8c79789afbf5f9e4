import type { Offer } from '../../../contract/flight/offer.ts'
import type { ChangeTermsKept, StoredQuote } from '../../aftersales/quote.ts'
import type { ChangeOffer } from '../../supplier/flight-supplier.ts'
import { hasDeparted } from '../cancellation/flight-cancellation.ts'
import type { FlightItem } from '../order-item/flight-item.ts'

/** A change as offered by its supplier, stored as JSON. */
export type KeptChange = Omit<ChangeOffer, 'validUntil'> & { validUntil: string }

/** The terms of a quoted change of flights. */
export interface ExchangeTerms extends ChangeTermsKept {
  kind: 'change'
  from: Offer
  /** Bags bought for it; absent from older quotes. */
  bags?: { passenger: number; kg: number; isMoved: boolean }[]
  /** The new flights as shown to the traveller. */
  offer: Offer
  /** The new flights as offered by the supplier. */
  to: KeptChange
}

/** Returns the terms of a change quote. Throws for a quote of another kind. */
export function exchangeTermsOf({ id, terms }: Pick<StoredQuote, 'id' | 'terms'>): ExchangeTerms {
  if (terms.kind !== 'change') throw new Error(`quote ${id} is no change`)
  return terms as ExchangeTerms
}

export const revived = ({ validUntil, ...change }: KeptChange): ChangeOffer => ({
  ...change,
  validUntil: new Date(validUntil),
})

/**
 * Returns whether an item can be exchanged, as far as we know without asking the supplier. `freed`: items whose
 * airline changed them.
 */
export const isChangeable = (item: FlightItem, freed: ReadonlySet<string>, now: number): boolean =>
  item.state === 'confirmed' &&
  !hasDeparted(item, freed, now) &&
  (freed.has(item.id) || item.details.offer.change.kind !== 'not_allowed')
