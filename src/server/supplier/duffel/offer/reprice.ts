import type { RepriceOutcome, SupplierOffer } from '../../flight-supplier.ts'
import { type DuffelOffer, offerAnswer } from '../answers.ts'
import { isRefusal } from '../duffel-api.ts'
import { type DuffelContext, duffelNow } from '../duffel-context.ts'
import { isHoldable, supplierOffer } from './supplier-offer.ts'

/** What Duffel says of an offer that is over. */
const overCodes: ReadonlySet<string> = new Set([
  ...['not_found', 'offer_no_longer_available', 'offer_expired'],
])

/** An offer as it stands, with Duffel's own words for it. */
export type LookedOver =
  | { outcome: 'gone' }
  | { outcome: 'same' | 'changed'; offer: SupplierOffer; fresh: DuffelOffer }

/** Asks what an offer costs now. */
export async function reprice(
  context: DuffelContext,
  offer: SupplierOffer,
): Promise<RepriceOutcome> {
  const found = await lookOver(context, offer)
  return found.outcome === 'changed'
    ? { outcome: 'changed', offer: found.offer }
    : { outcome: found.outcome }
}

/** Looks an offer over; with `same` it is the very one that was asked about. */
export async function lookOver(context: DuffelContext, offer: SupplierOffer): Promise<LookedOver> {
  try {
    const path = `/air/offers/${encodeURIComponent(offer.ref)}`
    const { data: fresh } = await context.api.get(path, offerAnswer)
    if (!isHoldable(fresh) || Date.parse(fresh.expires_at) <= duffelNow(context)) {
      return { outcome: 'gone' }
    }
    const now = supplierOffer(fresh, offer.sliceIndex)
    const { amount, currency } = offer.price
    const isSame = now.price.amount === amount && now.price.currency === currency
    return isSame ? { outcome: 'same', offer, fresh } : { outcome: 'changed', offer: now, fresh }
  } catch (error) {
    if (isRefusal(error, overCodes)) return { outcome: 'gone' }
    throw error
  }
}
