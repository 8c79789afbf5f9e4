import type { ChangeOutcome, ChangeRequest } from '../../flight-supplier.ts'
import { SupplierTimeout } from '../../supplier-error.ts'
import { changeAnswer, type DuffelChange } from '../answers.ts'
import { bookingCodesOf, ticketsOf } from '../booking/order-state.ts'
import { placedOrders, settledAfter } from '../booking/placed-orders.ts'
import { isRefusal } from '../duffel-api.ts'
import { type DuffelContext, duffelNow } from '../duffel-context.ts'
import { withLease } from '../lease.ts'
import { type ChangeRow, ordersOf, putChange, updateChange, updateOrder } from '../store.ts'
import { patientLimit } from './cancel-order.ts'
import { costOf, issuedOrder, refusedCodes } from './search-change.ts'

const goneCodes: ReadonlySet<string> = new Set([
  ...['not_found', 'offer_expired', 'offer_no_longer_available'],
])
const dearerCodes: ReadonlySet<string> = new Set([
  ...['price_changed', 'payment_amount_does_not_match_order_amount'],
])
const actionedCodes: ReadonlySet<string> = new Set(['order_change_already_actioned'])

/**
 * Exchanges an order's flights. The request is stored first and its outcome afterwards, so that a repeated call
 * continues from there.
 */
export async function change(
  context: DuffelContext,
  request: ChangeRequest,
): Promise<ChangeOutcome> {
  const { db, clock } = context
  const { reference, changeReference } = request
  const orders = await ordersOf(db, reference)
  const orderId = orders.find(({ position }) => position === request.offer)?.orderId
  if (!orderId) return { outcome: 'refused' }
  return withLease(db, reference, async () => {
    const row = await putChange(db, {
      reference: changeReference,
      orderId,
      createdAt: clock.date(),
    })
    if (!row) throw new Error('no change')
    if (row.outcome) return row.outcome
    const outcome = await carryOut(context, row, request)
    await updateChange(db, changeReference, { outcome })
    return outcome
  })
}

async function carryOut(
  context: DuffelContext,
  row: ChangeRow,
  request: ChangeRequest,
): Promise<ChangeOutcome> {
  const placed = await issuedOrder(context, request.reference, request.offer)
  if (!placed) return { outcome: 'refused' }
  try {
    const pending = await pendingChange(context, row, request)
    if (!pending.confirmed_at) {
      const { difference, penalty } = request.to
      const cost = costOf(pending, placed.row.offer.price.currency)
      if (!cost || cost.total > difference.amount + penalty.amount) {
        return { outcome: 'price_changed' }
      }
      await confirmChange(context, row, pending)
    }
  } catch (error) {
    if (isRefusal(error, goneCodes)) return { outcome: 'gone' }
    if (isRefusal(error, dearerCodes)) return { outcome: 'price_changed' }
    if (isRefusal(error, refusedCodes)) return { outcome: 'refused' }
    throw error
  }
  await updateOrder(context.db, placed.row, { offer: request.to.offer })
  return changed(context, request.reference)
}

/** Returns the pending change at Duffel: a new one, or the one created before. Creating one changes nothing yet. */
async function pendingChange(
  { api, db }: DuffelContext,
  row: ChangeRow,
  { to }: ChangeRequest,
): Promise<DuffelChange> {
  if (row.changeId) {
    const { data } = await api.get(`/air/order_changes/${row.changeId}`, changeAnswer)
    return data
  }
  const { data } = await api.ask(
    '/air/order_changes',
    { selected_order_change_offer: to.offer.ref },
    changeAnswer,
    { limit: patientLimit },
  )
  await updateChange(db, row.reference, { changeId: data.id })
  return data
}

async function confirmChange(
  context: DuffelContext,
  row: ChangeRow,
  pending: DuffelChange,
): Promise<void> {
  const { api, db } = context
  const now = duffelNow(context)
  if (row.confirmAskedAt && now < row.confirmAskedAt.getTime() + settledAfter) {
    throw new SupplierTimeout('Duffel', `the change ${row.reference}`)
  }
  await updateChange(db, row.reference, { confirmAskedAt: new Date(now) })
  const { change_total_amount: amount, change_total_currency: currency } = pending
  const isPaid = amount !== null && Number(amount) > 0
  try {
    await api.act(
      `/air/order_changes/${pending.id}/actions/confirm`,
      isPaid ? { payment: { type: 'balance', amount, currency } } : undefined,
      changeAnswer,
      patientLimit,
    )
  } catch (error) {
    if (isRefusal(error, actionedCodes)) return
    if (!(error instanceof SupplierTimeout)) {
      await updateChange(db, row.reference, { confirmAskedAt: null })
    }
    throw error
  }
}

/** Returns the booking after a change. Throws while its new tickets aren't available yet. */
async function changed(context: DuffelContext, reference: string): Promise<ChangeOutcome> {
  const placed = await placedOrders(context, reference)
  const tickets = ticketsOf(placed)
  if (!tickets) throw new SupplierTimeout('Duffel', `the new tickets of ${reference}`)
  return { outcome: 'changed', bookingCodes: bookingCodesOf(placed), tickets }
}
