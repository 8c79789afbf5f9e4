import { type Money, money } from '../../../../contract/money.ts'
import type { CancelOutcome, RefundTerms } from '../../flight-supplier.ts'
import type { DuffelCancellation } from '../answers.ts'
import { hasDeparted, orderState, type PlacedOrder } from '../booking/order-state.ts'
import { placedOrders } from '../booking/placed-orders.ts'
import { minorUnits } from '../decimal.ts'
import { isRefusal } from '../duffel-api.ts'
import { type DuffelContext, duffelNow } from '../duffel-context.ts'
import { withLease } from '../lease.ts'
import { endBooking, findBooking } from '../store.ts'
import { confirmCancellation, keptCodes, quoteCancellation } from './cancel-order.ts'

/** An order, and Duffel's quote for cancelling it unless it's already cancelled. */
interface Quoted {
  placed: PlacedOrder
  quote: DuffelCancellation | undefined
}

/** Cancels all orders of a booking, or none if the airline would keep more than `penalty`. */
export async function cancel(
  context: DuffelContext,
  reference: string,
  penalty?: Money,
): Promise<CancelOutcome> {
  const { db } = context
  if (!(await findBooking(db, reference))) return { outcome: 'not_found' }
  return withLease(db, reference, async () => {
    const booking = await findBooking(db, reference)
    if (!booking || booking.ended === 'gone') return { outcome: 'not_found' }
    if (booking.ended === 'cancelled') return { outcome: 'cancelled' }
    const placed = await placedOrders(context, reference)
    const quoted = await quoteAll(context, placed)
    if (!quoted) return { outcome: 'refused' }
    const kept = keptOf(quoted)
    if (penalty && kept && kept.amount > penalty.amount) return { outcome: 'terms_changed' }
    for (const { quote } of quoted) if (quote) await confirmCancellation(context, quote)
    await endBooking(db, reference, 'cancelled')
    return { outcome: 'cancelled' }
  })
}

/** Returns the cost of cancelling an issued booking. A pending cancellation at Duffel is that quote. */
export async function quoteRefund(context: DuffelContext, reference: string): Promise<RefundTerms> {
  const booking = await findBooking(context.db, reference)
  if (!booking) return { outcome: 'not_found' }
  const placed = booking.ended ? [] : await placedOrders(context, reference)
  if (placed.length === 0) return { outcome: 'not_allowed' }
  const now = duffelNow(context)
  const canGoBack = placed.every(
    ({ order }) =>
      orderState(order, now) === 'paid' &&
      order.available_actions.includes('cancel') &&
      !hasDeparted(order, now),
  )
  if (!canGoBack) return { outcome: 'not_allowed' }
  const quoted = await quoteAll(context, placed)
  const penalty = quoted && keptOf(quoted)
  if (!penalty || penalty.amount >= totalOf(placed)) return { outcome: 'not_allowed' }
  const ends = quoted.flatMap(({ quote }) =>
    quote?.expires_at ? [Date.parse(quote.expires_at)] : [],
  )
  // A quote without an expiry is valid for as long as one usually is.
  const validUntil = new Date(Math.min(...ends, now + 30 * 60_000))
  return { outcome: 'quoted', penalty, validUntil }
}

/** Returns a quote for each active order; undefined if an airline doesn't accept the cancellation. */
async function quoteAll(
  context: DuffelContext,
  placed: readonly PlacedOrder[],
): Promise<Quoted[] | undefined> {
  try {
    return await Promise.all(
      placed.map(async (each) => {
        const state = orderState(each.order, duffelNow(context))
        const isOver = state === 'cancelled' || state === 'lapsed'
        return {
          placed: each,
          quote: isOver ? undefined : await quoteCancellation(context, each.order),
        }
      }),
    )
  } catch (error) {
    if (isRefusal(error, keptCodes)) return undefined
    throw error
  }
}

/** Returns what airlines keep of the price; undefined if no order was paid. */
function keptOf(quoted: readonly Quoted[]): Money | undefined {
  const paid = quoted.filter(({ placed }) => placed.order.payment_status.paid_at)
  const price = paid[0]?.placed.row.offer.price
  if (!price) return undefined
  const kept = paid.map(({ placed: { row, order }, quote }) =>
    Math.max(row.offer.price.amount - givenBack(quote ?? order.cancellation, row.offer.price), 0),
  )
  return money(
    kept.reduce((sum, each) => sum + each, 0),
    price.currency,
  )
}

/**
 * Returns the refunded money. Airline vouchers and credits don't count, because we can't use them; no information
 * counts as nothing.
 */
function givenBack(
  cancellation: DuffelCancellation | null | undefined,
  { currency }: Money,
): number {
  const { refund_amount, refund_currency, refund_to } = cancellation ?? {}
  const isMoney = refund_to !== 'voucher' && refund_to !== 'airline_credits'
  return refund_amount && isMoney && refund_currency === currency
    ? minorUnits(refund_amount, currency, 'down')
    : 0
}

const totalOf = (placed: readonly PlacedOrder[]): number =>
  placed.reduce((sum, { row }) => sum + row.offer.price.amount, 0)
