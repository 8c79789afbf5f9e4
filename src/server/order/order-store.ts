import {
  and,
  desc,
  eq,
  getTableColumns,
  type InferSelectModel,
  isNull,
  lt,
  type SQL,
  sql,
  type Table,
} from 'drizzle-orm'
import type { OrderCode } from '../../contract/ids.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { addPayable, payableOf } from './payable/payable-store.ts'
import { orderHistory, orderItems, orders, payables, reservations } from './tables.ts'
import type { HistoryEntry, Item, OrderFacts, Reservation, WholeOrder } from './whole-order.ts'

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

type Json = Record<string, unknown>

/** Selects the order's rows of a table as JSON, so that an order is read in one statement. */
const partsIn = (table: string, inOrder: string) =>
  sql<Json[]>`(select coalesce(json_agg(part order by ${sql.raw(inOrder)}), '[]')
    from ${sql.raw(table)} part where part.order_id = "order".id)`

/** Returns a parser for a table's rows that PostgreSQL wrote as JSON: names in snake_case, timestamps as text. */
function jsonReader<From extends Table>(table: From): (json: Json) => InferSelectModel<From> {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    column,
    name: key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  }))
  return (json) =>
    Object.fromEntries(
      columns.map(({ key, column, name }) => {
        const value = json[name]
        return [key, value === null ? null : column.mapFromDriverValue(value)]
      }),
    ) as InferSelectModel<From>
}

const readReservation = jsonReader(reservations)
const readItem = jsonReader(orderItems)
const readPayable = jsonReader(payables)

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
    const facts = row.reservations.map(readReservation)
    const byId = new Map(facts.map((each) => [each.id, each]))
    const items = row.items.map((json) => {
      const item = readItem(json)
      return itemOf(item, byId.get(item.reservationId))
    })
    return {
      ...orderOf({ ...row, code: row.code as OrderCode }),
      items,
      reservations: facts.map((each) => reservationOf(each, items)),
      payables: row.payables.map((json) => payableOf(readPayable(json))),
    }
  })
}

/** Returns an order's own fields: its row has more, and a whole order has its parts. */
const orderOf = (order: OrderFacts): OrderFacts => ({
  id: order.id,
  code: order.code,
  owner: order.owner,
  memberId: order.memberId,
  email: order.email,
  contact: order.contact,
  currency: order.currency,
  total: order.total,
  paid: order.paid,
  refunded: order.refunded,
  language: order.language,
  createdAt: order.createdAt,
})

type ReservationRow = InferSelectModel<typeof reservations>

const reservationOf = (row: ReservationRow, items: readonly Item[]): Reservation => ({
  id: row.id,
  orderId: row.orderId,
  bundle: row.bundle,
  product: row.product,
  supplier: row.supplier,
  reference: row.reference,
  state: row.state,
  attempt: row.attempt,
  reservedUntil: row.reservedUntil,
  priceUntil: row.priceUntil,
  isCharged: row.isCharged,
  items: items.filter(({ reservationId }) => reservationId === row.id),
})

/** Returns an item with what it shares with its reservation. */
function itemOf(
  row: InferSelectModel<typeof orderItems>,
  reservation: ReservationRow | undefined,
): Item {
  if (!reservation) throw new Error(`no reservation of item ${row.id}`)
  return {
    id: row.id,
    reservationId: row.reservationId,
    position: row.position,
    travellers: row.travellers,
    lines: row.lines,
    details: row.details,
    endsAt: row.endsAt,
    bundle: reservation.bundle,
    product: reservation.product,
    supplier: reservation.supplier,
    reference: reservation.reference,
    state: reservation.state,
  }
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

/** Returns the order, locked until the transaction ends. Every change of it or its parts goes through here. */
export async function lockOrder(tx: Transaction, id: string): Promise<WholeOrder> {
  // Locked before it's read: parts read in the same statement may be from before waiting for the lock.
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
  const order = await findOrder(tx, id)
  if (!order) throw new Error(`no order ${id}`)
  return order
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
