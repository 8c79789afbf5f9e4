import type { EditedAt } from '../../../contract/flight/booking.ts'
import type { OfferId } from '../../../contract/ids.ts'
import type { QuotedOffer } from '../quoted-offer.ts'
import type { BookingRow } from './booking-store.ts'
import type { KeptDraft } from './merge-edits.ts'

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

/** Returns the times of edits, with those of bags under the new offers. */
const movedTimes = (editedAt: EditedAt, ids: ReadonlyMap<OfferId, OfferId>): EditedAt =>
  Object.fromEntries(
    Object.entries(editedAt).map(([path, moment]) => {
      const [, offerId, place] = /^bags\/(.+)\/(\d)$/.exec(path) ?? []
      const moved = offerId && ids.get(offerId as OfferId)
      return [moved ? `bags/${moved}/${place}` : path, moment]
    }),
  )
