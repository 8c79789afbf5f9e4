import {
  and,
  asc,
  desc,
  eq,
  gte,
  type InferSelectModel,
  inArray,
  isNotNull,
  isNull,
  lt,
} from 'drizzle-orm'
import type { NoticeState } from '../../../contract/flight/schedule-change.ts'
import type { NoticeId } from '../../../contract/ids.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { inAnyOrder } from '../../platform/database/sweeping.ts'
import { assertTransition } from '../../platform/transition-table.ts'
import type { StoredNotice } from './notice.ts'
import { noticeTransitions } from './notice.ts'
import { notices } from './tables.ts'

/** States in which an airline's change is not resolved yet. */
const unanswered: NoticeState[] = ['open', 'accepting']

/** Creates a notice, once for each change of a supplier. Returns whether it's new. */
export async function addNotice(tx: Transaction, notice: StoredNotice): Promise<boolean> {
  const added = await tx
    .insert(notices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ id: notices.id })
  return added.length > 0
}

const noticeOf = (row: InferSelectModel<typeof notices>): StoredNotice => ({
  ...row,
  id: row.id as NoticeId,
})

/** Returns those of a supplier's changes that already have a notice. */
export async function knownChanges(
  tx: Executor,
  supplier: string,
  changeIds: string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ changeId: notices.changeId })
    .from(notices)
    .where(and(eq(notices.supplier, supplier), inArray(notices.changeId, changeIds)))
  return new Set(rows.map(({ changeId }) => changeId))
}

/** Returns the inbox of an order, newest first. */
export async function noticesOf(tx: Executor, orderId: string): Promise<StoredNotice[]> {
  const rows = await tx
    .select()
    .from(notices)
    .where(eq(notices.orderId, orderId))
    .orderBy(desc(notices.openedAt), desc(notices.id))
  return rows.map(noticeOf)
}

export async function findNotice(tx: Executor, id: string): Promise<StoredNotice | undefined> {
  const [row] = await tx.select().from(notices).where(eq(notices.id, id))
  return row && noticeOf(row)
}

/** Returns the notices of these items whose answer hasn't been carried out yet. */
export async function unansweredNotices(tx: Executor, itemIds: string[]): Promise<StoredNotice[]> {
  const rows = await tx
    .select()
    .from(notices)
    .where(and(inArray(notices.itemId, itemIds), inArray(notices.state, unanswered)))
  return rows.map(noticeOf)
}

/** Selects notices without an answer, of flights that were cancelled or that have new times. */
const isOpen = ({ isCancelled }: { isCancelled: boolean }) =>
  and(eq(notices.state, 'open'), isCancelled ? isNull(notices.after) : isNotNull(notices.after))

/** Returns notices without an answer whose deadline was before `until`, and not before `since`. */
export async function noticesDue(
  tx: Executor,
  { isCancelled, since, until }: { isCancelled: boolean; since?: Date; until: Date },
): Promise<StoredNotice[]> {
  const rows = await tx
    .select()
    .from(notices)
    .where(
      and(
        isOpen({ isCancelled }),
        since && gte(notices.answerBy, since),
        lt(notices.answerBy, until),
      ),
    )
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(noticeOf)
}

/** Returns notices without an answer, those to be answered first in front. */
export async function openNotices(
  tx: Executor,
  { isCancelled, most }: { isCancelled: boolean; most: number },
): Promise<StoredNotice[]> {
  const rows = await tx
    .select()
    .from(notices)
    .where(isOpen({ isCancelled }))
    .orderBy(asc(notices.answerBy))
    .limit(most)
  return rows.map(noticeOf)
}

/** Returns notices whose answer has been on its way to the supplier since before `moment`. */
export async function noticesAtWork(tx: Executor, moment: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.state, 'accepting'), lt(notices.changedAt, moment)))
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(({ id }) => id)
}

/** Moves a notice to a new state and returns it. Throws INVALID_STATE. The caller holds the order's lock. */
export async function moveNotice(
  tx: Transaction,
  notice: StoredNotice,
  to: NoticeState,
  now: Date,
): Promise<StoredNotice> {
  assertTransition(noticeTransitions, notice.state, to)
  await tx.update(notices).set({ state: to, changedAt: now }).where(eq(notices.id, notice.id))
  return { ...notice, state: to, changedAt: now }
}

/** Moves the deadline of a notice. The caller holds the order's lock. */
export async function moveDeadline(
  tx: Transaction,
  { id }: StoredNotice,
  answerBy: Date,
): Promise<void> {
  await tx.update(notices).set({ answerBy }).where(eq(notices.id, id))
}
