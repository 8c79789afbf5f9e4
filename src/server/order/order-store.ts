import { and, desc, eq, getTableColumns, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { ifStill } from '../platform/database/guards.ts'
import { type OrderPart, type OrderWith, partsIn } from './order-part.ts'
import { orderOf, wholeOrder } from './order-row-store.ts'
import { addPayable } from './payable/payable-store.ts'
import { orderHistory, orderItems, orders, reservations } from './tables.ts'
import type { HistoryEntry, Item, OrderFacts, WholeOrder } from './whole-order.ts'

/** Writes a new order, which `server` will reserve. Returns false if its code is taken, and nothing was written. */
export async function addOrder(
  tx: Transaction,
  order: WholeOrder,
  server: number,
): Promise<boolean> {
  const { id: orderId, createdAt } = order
  const added = await tx
    .insert(orders)
    .values(orderOf(order))
    .onConflictDoNothing({ target: orders.code })
    .returning({ id: orders.id })
  if (added.length === 0) return false
  await tx.insert(reservations).values(
    order.reservations.map(({ items: _, ...facts }, position) => ({
      ...facts,
      position,
      askedBy: server,
      changedAt: createdAt,
    })),
  )
  await tx.insert(orderItems).values(
    order.items.map(({ id, reservationId, position, travellers, lines, details, endsAt }) => ({
      id,
      orderId,
      reservationId,
      position,
      travellers,
      lines,
      details,
      endsAt,
    })),
  )
  for (const payable of order.payables) await addPayable(tx, orderId, payable, createdAt)
  return true
}

const columns = {
  ...getTableColumns(orders),
  reservations: partsIn('reservation', 'part.position'),
  items: partsIn('order_item', 'part.position'),
  payables: partsIn('payable', 'part.created_at, part.purpose desc'),
}

async function readOrders(
  tx: Executor,
  where: SQL | undefined,
  limit?: number,
): Promise<WholeOrder[]> {
  const query = tx.select(columns).from(orders).where(where)
  const rows = await (limit ? query.orderBy(desc(orders.createdAt)).limit(limit) : query)
  return rows.map(wholeOrder)
}

async function readOrder(tx: Executor, where: SQL): Promise<WholeOrder | undefined> {
  const [order] = await readOrders(tx, where)
  return order
}

export const findOrder = (tx: Executor, id: string) => readOrder(tx, eq(orders.id, id))
export const findOrderByCode = (tx: Executor, code: string) => readOrder(tx, eq(orders.code, code))
export const findOrderByTrx = (tx: Executor, trxId: string) => readOrder(tx, hasPayable(trxId))

/** Returns an order with what another module keeps about it. */
export async function findOrderByTrxWith<Part>(
  tx: Executor,
  trxId: string,
  { rows, read }: OrderPart<Part>,
): Promise<OrderWith<Part> | undefined> {
  const [row] = await tx
    .select({ ...columns, part: rows })
    .from(orders)
    .where(hasPayable(trxId))
  return row && { ...wholeOrder(row), part: read(row.part) }
}

const hasPayable = (trxId: string): SQL =>
  sql`${orders.id} = (select order_id from payable where trx_id = ${trxId})`

export const findOrderByReference = (tx: Executor, reference: string) =>
  readOrder(
    tx,
    sql`${orders.id} = (select order_id from reservation where reference = ${reference})`,
  )

/** Returns the newest orders before a given time, newest first, without withdrawn ones. */
export const newestOrders = (
  tx: Executor,
  of: { memberId: string } | { email: string },
  { before, limit }: { before: Date; limit: number },
): Promise<WholeOrder[]> =>
  readOrders(
    tx,
    and(
      'email' in of ? eq(orders.email, of.email) : eq(orders.memberId, of.memberId),
      lt(orders.createdAt, before),
      isNull(orders.withdrawnAt),
    ),
    limit,
  )

/**
 * Returns the order, locked until the transaction ends. Every change of it or its parts goes through here or through
 * `claimOrder`.
 */
export async function lockOrder(tx: Transaction, id: string): Promise<WholeOrder> {
  // Locked before it's read: parts read in the same statement may be from before waiting for the lock.
  const next = sql`${orders.version} + 1`
  await tx.update(orders).set({ version: next }).where(eq(orders.id, id))
  const order = await findOrder(tx, id)
  if (!order) throw new Error(`no order ${id}`)
  return order
}

/**
 * Returns the order, locked until the transaction ends, if it's still as it was read. Otherwise the transaction fails
 * with 40001 (serialization failure), at the latest when it's committed.
 */
export async function claimOrder(tx: Transaction, order: WholeOrder): Promise<WholeOrder> {
  const version = order.version + 1
  await tx
    .update(orders)
    .set({ version: ifStill(orders.version, order.version, version) })
    .where(eq(orders.id, order.id))
  return { ...order, version }
}

/** Updates an order's items. */
export async function setItem(
  tx: Transaction,
  id: string,
  more: Partial<Pick<Item, 'details' | 'lines' | 'endsAt'>>,
): Promise<void> {
  await tx.update(orderItems).set(more).where(eq(orderItems.id, id))
}

/** Updates an order's total, paid and refunded amounts. */
export async function setOrder(
  tx: Transaction,
  id: string,
  more: Partial<Pick<OrderFacts, 'paid' | 'refunded' | 'total'>>,
): Promise<void> {
  await tx.update(orders).set(more).where(eq(orders.id, id))
}

/** Removes an order from all lists. */
export async function withdrawOrder(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(orders).set({ withdrawnAt: now }).where(eq(orders.id, id))
}

/** Adds an entry to an order's history that isn't a state change; `what` is a key such as `payment.captured`. */
export async function note(
  tx: Executor,
  orderId: string,
  what: string,
  at: Date,
  itemId: string | null = null,
): Promise<void> {
  await tx.insert(orderHistory).values({ orderId, itemId, what, at })
}

/** Returns an order's history, oldest first. */
export function historyOf(tx: Executor, orderId: string): Promise<HistoryEntry[]> {
  const { what, at, itemId, reservationId } = orderHistory
  return tx
    .select({ what, at, itemId, reservationId })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.id)
}
