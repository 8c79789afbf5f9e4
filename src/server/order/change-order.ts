import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction, isRepeatable } from '../platform/database/in-transaction.ts'
import { claimOrder, lockOrder } from './order-store.ts'
import type { WholeOrder } from './whole-order.ts'

/**
 * Changes an order that was read a moment ago. `work` gets it `asRead`, and if it turns out to have changed since,
 * everything is rolled back and `work` runs again with the locked, current order. So a change that only writes is one
 * statement. `work` must have no effects outside of the database.
 */
export async function changeOrder<T>(
  db: Database,
  order: WholeOrder,
  work: (tx: Transaction, order: WholeOrder, asRead: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => work(tx, await claimOrder(tx, order), true))
  } catch (error) {
    if (!isRepeatable(error)) throw error
  }
  return inTransaction(db, async (tx) => work(tx, await lockOrder(tx, order.id), false))
}
