import { and, eq, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { orders } from '../tables.ts'

/** Returns an order's address, and how often that was changed; undefined when there is no such order. */
export async function addressOf(
  tx: Executor,
  code: string,
): Promise<{ email: string; addressRound: number } | undefined> {
  const { email, addressRound } = orders
  const [order] = await tx.select({ email, addressRound }).from(orders).where(eq(orders.code, code))
  return order
}

/** Assigns all guests' orders with an address to a member. */
export async function giveOrders(tx: Transaction, email: string, memberId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ memberId })
    .where(and(eq(orders.email, email), isNull(orders.memberId)))
}

/** Returns whether any order was made with an address. */
export async function hasOrders(tx: Transaction, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.email, email), isNull(orders.withdrawnAt)))
    .limit(1)
  return found.length > 0
}
