import type { RepriceOutcome, SupplierOffer } from '../../flight-supplier.ts'
import { type DuffelOffer, offerAnswer } from '../answers.ts'
import { isRefusal } from '../duffel-api.ts'
import { type DuffelContext, duffelNow } from '../duffel-context.ts'
import { isHoldable, supplierOffer } from './supplier-offer.ts'

/** Duffel's error codes for an offer that has ended. */
const overCodes: ReadonlySet<string> = new Set([
  ...['not_found', 'offer_no_longer_available', 'offer_expired'],
])

/** A current offer, with Duffel's original. */
export type LookedOver =
  | { outcome: 'gone' }
  | { outcome: 'same' | 'changed'; offer: SupplierOffer; fresh: DuffelOffer }

/** Returns the current price of an offer. */
export async function reprice(
  context: DuffelContext,
  offer: SupplierOffer,
): Promise<RepriceOutcome> {
  const found = await lookOver(context, offer)
  return found.outcome === 'changed'
    ? { outcome: 'changed', offer: found.offer }
    : { outcome: found.outcome }
}

/** Returns the current state of an offer. With `same`, it's the one that was asked about. */
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
