import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { CartPlace } from '../../contract/cart/cart.ts'
import type { BookId } from '../../contract/ids.ts'
import type { Asker } from '../checkout/booker.ts'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { deleteInBatches } from '../platform/database/sweeping.ts'
import { cartItems } from './tables.ts'

/** A member's cart is theirs on any device; a guest's is their device's. */
const isIn = ({ auid, memberId }: Asker) =>
  memberId
    ? eq(cartItems.memberId, memberId)
    : and(eq(cartItems.owner, auid), isNull(cartItems.memberId))

const place = { product: cartItems.product, bookId: cartItems.bookId }
const asPlace = (row: { product: string; bookId: string }): CartPlace => ({
  product: row.product,
  bookId: row.bookId as BookId,
})

/** Returns what is in a visitor's cart, the first added first. */
export async function cartOf(db: Executor, asker: Asker): Promise<CartPlace[]> {
  const rows = await db
    .select(place)
    .from(cartItems)
    .where(isIn(asker))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.bookId))
  return rows.map(asPlace)
}

/** Returns what is in the same cart as a draft, the draft included; empty if it's in none. */
export async function cartWith(db: Executor, bookId: BookId): Promise<CartPlace[]> {
  const { owner, memberId } = cartItems
  const [found] = await db
    .select({ owner, memberId })
    .from(cartItems)
    .where(eq(cartItems.bookId, bookId))
  return found ? cartOf(db, { auid: found.owner, memberId: found.memberId ?? undefined }) : []
}

/** Moves what a guest put into the cart of a device into a member's. Returns what it moved. */
export async function giveCart(
  tx: Transaction,
  auid: string,
  memberId: string,
): Promise<CartPlace[]> {
  const rows = await tx
    .update(cartItems)
    .set({ memberId })
    .where(and(eq(cartItems.owner, auid), isNull(cartItems.memberId)))
    .returning(place)
  return rows.map(asPlace)
}

export async function addItem(
  db: Executor,
  { auid, memberId }: Asker,
  { product, bookId }: CartPlace,
  addedAt: Date,
): Promise<void> {
  await db
    .insert(cartItems)
    .values({ bookId, product, owner: auid, memberId: memberId ?? null, addedAt })
    .onConflictDoNothing()
}

export async function removeItems(
  db: Executor,
  asker: Asker,
  bookIds: readonly string[],
): Promise<void> {
  if (bookIds.length === 0) return
  await db.delete(cartItems).where(and(inArray(cartItems.bookId, [...bookIds]), isIn(asker)))
}

/** Deletes what was added before a moment, whosever cart it's in. */
export async function deleteItems(db: Database, before: Date): Promise<void> {
  await deleteInBatches(db, cartItems, lt(cartItems.addedAt, before))
}
