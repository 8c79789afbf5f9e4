import { CatalogueError } from '../../../contract/errors.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { findProvenAddress } from './address-store.ts'
import { lockHolds, openHolds } from './hold-store.ts'

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
  // Orders placed at the same time would each find room.
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
