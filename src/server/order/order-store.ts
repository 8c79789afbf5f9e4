import { and, desc, eq, getTableColumns, isNull, lt, type SQL, sql, type Table } from 'drizzle-orm'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { orderHistory, orderItems, orders, payables, reservations } from './tables.ts'
import type { Item, OrderFacts, Payable, Reservation, WholeOrder } from './whole-order.ts'

export type HistoryRow = typeof orderHistory.$inferSelect

/** Writes a new order; false when its code is taken, and nothing was written. */
export async function addOrder(
  tx: Transaction,
  order: typeof orders.$inferInsert,
  parts: {
    reservations: (typeof reservations.$inferInsert)[]
    items: (typeof orderItems.$inferInsert)[]
    payable: typeof payables.$inferInsert
  },
): Promise<boolean> {
  const added = await tx
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: orders.code })
    .returning({ id: orders.id })
  if (added.length === 0) return false
  await tx.insert(reservations).values(parts.reservations)
  await tx.insert(orderItems).values(parts.items)
  await tx.insert(payables).values(parts.payable)
  return true
}

/** The rows of a table that belong to the order that is read, as JSON: an order is one statement. */
const partsIn = (table: string, inOrder: string) =>
  sql<Json[]>`(select coalesce(json_agg(part order by ${sql.raw(inOrder)}), '[]')
    from ${sql.raw(table)} part where part.order_id = "order".id)`

type Json = Record<string, unknown>

async function readOrders(
  tx: Executor,
  where: SQL | undefined,
  limit?: number,
): Promise<WholeOrder[]> {
  const query = tx
    .select({
      ...getTableColumns(orders),
      reservations: partsIn('reservation', 'part.position'),
      items: partsIn('order_item', 'part.position'),
      payables: partsIn('payable', 'part.created_at, part.purpose desc'),
    })
    .from(orders)
    .where(where)
  const rows = await (limit ? query.orderBy(desc(orders.createdAt)).limit(limit) : query)
  return rows.map((row) => {
    const items = row.items.map((each) => rowOf<typeof orderItems.$inferSelect>(orderItems, each))
    return wholeOrder(
      row,
      row.reservations.map((each) => rowOf<Omit<Reservation, 'items'>>(reservations, each)),
      items,
      row.payables.map((each) => rowOf<Payable>(payables, each)),
    )
  })
}

/** Puts an order together from its rows: items know their reservation's state, reservations their items. */
function wholeOrder(
  facts: OrderFacts,
  reservations: Omit<Reservation, 'items'>[],
  rows: (typeof orderItems.$inferSelect)[],
  payables: Payable[],
): WholeOrder {
  const byId = new Map(reservations.map((each) => [each.id, each]))
  const items = rows.map((row): Item => {
    const reservation = byId.get(row.reservationId)
    if (!reservation) throw new Error(`no reservation of item ${row.id}`)
    const { bundle, product, supplier, reference, state } = reservation
    return { ...row, bundle, product, supplier, reference, state }
  })
  return {
    ...facts,
    items,
    payables,
    reservations: reservations.map((each) => ({
      ...each,
      items: items.filter(({ reservationId }) => reservationId === each.id),
    })),
  }
}

/** Reads a row that PostgreSQL wrote as JSON: names in snake_case, moments as text. */
function rowOf<Row>(table: Table, json: Json): Row {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = json[key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]
    return [key, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.fromEntries(columns) as Row
}

async function readOrder(tx: Executor, where: SQL): Promise<WholeOrder | undefined> {
  const [order] = await readOrders(tx, where)
  return order
}

export const findOrder = (tx: Executor, id: string) => readOrder(tx, eq(orders.id, id))
export const findOrderByCode = (tx: Executor, code: string) => readOrder(tx, eq(orders.code, code))
export const findOrderByTrx = (tx: Executor, trxId: string) =>
  readOrder(tx, sql`${orders.id} = (select order_id from payable where trx_id = ${trxId})`)
export const findOrderByReference = (tx: Executor, reference: string) =>
  readOrder(
    tx,
    sql`${orders.id} = (select order_id from reservation where reference = ${reference})`,
  )

/** The newest orders of somebody made before a moment, newest first; none that was withdrawn. */
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

/** The order, locked until the transaction ends: whoever changes it or its parts comes through here. */
export async function lockOrder(tx: Transaction, id: string): Promise<WholeOrder> {
  // Locked before it is read: parts that are read with the lock may be those from before waiting for it.
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
  const order = await findOrder(tx, id)
  if (!order) throw new Error(`no order ${id}`)
  return order
}

/** Changes what is known of an order's items. */
export async function setItem(
  tx: Transaction,
  id: string,
  more: Partial<Pick<Item, 'details' | 'lines' | 'endsAt'>>,
): Promise<void> {
  await tx.update(orderItems).set(more).where(eq(orderItems.id, id))
}

/** Changes what an order costs, has been paid and refunded. */
export async function setOrder(
  tx: Transaction,
  id: string,
  more: Partial<Pick<OrderFacts, 'paid' | 'refunded' | 'total' | 'withdrawnAt'>>,
): Promise<void> {
  await tx.update(orders).set(more).where(eq(orders.id, id))
}

/** Adds a line to an order's history that is no change of a state; `what` is a key such as `payment.captured`. */
export async function note(
  tx: Executor,
  orderId: string,
  what: string,
  at: Date,
  itemId: string | null = null,
): Promise<void> {
  await tx.insert(orderHistory).values({ orderId, itemId, what, at })
}

/** Everything that happened to an order, oldest first. */
export async function historyOf(tx: Executor, orderId: string): Promise<HistoryRow[]> {
  return tx
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.id)
}
