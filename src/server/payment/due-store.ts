import { and, eq, gt, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { inAnyOrder } from '../platform/database/in-any-order.ts'
import { assertTransition } from '../platform/transition-table.ts'
import { type DueState, dueTransitions } from './payment-states.ts'
import { dues } from './tables.ts'

export type DueRow = typeof dues.$inferSelect

export async function addDue(tx: Transaction, due: typeof dues.$inferInsert): Promise<void> {
  await tx.insert(dues).values(due)
}

export async function findDue(tx: Executor, trxId: string): Promise<DueRow | undefined> {
  const [row] = await tx.select().from(dues).where(eq(dues.trxId, trxId))
  return row
}

/** Moves a due by the table. Throws INVALID_STATE. The caller holds the order's lock. */
export async function moveDue(
  tx: Transaction,
  due: DueRow,
  to: DueState,
  more: Partial<Pick<DueRow, 'paidBy'>> = {},
): Promise<void> {
  assertTransition(dueTransitions, due.state, to)
  await tx
    .update(dues)
    .set({ ...more, state: to })
    .where(eq(dues.trxId, due.trxId))
}

/** What an order can still be paid under beside its own. */
export async function waitingDues(tx: Executor, orderId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ trxId: dues.trxId })
    .from(dues)
    .where(and(eq(dues.orderId, orderId), eq(dues.state, 'open'), gt(dues.until, now)))
  return rows.map(({ trxId }) => trxId)
}

/** Dues whose time to pay has run out and that nobody has ended yet. */
export async function overdueDues(tx: Executor, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ trxId: dues.trxId })
    .from(dues)
    .where(and(eq(dues.state, 'open'), lt(dues.until, now)))
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(({ trxId }) => trxId)
}
