import { minutes } from '../../../platform/duration.ts'
import { SupplierTimeout } from '../../supplier-error.ts'
import { orderAnswer, ordersAnswer } from '../answers.ts'
import { type DuffelContext, duffelNow } from '../duffel-context.ts'
import { type OrderRow, ordersOf, updateOrder } from '../store.ts'
import type { PlacedOrder } from './order-state.ts'

/**
 * Duffel works on a call for two minutes at most. What it shows of an order this long after is taken
 * for all there is: an order that appears later still is not paid for, and lapses by itself.
 */
export const settledAfter = minutes(15)

/**
 * Returns the orders of a booking as they stand. One whose answer was lost is looked for by its offer and our
 * reference; left out when it was never made. Throws SupplierTimeout while that is not certain.
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
