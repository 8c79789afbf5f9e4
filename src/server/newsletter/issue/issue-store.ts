import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { assertTransition } from '../../platform/transition-table.ts'
import type { Subscriber } from '../subscriber-store.ts'
import { newsletterSubscribers } from '../tables.ts'
import { type IssueState, issueTransitions } from './issue-states.ts'
import { newsletterIssues, newsletterSendings } from './tables.ts'

export type Issue = typeof newsletterIssues.$inferSelect

/** Returns the issue whose turn it is: one after the other, so that together they keep the rate. */
export async function dueIssue(tx: Executor, now: Date): Promise<string | undefined> {
  const { id, state, sendAt } = newsletterIssues
  const [row] = await tx
    .select({ id })
    .from(newsletterIssues)
    .where(and(inArray(state, ['planned', 'sending']), lte(sendAt, now)))
    .orderBy(asc(sendAt), asc(id))
    .limit(1)
  return row?.id
}

/** Returns an issue, locked until the transaction ends. */
export async function lockIssue(tx: Transaction, id: string): Promise<Issue | undefined> {
  const [row] = await tx
    .select()
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id))
    .for('update')
  return row
}

/** Changes the state of a locked issue. Does nothing if it's in that state already. */
export async function changeIssue(
  tx: Transaction,
  { id, state }: Pick<Issue, 'id' | 'state'>,
  to: IssueState,
  more: Partial<Pick<Issue, 'problem' | 'nextAt' | 'finishedAt'>> = {},
): Promise<void> {
  if (state !== to) assertTransition(issueTransitions, state, to)
  await tx
    .update(newsletterIssues)
    .set({ ...more, state: to })
    .where(eq(newsletterIssues.id, id))
}

/** Returns the subscribers that an issue is still to be sent to, locked: who unsubscribes now isn't among them. */
export async function lockRecipients(
  tx: Transaction,
  { id, countries, onlyTo }: Issue,
  limit: number,
): Promise<Subscriber[]> {
  const subscriber = newsletterSubscribers
  const has = (list: string[], column: typeof subscriber.country | typeof subscriber.email) =>
    list.length === 0 ? undefined : inArray(column, list)
  const got = and(
    eq(newsletterSendings.issueId, id),
    eq(newsletterSendings.subscriberId, subscriber.id),
  )
  return tx
    .select()
    .from(subscriber)
    .where(
      and(
        eq(subscriber.state, 'confirmed'),
        has(countries, subscriber.country),
        has(onlyTo, subscriber.email),
        sql`not exists (select from ${newsletterSendings} where ${got})`,
      ),
    )
    .orderBy(asc(subscriber.id))
    .limit(limit)
    .for('update', { of: subscriber })
}

/** Records that an issue goes to these subscribers. Fails if it went to one of them before. */
export async function addSendings(
  tx: Transaction,
  issueId: string,
  subscribers: readonly Subscriber[],
  writtenAt: Date,
): Promise<void> {
  await tx
    .insert(newsletterSendings)
    .values(subscribers.map(({ id }) => ({ issueId, subscriberId: id, writtenAt })))
}

/** Returns the issues that were written to a subscriber since then. */
export async function issuesTo(tx: Executor, subscriberId: string, since: Date): Promise<string[]> {
  const rows = await tx
    .select({ issueId: newsletterSendings.issueId })
    .from(newsletterSendings)
    .where(
      and(
        eq(newsletterSendings.subscriberId, subscriberId),
        gt(newsletterSendings.writtenAt, since),
      ),
    )
  return rows.map(({ issueId }) => issueId)
}
