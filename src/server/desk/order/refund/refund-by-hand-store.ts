import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { RefundByHandState } from '../../../../contract/desk/order/refund-by-hand.ts'
import { type Money, money } from '../../../../contract/money.ts'
import type { Executor, Transaction } from '../../../platform/database/database.ts'
import { ifStill } from '../../../platform/database/guards.ts'
import { assertTransition } from '../../../platform/transition-table.ts'
import { refundsByHand } from '../../tables.ts'
import { decider, type Proposal, proposalOf, proposer } from '../proposal-store.ts'
import { refundByHandTransitions } from './refund-by-hand-states.ts'

/** A refund that staff decided on. */
export interface StoredRefundByHand extends Proposal {
  state: RefundByHandState
  amount: Money
  paidAt: Date | null
}

export async function addRefundByHand(
  tx: Transaction,
  { amount, proposedBy, ...facts }: Omit<StoredRefundByHand, 'decidedBy' | 'decidedAt' | 'paidAt'>,
): Promise<void> {
  await tx.insert(refundsByHand).values({ ...facts, ...amount, proposedBy: proposedBy.id })
}

const select = (tx: Executor) =>
  tx
    .select({ row: refundsByHand, proposer: proposer.name, decider: decider.name })
    .from(refundsByHand)
    .innerJoin(proposer, eq(proposer.id, refundsByHand.proposedBy))
    .leftJoin(decider, eq(decider.id, refundsByHand.decidedBy))

const storedOf = (selected: Awaited<ReturnType<typeof select>>[number]): StoredRefundByHand => {
  const { state, amount, currency, paidAt } = selected.row
  return { ...proposalOf(selected), state, amount: money(amount, currency), paidAt }
}

export async function refundByHandById(
  tx: Executor,
  id: string,
): Promise<StoredRefundByHand | undefined> {
  const [row] = await select(tx).where(eq(refundsByHand.id, id))
  return row && storedOf(row)
}

/** Returns all of an order, newest first. */
export async function refundsByHandOf(
  tx: Executor,
  orderId: string,
): Promise<StoredRefundByHand[]> {
  const rows = await select(tx)
    .where(eq(refundsByHand.orderId, orderId))
    .orderBy(desc(refundsByHand.createdAt))
  return rows.map(storedOf)
}

/** Returns those that wait for a second person, the oldest first. */
export async function proposedRefunds(tx: Executor, most: number): Promise<StoredRefundByHand[]> {
  const rows = await select(tx)
    .where(eq(refundsByHand.state, 'proposed'))
    .orderBy(asc(refundsByHand.createdAt))
    .limit(most)
  return rows.map(storedOf)
}

/** Returns how much of an order was refunded by hand without a second person, in minor units of its currency. */
export async function refundedAlone(tx: Executor, orderId: string): Promise<number> {
  const rows = await tx
    .select({ amount: refundsByHand.amount, state: refundsByHand.state })
    .from(refundsByHand)
    .where(and(eq(refundsByHand.orderId, orderId), isNull(refundsByHand.decidedBy)))
  return rows
    .filter(({ state }) => state === 'approved' || state === 'paid')
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** Moves one to a new state. Throws INVALID_STATE. The caller holds the order's lock. */
export async function moveRefundByHand(
  tx: Transaction,
  { id, state }: Pick<StoredRefundByHand, 'id' | 'state'>,
  to: RefundByHandState,
  more: { decidedBy?: string; decidedAt?: Date; paidAt?: Date },
): Promise<void> {
  assertTransition(refundByHandTransitions, state, to)
  await tx
    .update(refundsByHand)
    .set({ ...more, state: ifStill(refundsByHand.state, state, to) })
    .where(eq(refundsByHand.id, id))
}
