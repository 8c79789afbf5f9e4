import { CatalogueError } from '../../../contract/errors.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { NewOrder } from '../place-order.ts'
import type { Origin } from '../takes.ts'
import { isOwnAddress } from './address-store.ts'
import { lockHolds, openHolds } from './hold-store.ts'
import { limitNetwork } from './limit-network.ts'

/** Enough to compare trips for a family; too few to empty a plane. */
export const mostHolds = 3

/**
 * Throws TOO_MANY_HOLDS if the device or the e-mail address of a new order has too many unpaid orders with seats, and
 * TOO_MANY_NETWORK_HOLDS if its network has (`limit-network.ts`). `details.orders` lists those of this device. A member's own address isn't counted for that member: otherwise others could stop them
 * from booking by entering it.
 */
export async function limitHolds(
  tx: Transaction,
  { owner, memberId, contact, bundles }: NewOrder,
  origin: Origin | undefined,
  now: Date,
): Promise<void> {
  const email = contact.email.toLowerCase()
  // Concurrent orders could otherwise exceed the limits.
  await lockHolds(tx, [owner, email, ...(origin ? [origin.heldAround] : [])])
  const open = await openHolds(tx, owner, email, now)
  const own = open.filter((order) => order.owner === owner)
  const toAddress = open.filter((order) => order.email === email)
  const isTheirs = () => isOwnAddress(tx, { memberId, contact })
  if (own.length < mostHolds && (toAddress.length < mostHolds || (await isTheirs()))) {
    if (origin) await limitNetwork(tx, origin, { bundles, own }, now)
    return
  }
  throw new CatalogueError('TOO_MANY_HOLDS', {
    details: { orders: own.map(({ code, trxId }) => ({ orderCode: code, trxId })) },
  })
}
