import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { ifStill } from '../platform/database/guards.ts'
import { newId } from '../platform/ids.ts'
import { onceEachObject } from '../platform/once-each.ts'
import { type OrderPart, type OrderWith, partsIn } from './order-part.ts'
import { orderOf, wholeOrder } from './order-row-store.ts'
import { addPayable } from './payable/payable-store.ts'
import { type PriceChange, type PriceEvent, storedAmounts } from './price-history.ts'
import { orderHistory, orderItems, orders, reservations } from './tables.ts'
import type { Origin, Takes } from './takes.ts'
import type { HistoryEntry, HistoryMove, Item, OrderFacts, WholeOrder } from './whole-order.ts'

/**
 * Writes a new order, which `server` will reserve; `holds` says what each reservation takes for which network. Returns false
 * if its code is taken, and nothing was written.
 */
export async function addOrder(
  tx: Transaction,
  order: WholeOrder,
  {
    server,
    holds,
  }: { server: number; holds: readonly ((Origin & { takes: Takes }) | undefined)[] },
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
      ...holds[position],
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

const hasPayable = (trxId: Placeholder): SQL =>
  sql`${orders.id} = (select order_id from payable where trx_id = ${trxId})`

const select = (tx: Executor) => tx.select(columns).from(orders)

/** Returns a function that reads the order for which `where` holds, given its value as `$key`. */
function readBy(name: string, where: (key: Placeholder) => SQL) {
  const statement = onceEachObject((tx: Executor) =>
    select(tx)
      .where(where(sql.placeholder('key')))
      .prepare(name),
  )
  return async (tx: Executor, key: string): Promise<WholeOrder | undefined> => {
    const [row] = await statement(tx).execute({ key })
    return row && wholeOrder(row)
  }
}

export const findOrder = readBy('order by id', (id) => eq(orders.id, id))
export const findOrderByCode = readBy('order by code', (code) => eq(orders.code, code))
export const findOrderByTrx = readBy('order by trx', hasPayable)
export const findOrderByReference = readBy(
  'order by reference',
  (reference) =>
    sql`${orders.id} = (select order_id from reservation where reference = ${reference})`,
)

const selectWith = onceEachObject(({ name, rows }: OrderPart<unknown>) =>
  onceEachObject((tx: Executor) =>
    tx
      .select({ ...columns, part: rows })
      .from(orders)
      .where(hasPayable(sql.placeholder('trxId')))
      .prepare(`order with ${name}`),
  ),
)

/** Returns an order with what another module keeps about it. */
export async function findOrderByTrxWith<Part>(
  tx: Executor,
  trxId: string,
  part: OrderPart<Part>,
): Promise<OrderWith<Part> | undefined> {
  const [row] = await selectWith(part)(tx).execute({ trxId })
  return row && { ...wholeOrder(row), part: part.read(row.part) }
}

/** Returns the version of an order. */
export async function versionOf(tx: Executor, id: string): Promise<number | undefined> {
  const [row] = await tx.select({ version: orders.version }).from(orders).where(eq(orders.id, id))
  return row?.version
}

/** Returns the newest orders before a given time, newest first, without withdrawn ones. */
export async function newestOrders(
  tx: Executor,
  of: { memberId: string } | { email: string },
  { before, limit }: { before: Date; limit: number },
): Promise<WholeOrder[]> {
  const isTheirs = 'email' in of ? eq(orders.email, of.email) : eq(orders.memberId, of.memberId)
  const rows = await select(tx)
    .where(and(isTheirs, lt(orders.createdAt, before), isNull(orders.withdrawnAt)))
    .orderBy(desc(orders.createdAt))
    .limit(limit)
  return rows.map(wholeOrder)
}

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

/** Returns orders by their ids, newest first, and whether they were withdrawn. */
export async function findOrders(
  tx: Executor,
  ids: readonly string[],
): Promise<{ order: WholeOrder; isWithdrawn: boolean }[]> {
  const rows = await select(tx)
    .where(inArray(orders.id, [...ids]))
    .orderBy(desc(orders.createdAt), desc(orders.id))
  return rows.map((row) => ({ order: wholeOrder(row), isWithdrawn: row.withdrawnAt !== null }))
}

/** Returns orders' numbers by their ids. */
export async function codesOf(tx: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: orders.id, code: orders.code })
    .from(orders)
    .where(inArray(orders.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** Updates an order's items. */
export async function setItem(
  tx: Transaction,
  id: string,
  more: Partial<Pick<Item, 'details' | 'lines' | 'travellers' | 'endsAt'>>,
): Promise<void> {
  await tx.update(orderItems).set(more).where(eq(orderItems.id, id))
}

/** Adds items to a reservation, after all others of its order. */
export async function addItems(
  tx: Transaction,
  { id: orderId, items }: Pick<WholeOrder, 'id' | 'items'>,
  reservationId: string,
  added: readonly Pick<Item, 'details' | 'lines' | 'travellers' | 'endsAt'>[],
): Promise<void> {
  if (added.length === 0) return
  const next = 1 + Math.max(...items.map(({ position }) => position))
  await tx.insert(orderItems).values(
    added.map((item, index) => ({
      ...item,
      id: newId(),
      orderId,
      reservationId,
      position: next + index,
    })),
  )
}

/** Removes an item from its order. Its history stays. */
export async function removeItem(tx: Transaction, id: string): Promise<void> {
  await tx.delete(orderItems).where(eq(orderItems.id, id))
}

/** Updates an order's total, paid, refunded and lost amounts. */
export async function setOrder(
  tx: Transaction,
  id: string,
  more: Partial<
    Pick<
      OrderFacts,
      | 'paid'
      | 'refunded'
      | 'lost'
      | 'total'
      | 'contact'
      | 'email'
      | 'addressRound'
      | 'emailProvenAt'
    >
  >,
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

/** Adds a price that a traveller met to an order's history. */
export async function notePrice(
  tx: Executor,
  orderId: string,
  what: PriceEvent,
  { before, after }: PriceChange,
  at: Date,
): Promise<void> {
  const prices = { before: storedAmounts(before), after: storedAmounts(after) }
  await tx.insert(orderHistory).values({ orderId, what, ...prices, at })
}

/** Returns an order's history with the states between which its parts moved, oldest first. */
export function movesOf(tx: Executor, orderId: string): Promise<HistoryMove[]> {
  const { what, at, itemId, reservationId, before, after } = orderHistory
  return tx
    .select({ what, at, itemId, reservationId, before, after })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.id)
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
