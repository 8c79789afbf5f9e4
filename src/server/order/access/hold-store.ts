import { and, asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { OrderCode, TrxId } from '../../../contract/ids.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { orders, payables, reservations } from '../tables.ts'
import type { Takes } from '../takes.ts'

/** An unpaid order that holds seats or rooms. */
export interface OpenHold {
  code: OrderCode
  trxId: TrxId
  owner: string
  email: string
}

/** Serialises calls about the same devices, e-mail addresses or networks until the transaction ends. */
export async function lockHolds(tx: Transaction, of: readonly string[]): Promise<void> {
  // In a fixed order, which prevents deadlocks.
  const locks = of
    .toSorted()
    .map((each) => sql`pg_advisory_xact_lock(hashtextextended(${`holds ${each}`}, 0))`)
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`)
}

/** Matches reservations that are held or still being requested. */
function isHolding(now: Date): SQL | undefined {
  // Where no supplier gives a time, it is the time to pay.
  const end = sql`coalesce(least(${reservations.reservedUntil}, ${reservations.priceUntil}), ${payables.until})`
  return or(
    inArray(reservations.state, ['reserving', 'unknown']),
    and(inArray(reservations.state, ['held', 'quoted']), sql`${end} > ${now}`),
  )
}

const isOwnPayable = and(eq(payables.orderId, orders.id), eq(payables.purpose, 'order'))

/** Returns unpaid orders of a device or an address whose reservations are held or still being requested. */
export async function openHolds(
  tx: Transaction,
  owner: string,
  email: string,
  now: Date,
): Promise<OpenHold[]> {
  const holding = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.orderId, orders.id), isHolding(now)))
  const rows = await tx
    .select({
      code: orders.code,
      trxId: payables.trxId,
      owner: orders.owner,
      email: orders.email,
    })
    .from(orders)
    .innerJoin(payables, isOwnPayable)
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

/** The seats or rooms held by one reservation of an unpaid order. */
export interface NetworkHold {
  orderId: string
  bundle: number
  heldFrom: string | null
  heldAround: string | null
  takes: Takes | null
}

/** Returns the seats and rooms held by unpaid orders from a network, given as a digest. */
export const networkHolds = (
  tx: Transaction,
  heldAround: string,
  now: Date,
): Promise<NetworkHold[]> =>
  tx
    .select({
      orderId: reservations.orderId,
      bundle: reservations.bundle,
      heldFrom: reservations.heldFrom,
      heldAround: reservations.heldAround,
      takes: reservations.takes,
    })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(payables, isOwnPayable)
    .where(and(eq(reservations.heldAround, heldAround), eq(orders.paid, 0), isHolding(now)))
