import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { OrderCode, TrxId } from '../../../contract/ids.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { orders, payables, reservations } from '../tables.ts'

/** An unpaid order that holds seats or rooms. */
export interface OpenHold {
  code: OrderCode
  trxId: TrxId
  owner: string
  email: string
}

/** Serialises calls about the same device or address until the transaction ends. */
export async function lockHolds(tx: Transaction, owner: string, email: string): Promise<void> {
  // In a fixed order, which prevents deadlocks.
  const [one, two] = [`holds ${owner}`, `holds ${email}`].sort()
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${one}, 0)),
    pg_advisory_xact_lock(hashtextextended(${two}, 0))`)
}

/** Returns unpaid orders of a device or an address whose reservations are held or still being requested. */
export async function openHolds(
  tx: Transaction,
  owner: string,
  email: string,
  now: Date,
): Promise<OpenHold[]> {
  // Where no supplier gives a time, it is the time to pay.
  const end = sql`coalesce(least(${reservations.reservedUntil}, ${reservations.priceUntil}), ${payables.until})`
  const holding = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.orderId, orders.id),
        or(
          inArray(reservations.state, ['reserving', 'unknown']),
          and(inArray(reservations.state, ['held', 'quoted']), sql`${end} > ${now}`),
        ),
      ),
    )
  const rows = await tx
    .select({
      code: orders.code,
      trxId: payables.trxId,
      owner: orders.owner,
      email: orders.email,
    })
    .from(orders)
    .innerJoin(payables, and(eq(payables.orderId, orders.id), eq(payables.purpose, 'order')))
    .where(
      and(
        or(eq(orders.owner, owner), eq(orders.email, email)),
        eq(orders.paid, 0),
        exists(holding),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(50)
  return rows.map((row) => ({
    ...row,
    code: row.code as OrderCode,
    trxId: row.trxId as TrxId,
  }))
}
