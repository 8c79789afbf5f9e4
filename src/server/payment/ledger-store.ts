import { asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../platform/database/database.ts'
import type { Balance } from './ledger.ts'
import { ledgerEntries } from './tables.ts'

/** One side of a movement of money. */
export interface Entry extends Balance {
  /** What moved it. */
  movement: string
  orderId: string
  at: Date
}

/** Writes both sides of a movement, unless it's already written. */
export async function addEntries(tx: Executor, entries: Entry[]): Promise<void> {
  await tx.insert(ledgerEntries).values(entries).onConflictDoNothing()
}

/** Returns the sums of entries by account and currency, for one order or for all. */
export function sumEntries(tx: Executor, orderId?: string): Promise<Balance[]> {
  return tx
    .select({
      account: ledgerEntries.account,
      currency: ledgerEntries.currency,
      amount: sql<number>`sum(${ledgerEntries.amount})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(orderId === undefined ? undefined : eq(ledgerEntries.orderId, orderId))
    .groupBy(ledgerEntries.account, ledgerEntries.currency)
}

/** Returns an order's entries, oldest first. */
export const entriesOf = (tx: Executor, orderId: string): Promise<Entry[]> =>
  tx
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId))
    .orderBy(asc(ledgerEntries.id))
