import type { Rate } from '../../../contract/hotel/rate.ts'
import type { Occupancy, StayDates } from '../../../contract/hotel/stay.ts'
import type { StayChangeQuote } from '../../../contract/hotel/stay-change.ts'
import type { ChangeTermsKept, StoredQuote } from '../../aftersales/quote.ts'
import type { Guest } from '../../supplier/hotel-supplier.ts'
import type { ChangeTerms, StayChange } from '../../supplier/stay-change.ts'
import type { StayItem } from '../order-item/stay-item.ts'

/** A change as quoted by its supplier, stored as JSON. */
type KeptTerms = Omit<ChangeTerms, 'validUntil'> & { validUntil: string }

/** The terms of a quoted change of a stay. */
export interface StayChangeTerms extends ChangeTermsKept {
  kind: 'stay_change'
  from: StayChangeQuote['from']
  to: StayChange['to']
  /** The new rate as shown to the traveller. */
  rate: Rate
  quoted: KeptTerms
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

/** Returns a changed stay's dates and guests. */
export const stayAfter = ({
  checkIn,
  checkOut,
  rooms,
}: Pick<StayDates, 'checkIn' | 'checkOut'> & { rooms: readonly Occupancy[] }): StayDates => ({
  checkIn,
  checkOut,
  rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges })),
})

/** Returns in whose name each room is. */
export const leadGuestsOf = (items: readonly StayItem[]): Guest[] =>
  items.map(({ travellers: [lead] }) => ({
    title: lead?.title ?? '',
    givenName: lead?.givenName ?? '',
    surname: lead?.surname ?? '',
  }))
