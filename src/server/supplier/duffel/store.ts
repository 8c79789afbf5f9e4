import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'
import { bookings, changes, orders } from './tables.ts'

export type BookingRow = typeof bookings.$inferSelect
export type OrderRow = typeof orders.$inferSelect
export type ChangeRow = typeof changes.$inferSelect

export async function findBooking(
  db: Executor,
  reference: string,
): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference))
  return row
}

/** Stores a booking, once per reference. */
export async function putBooking(db: Executor, reference: string, createdAt: Date): Promise<void> {
  await db.insert(bookings).values({ reference, createdAt }).onConflictDoNothing()
}

/**
 * Takes a lease on the booking for this many milliseconds. Returns false if somebody else has one. Uses the database's
 * clock, which all servers share.
 */
export async function takeLease(db: Executor, reference: string, time: number): Promise<boolean> {
  const until = sql`now() + make_interval(secs => ${time / 1000})`
  const rows = await db
    .update(bookings)
    .set({ leasedUntil: until })
    .where(
      and(
        eq(bookings.reference, reference),
        or(isNull(bookings.leasedUntil), lt(bookings.leasedUntil, sql`now()`)),
      ),
    )
    .returning({ reference: bookings.reference })
  return rows.length > 0
}

export async function endLease(db: Executor, reference: string): Promise<void> {
  await db.update(bookings).set({ leasedUntil: null }).where(eq(bookings.reference, reference))
}

export async function endBooking(
  db: Executor,
  reference: string,
  ended: NonNullable<BookingRow['ended']>,
): Promise<void> {
  await db.update(bookings).set({ ended }).where(eq(bookings.reference, reference))
}

/** Returns the orders in the order of the hold's offers. */
export async function ordersOf(db: Executor, reference: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.reference, reference))
    .orderBy(asc(orders.position))
}

export async function orderByDuffelId(
  db: Executor,
  orderId: string,
): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.orderId, orderId))
  return row
}

export async function putOrder(db: Executor, order: typeof orders.$inferInsert): Promise<void> {
  await db.insert(orders).values(order)
}

/** Deletes an order that Duffel certainly didn't create. */
export async function dropOrder(db: Executor, order: OrderKey): Promise<void> {
  await db.delete(orders).where(orderKey(order))
}

export async function updateOrder(
  db: Executor,
  order: OrderKey,
  change: Partial<Pick<OrderRow, 'orderId' | 'payAskedAt' | 'payBrokeAt' | 'offer'>>,
): Promise<void> {
  await db.update(orders).set(change).where(orderKey(order))
}

type OrderKey = Pick<OrderRow, 'reference' | 'position'>

const orderKey = ({ reference, position }: OrderKey) =>
  and(eq(orders.reference, reference), eq(orders.position, position))

/** Stores an exchange, once per reference, and returns the stored one. */
export async function putChange(
  db: Executor,
  change: typeof changes.$inferInsert,
): Promise<ChangeRow | undefined> {
  await db.insert(changes).values(change).onConflictDoNothing()
  const [row] = await db.select().from(changes).where(eq(changes.reference, change.reference))
  return row
}

export async function updateChange(
  db: Executor,
  reference: string,
  change: Partial<Pick<ChangeRow, 'changeId' | 'confirmAskedAt' | 'outcome'>>,
): Promise<void> {
  await db.update(changes).set(change).where(eq(changes.reference, reference))
}
