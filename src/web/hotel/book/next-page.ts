import type { StayBooking } from '../../../contract/hotel/booking.ts'
import type { PagePath } from '../../locale/url.ts'

/** Returns the page after a stay was ordered: its payment or, if nothing is due now, the order itself. */
export const nextPage = (
  { rate }: Pick<StayBooking, 'rate'>,
  { orderCode, trxId }: NonNullable<StayBooking['order']>,
): PagePath => (rate.price.now.amount > 0 ? `pay/${trxId}/choose` : `order/${orderCode}`)
