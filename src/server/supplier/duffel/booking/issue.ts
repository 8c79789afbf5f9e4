import type { IssueFailure, IssueOutcome } from '../../flight-supplier.ts'
import { SupplierFailure, SupplierTimeout } from '../../supplier-error.ts'
import { cancelOrder, patientLimit } from '../aftersales/cancel-order.ts'
import { paymentAnswer, paymentsAnswer } from '../answers.ts'
import { minorUnits } from '../decimal.ts'
import { DuffelBreakdown, DuffelRefusal } from '../duffel-api.ts'
import { type DuffelContext, duffelNow } from '../duffel-context.ts'
import { withLease } from '../lease.ts'
import { endBooking, findBooking, ordersOf, updateOrder } from '../store.ts'
import { bookingState, orderState, type PlacedOrder } from './order-state.ts'
import { placedOrders, settledAfter } from './placed-orders.ts'

/** Why an order can't be paid, by Duffel's error code. Paying it issues its tickets. */
const failureByCode: Record<string, IssueFailure> = {
  already_cancelled: 'cancelled',
  past_payment_required_by_date: 'expired',
  schedule_changed: 'refused',
  order_type_not_eligible_for_payment: 'refused',
}

/** Pays the booking's orders from the balance at Duffel, all or none, and returns their tickets. */
export async function issue(context: DuffelContext, reference: string): Promise<IssueOutcome> {
  if (!(await findBooking(context.db, reference))) {
    return { outcome: 'failed', reason: 'not_found' }
  }
  return withLease(context.db, reference, async () => {
    const booking = await findBooking(context.db, reference)
    const rows = await ordersOf(context.db, reference)
    const placed = await placedOrders(context, reference)
    if (!booking || placed.length === 0 || placed.length < rows.length) {
      return { outcome: 'failed', reason: 'not_found' }
    }
    if (!booking.ended) {
      const failure = await payAll(context, placed)
      if (failure) {
        await endBooking(context.db, reference, failure)
        return { outcome: 'failed', reason: failure }
      }
    }
    const state = bookingState(
      booking,
      booking.ended ? placed : await placedOrders(context, reference),
      duffelNow(context),
    )
    if (state.outcome === 'issued') return { outcome: 'issued', tickets: state.tickets }
    if (state.outcome === 'failed') return state
    if (state.outcome === 'cancelled') return { outcome: 'failed', reason: 'cancelled' }
    if (state.outcome === 'not_found') return { outcome: 'failed', reason: 'not_found' }
    throw new SupplierTimeout('Duffel', `the tickets of ${reference}`)
  })
}

type Ended = 'cancelled' | 'expired' | 'refused'

/**
 * Pays the unpaid orders after checking all of them. If one can't be paid, those paid before are cancelled: a
 * traveller who bought a round trip doesn't want half of it.
 */
async function payAll(
  context: DuffelContext,
  placed: readonly PlacedOrder[],
): Promise<Ended | undefined> {
  const unpaid = placed.filter(({ order }) => orderState(order, duffelNow(context)) !== 'paid')
  const paid = placed.filter((each) => !unpaid.includes(each))
  for (const each of unpaid) {
    const failure = whyNot(context, each)
    if (failure) return undone(context, paid, failure)
  }
  for (const each of unpaid) {
    const failure = await pay(context, each)
    if (failure) return undone(context, paid, failure)
    paid.push(each)
  }
  return undefined
}

async function undone(
  context: DuffelContext,
  paid: readonly PlacedOrder[],
  failure: Ended,
): Promise<Ended> {
  for (const { order } of paid) await cancelOrder(context, order)
  return failure
}

function whyNot(context: DuffelContext, { row, order }: PlacedOrder): Ended | undefined {
  const state = orderState(order, duffelNow(context))
  if (state === 'cancelled') return 'cancelled'
  if (state === 'lapsed') return 'expired'
  const { amount, currency } = row.offer.price
  if (order.total_currency !== currency) return 'refused'
  // After its price guarantee an order may cost more than the traveller was shown.
  return minorUnits(order.total_amount, currency, 'up') > amount ? 'refused' : undefined
}

async function pay(context: DuffelContext, placed: PlacedOrder): Promise<Ended | undefined> {
  const { api, db } = context
  const { row, order } = placed
  await checkNotPaying(context, placed)
  await updateOrder(db, row, { payAskedAt: new Date(duffelNow(context)) })
  try {
    const { data } = await api.act(
      '/air/payments',
      {
        order_id: order.id,
        payment: { type: 'balance', amount: order.total_amount, currency: order.total_currency },
      },
      paymentAnswer,
      patientLimit,
    )
    if (data.status !== 'failed' && data.status !== 'cancelled') return undefined
    await updateOrder(db, row, { payAskedAt: null })
    throw new SupplierFailure('Duffel', `the payment of ${order.id}: ${data.status}`)
  } catch (error) {
    if (error instanceof DuffelBreakdown) {
      await updateOrder(db, row, { payBrokeAt: new Date(duffelNow(context)) })
    }
    if (!(error instanceof DuffelRefusal)) throw error
    await updateOrder(db, row, { payAskedAt: null })
    if (error.codes.includes('already_paid')) return undefined
    const failure = error.codes.map((code) => failureByCode[code]).find(Boolean)
    if (!failure || failure === 'not_found') throw error
    return failure
  }
}

/**
 * Throws SupplierTimeout while an earlier payment of the order may still be in progress. A payment that ended in a
 * server error is never repeated, because Duffel's guide warns that the airline may have issued the tickets. It ends
 * with the tickets, or when the time to pay is over.
 */
export async function checkNotPaying(
  context: DuffelContext,
  { row, order }: PlacedOrder,
): Promise<void> {
  if (!row.payAskedAt) return
  const what = `the payment of ${order.id}`
  if (row.payBrokeAt || duffelNow(context) < row.payAskedAt.getTime() + settledAfter) {
    throw new SupplierTimeout('Duffel', what)
  }
  const { data } = await context.api.get(`/air/payments?order_id=${order.id}`, paymentsAnswer)
  if (data.some(({ status }) => status !== 'failed' && status !== 'cancelled')) {
    throw new SupplierTimeout('Duffel', what)
  }
}
