import { and, eq, type InferSelectModel, lt } from 'drizzle-orm'
import type { TrxId } from '../../../contract/ids.ts'
import { type Money, money } from '../../../contract/money.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { inAnyOrder } from '../../platform/database/sweeping.ts'
import { assertTransition } from '../../platform/transition-table.ts'
import { payables } from '../tables.ts'
import type { Payable } from '../whole-order.ts'
import { type PayableState, payableTransitions } from './payable-states.ts'

export async function addPayable(
  tx: Transaction,
  orderId: string,
  { amount, ...facts }: Payable,
  createdAt: Date,
): Promise<void> {
  await tx.insert(payables).values({ ...facts, ...amount, orderId, createdAt })
}

/** Returns the payable that a row keeps. */
export const payableOf = (row: InferSelectModel<typeof payables>): Payable => ({
  trxId: row.trxId as TrxId,
  purpose: row.purpose,
  state: row.state,
  amount: money(row.amount, row.currency),
  until: row.until,
  paidBy: row.paidBy,
})

/** Moves a payable by the table. Throws INVALID_STATE. The caller holds the order's lock. */
export async function movePayable(
  tx: Transaction,
  { trxId, state }: Payable,
  to: PayableState,
  more: Partial<Pick<Payable, 'paidBy'>> = {},
): Promise<void> {
  assertTransition(payableTransitions, state, to)
  await tx
    .update(payables)
    .set({ ...more, state: to })
    .where(eq(payables.trxId, trxId))
}

/** Changes what is to be paid, or until when, while it isn't paid. */
export async function setPayable(
  tx: Transaction,
  trxId: string,
  { amount, until }: { amount: Money; until: Date },
): Promise<void> {
  await tx
    .update(payables)
    .set({ ...amount, until })
    .where(eq(payables.trxId, trxId))
}

/** Payables whose time has run out and that nobody has ended yet. */
export async function overduePayables(tx: Executor, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ trxId: payables.trxId })
    .from(payables)
    .where(and(eq(payables.state, 'open'), lt(payables.until, now)))
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(({ trxId }) => trxId)
}
