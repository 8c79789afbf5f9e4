import type { EditedAt } from '../../../contract/flight/booking.ts'
import type { OfferId } from '../../../contract/ids.ts'
import type { Money } from '../../../contract/money.ts'
import type { QuotedOffer } from '../quoted-offer.ts'
import type { BookingRow } from './booking-store.ts'
import type { KeptDraft } from './merge-edits.ts'
import { priceLines, totalOf } from './price-lines.ts'

/** The parts of a booking that its price depends on. */
export type PricedBooking = Pick<BookingRow, 'request' | 'offers' | 'draft'>

/** Returns a booking with these offers in place of its own, one for each. Its extra bags go with them. */
export function requotedBooking(
  { request, offers, draft }: PricedBooking,
  current: readonly QuotedOffer[],
  currency: string,
): PricedBooking {
  const ids = new Map<OfferId, OfferId>(
    offers.map(({ offer }, index) => [offer.id, current[index]?.offer.id ?? offer.id]),
  )
  const bags = draft.bags.map((bag) => ({ ...bag, offerId: ids.get(bag.offerId) ?? bag.offerId }))
  const next: KeptDraft = { ...draft, bags }
  if (draft.editedAt) next.editedAt = movedTimes(draft.editedAt, ids)
  return { request: { ...request, currency }, offers: [...current], draft: next }
}

/** Returns a booking as its visitor agreed to it, if suppliers have asked for another price since. */
export const asAgreed = (booking: PricedBooking & Pick<BookingRow, 'agreed'>): PricedBooking =>
  booking.agreed ? requotedBooking(booking, booking.agreed, booking.request.currency) : booking

/** Returns what a booking costs, with its extra bags. */
export const priceOf = ({ offers, draft, request }: PricedBooking): Money =>
  totalOf(priceLines(offers, draft.bags), request.currency)

/** Returns the times of edits, with those of bags under the new offers. */
const movedTimes = (editedAt: EditedAt, ids: ReadonlyMap<OfferId, OfferId>): EditedAt =>
  Object.fromEntries(
    Object.entries(editedAt).map(([path, moment]) => {
      const [, offerId, place] = /^bags\/(.+)\/(\d)$/.exec(path) ?? []
      const moved = offerId && ids.get(offerId as OfferId)
      return [moved ? `bags/${moved}/${place}` : path, moment]
    }),
  )
