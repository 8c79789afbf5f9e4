import { CatalogueError } from '../../../contract/errors.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { findProvenAddress } from './address-store.ts'
import { lockHolds, openHolds } from './hold-store.ts'

/** Enough to compare trips for a family; too few to empty a plane. */
export const mostHolds = 3

/** Who is about to hold seats. */
export interface Holder {
  owner: string
  memberId: string | null
  /** Where mail about the order goes. */
  email: string
}

/**
 * Throws TOO_MANY_HOLDS if the device or the e-mail address has too many unpaid orders with seats. `details.orders`
 * lists those of this device. A member's own address isn't counted for that member: otherwise others could stop them
 * from booking by entering it.
 */
export async function limitHolds(
  tx: Transaction,
  { owner, memberId, email: typed }: Holder,
  now: Date,
): Promise<void> {
  const email = typed.toLowerCase()
  // Concurrent orders could otherwise exceed the limit.
  await lockHolds(tx, owner, email)
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
