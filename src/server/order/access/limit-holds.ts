import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { orders, payables, reservations } from '../tables.ts'
import { findProvenAddress } from './address-store.ts'

/** Enough for a family that compares; too few to empty a plane. */
export const mostHolds = 3

/** Who is about to hold seats. */
export interface Holder {
  owner: string
  memberId: string | null
  /** Where mail about the order goes. */
  email: string
}

/**
 * Throws TOO_MANY_HOLDS when the device, or the e-mail address, has as many unpaid orders with seats as it may have at once.
 * `details.orders` names those of this device. A member's own address isn't counted for that member: others can type
 * it too, and would keep them from booking.
 */
export async function limitHolds(
  tx: Transaction,
  { owner, memberId, email: typed }: Holder,
  now: Date,
): Promise<void> {
  const email = typed.toLowerCase()
  // Orders placed at the same time would each find room. In one order, so that two never wait for each other.
  for (const scope of [`holds ${owner}`, `holds ${email}`].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${scope}, 0))`)
  }
  const open = await openHolds(tx, owner, email, now)
  const own = open.filter((order) => order.owner === owner)
  const toAddress = open.filter((order) => order.email === email)
  const isTheirs = async () =>
    memberId !== null && (await findProvenAddress(tx, email))?.memberId === memberId
  if (own.length < mostHolds && (toAddress.length < mostHolds || (await isTheirs()))) return
  throw new CatalogueError('TOO_MANY_HOLDS', {
    details: { orders: own.map(({ code, trxId }) => ({ orderCode: code, trxId })) },
  })
}

/** Unpaid orders of a device or an address whose reservations are held, or still being asked for. */
async function openHolds(tx: Transaction, owner: string, email: string, now: Date) {
  const end = sql`least(${reservations.reservedUntil}, ${reservations.priceUntil})`
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
  return tx
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
}
