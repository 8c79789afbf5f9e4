import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { ItemState } from '../../contract/order/order.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { inAnyOrder } from '../platform/database/in-any-order.ts'
import type { IsGone } from '../platform/database/presence.ts'
import { assertTransition } from '../platform/transition-table.ts'
import { itemTransitions } from './item-states.ts'
import { orderHistory, orderItems, orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type ItemRow = typeof orderItems.$inferSelect
export type HistoryRow = typeof orderHistory.$inferSelect
type NewItem = typeof orderItems.$inferInsert

/** An order with its items in their order. */
export interface WholeOrder extends OrderRow {
  items: ItemRow[]
}

/** Writes a new order; false when its code is taken, and nothing was written. */
export async function addOrder(
  tx: Transaction,
  order: typeof orders.$inferInsert,
  items: NewItem[],
): Promise<boolean> {
  const added = await tx
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: orders.code })
    .returning({ id: orders.id })
  if (added.length === 0) return false
  await tx.insert(orderItems).values(items)
  return true
}

async function whole(tx: Executor, row: OrderRow | undefined): Promise<WholeOrder | undefined> {
  if (!row) return undefined
  const items = await tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, row.id))
    .orderBy(asc(orderItems.position))
  return { ...row, items }
}

async function findWhere(tx: Executor, where: SQL): Promise<WholeOrder | undefined> {
  const [row] = await tx.select().from(orders).where(where)
  return whole(tx, row)
}

export const findOrder = (tx: Executor, id: string) => findWhere(tx, eq(orders.id, id))
export const findOrderByCode = (tx: Executor, code: string) => findWhere(tx, eq(orders.code, code))
export const findOrderByTrx = (tx: Executor, trxId: string) =>
  findWhere(tx, eq(orders.trxId, trxId))

/** The address an order was made with: one query, whether there is such an order or not. */
export async function addressOfOrder(tx: Executor, code: string): Promise<string | undefined> {
  const [row] = await tx.select({ email: orders.email }).from(orders).where(eq(orders.code, code))
  return row?.email
}

export async function hasOrders(tx: Executor, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.email, email), isNull(orders.withdrawnAt)))
    .limit(1)
  return found.length > 0
}

/** Orders that guests made with an address, given to the member who has proven to own it. */
export async function adoptOrders(tx: Executor, memberId: string, email: string): Promise<void> {
  await tx
    .update(orders)
    .set({ memberId })
    .where(and(eq(orders.email, email), isNull(orders.memberId)))
}

/** Takes an order out of people's lists. */
export async function withdrawOrder(tx: Executor, id: string, now: Date): Promise<void> {
  await tx.update(orders).set({ withdrawnAt: now }).where(eq(orders.id, id))
}

/** The newest twenty of somebody's orders made before a moment, newest first. */
export async function newestOrders(
  tx: Executor,
  of: { memberId: string } | { email: string },
  before: Date,
): Promise<WholeOrder[]> {
  const theirs = 'email' in of ? eq(orders.email, of.email) : eq(orders.memberId, of.memberId)
  const rows = await tx
    .select()
    .from(orders)
    .where(and(theirs, lt(orders.createdAt, before), isNull(orders.withdrawnAt)))
    .orderBy(desc(orders.createdAt))
    .limit(20)
  const ids = rows.map(({ id }) => id)
  const items = await tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position))
  return rows.map((row) => ({ ...row, items: items.filter(({ orderId }) => orderId === row.id) }))
}

/** The order, locked until the transaction ends: whoever changes it or its items comes through here. */
export async function lockOrder(tx: Transaction, id: string): Promise<WholeOrder> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  const order = await whole(tx, row)
  if (!order) throw new Error(`no order ${id}`)
  return order
}

/** The items that are one booking at their supplier. */
export async function itemsUnder(tx: Executor, reference: string): Promise<ItemRow[]> {
  return tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.reference, reference))
    .orderBy(asc(orderItems.position))
}

/** References of items that have been in one of the states since before `moment`. */
export async function referencesStuckIn(
  tx: Executor,
  states: ItemState[],
  moment: Date,
): Promise<string[]> {
  const rows = await tx
    .select({ reference: orderItems.reference })
    .from(orderItems)
    .where(and(inArray(orderItems.state, states), lt(orderItems.changedAt, moment)))
    .groupBy(orderItems.reference)
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(({ reference }) => reference)
}

/** References of items whose seats a server was asking for that is gone. */
export async function referencesLeft(tx: Executor, isGone: IsGone): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ reference: orderItems.reference })
    .from(orderItems)
    .where(and(eq(orderItems.state, 'reserving'), isGone(orderItems.askedBy)))
  return rows.map(({ reference }) => reference)
}

/** Orders with an item whose seats or price are held past their end. */
export async function overdueOrders(tx: Executor, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.state, 'held'),
        or(lt(orderItems.seatsHeldUntil, now), lt(orderItems.priceHeldUntil, now)),
      ),
    )
    .groupBy(orderItems.orderId)
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(({ orderId }) => orderId)
}

/** Moves items to a state by the table, with a history row each; answers them as they are then. Throws INVALID_STATE. */
export async function moveItems(
  tx: Transaction,
  items: readonly ItemRow[],
  to: ItemState,
  now: Date,
  more: Partial<ItemRow> = {},
): Promise<ItemRow[]> {
  if (items.length === 0) return []
  for (const { state } of items) assertTransition(itemTransitions, state, to)
  await tx
    .update(orderItems)
    .set({ ...more, state: to, changedAt: now })
    .where(
      inArray(
        orderItems.id,
        items.map(({ id }) => id),
      ),
    )
  await tx.insert(orderHistory).values(
    items.map(({ id, orderId, state }) => ({
      orderId,
      itemId: id,
      what: `item.${to}`,
      before: state,
      after: to,
      at: now,
    })),
  )
  return items.map((item) => ({ ...item, ...more, state: to, changedAt: now }))
}

/** Adds a line to an order's history that is no change of an item's state; `what` is a key such as `payment.captured`. */
export async function note(
  tx: Executor,
  orderId: string,
  what: string,
  at: Date,
  more: { before?: string; after?: string; itemId?: string } = {},
): Promise<void> {
  await tx.insert(orderHistory).values({ orderId, what, at, ...more })
}

/** Everything that happened to an order, oldest first. */
export async function historyOf(tx: Executor, orderId: string): Promise<HistoryRow[]> {
  return tx
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id))
}

/** Sets what has been paid and given back so far, and what an order costs by now. */
export async function setMoney(
  tx: Transaction,
  id: string,
  money: Partial<Pick<OrderRow, 'paid' | 'refunded' | 'total' | 'lines' | 'bags'>>,
): Promise<void> {
  await tx.update(orders).set(money).where(eq(orders.id, id))
}

/** Changes what is known of items that stay in their state. */
export async function setItems(
  tx: Transaction,
  items: readonly ItemRow[],
  more: Partial<Omit<ItemRow, 'id' | 'state'>>,
): Promise<void> {
  const ids = items.map(({ id }) => id)
  await tx.update(orderItems).set(more).where(inArray(orderItems.id, ids))
}
