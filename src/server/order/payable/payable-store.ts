import { and, eq, type InferSelectModel, lt } from 'drizzle-orm'
import type { TrxId } from '../../../contract/ids.ts'
import { type Money, money } from '../../../contract/money.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { ifStill } from '../../platform/database/guards.ts'
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

/** Returns the payable of a row. */
export const payableOf = (row: InferSelectModel<typeof payables>): Payable => ({
  trxId: row.trxId as TrxId,
  purpose: row.purpose,
  state: row.state,
  amount: money(row.amount, row.currency),
  until: row.until,
  paidBy: row.paidBy,
})

/** Moves a payable to a new state. Throws INVALID_STATE. The caller holds the order's lock. */
export async function movePayable(
  tx: Transaction,
  { trxId, state }: Payable,
  to: PayableState,
  more: Partial<Pick<Payable, 'paidBy'>> = {},
): Promise<void> {
  assertTransition(payableTransitions, state, to)
  await tx
    .update(payables)
    .set({ ...more, state: ifStill(payables.state, state, to) })
    .where(eq(payables.trxId, trxId))
}

/** Updates the amount or deadline while it isn't paid. */
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

/** Returns overdue payables that haven't been ended yet. */
export async function overduePayables(tx: Executor, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ trxId: payables.trxId })
    .from(payables)
    .where(and(eq(payables.state, 'open'), lt(payables.until, now)))
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(({ trxId }) => trxId)
}
