import { minutes } from '../../../platform/duration.ts'
import { SupplierTimeout } from '../../supplier-error.ts'
import { orderAnswer, ordersAnswer } from '../answers.ts'
import { type DuffelContext, duffelNow } from '../duffel-context.ts'
import { type OrderRow, ordersOf, updateOrder } from '../store.ts'
import type { PlacedOrder } from './order-state.ts'

/**
 * Duffel processes a call for at most two minutes. What it shows of an order after this time is final: an order that
 * appears even later isn't paid, and expires.
 */
export const settledAfter = minutes(15)

/**
 * Returns the current orders of a booking. One whose response was lost is looked up by its offer and our reference,
 * and left out if it was never created. Throws SupplierTimeout while that isn't certain.
 */
export async function placedOrders(
  context: DuffelContext,
  reference: string,
): Promise<PlacedOrder[]> {
  const rows = await ordersOf(context.db, reference)
  const placed = await Promise.all(rows.map((row) => placedOrder(context, row)))
  return placed.flatMap((each) => each ?? [])
}

async function placedOrder(
  context: DuffelContext,
  row: OrderRow,
): Promise<PlacedOrder | undefined> {
  const { api, db } = context
  if (row.orderId) {
    const { data } = await api.get(`/air/orders/${row.orderId}`, orderAnswer)
    return { row, order: data }
  }
  const { data } = await api.get(
    `/air/orders?offer_id=${encodeURIComponent(row.offerId)}&limit=50`,
    ordersAnswer,
  )
  const order = data.find(({ metadata }) => metadata?.reference === row.reference)
  if (order) {
    await updateOrder(db, row, { orderId: order.id })
    return { row: { ...row, orderId: order.id }, order }
  }
  if (duffelNow(context) < row.askedAt.getTime() + settledAfter) {
    throw new SupplierTimeout('Duffel', `the order of ${row.reference}`)
  }
  return undefined
}
