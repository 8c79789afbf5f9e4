import type { Rate } from '../../../contract/hotel/rate.ts'
import type { CardGuarantee } from '../../order/whole-order.ts'
import type { StayItem } from '../order-item/stay-item.ts'

type Guaranteed = Pick<StayItem, 'guarantee'> & { details: { rate: Pick<Rate, RateTerm> } }
type RateTerm = 'freeUntil' | 'guaranteeCharge'

/**
 * Returns what may be charged to the card that guarantees a stay if its guests don't arrive; undefined if no card does.
 */
export function noShowCharge({ guarantee, details: { rate } }: Guaranteed) {
  return isSaved(guarantee) ? rate.guaranteeCharge : undefined
}

/** Returns what cancelling now charges to that card; undefined if nothing. */
export function lateCharge(item: Guaranteed, now: number) {
  const { freeUntil } = item.details.rate
  return freeUntil && now < Date.parse(freeUntil) ? undefined : noShowCharge(item)
}

const isSaved = (guarantee: CardGuarantee | null | undefined): boolean => Boolean(guarantee?.card)
