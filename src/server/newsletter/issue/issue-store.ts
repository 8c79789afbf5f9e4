import { and, asc, count, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import type { IssueState } from '../../../contract/desk/contents.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { assertTransition } from '../../platform/transition-table.ts'
import type { Subscriber } from '../subscriber-store.ts'
import { newsletterSubscribers } from '../tables.ts'
import { issueTransitions } from './issue-states.ts'
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

/** Returns the states of all issues by id. */
export async function issueStatesById(db: Executor): Promise<Map<string, IssueState>> {
  const { id, state } = newsletterIssues
  const rows = await db.select({ id, state }).from(newsletterIssues)
  return new Map(rows.map((row) => [row.id, row.state]))
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
  more: Partial<Omit<Issue, 'id' | 'state'>> = {},
): Promise<void> {
  if (state !== to) assertTransition(issueTransitions, state, to)
  await tx
    .update(newsletterIssues)
    .set({ ...more, state: to })
    .where(eq(newsletterIssues.id, id))
}

type Addressed = Pick<Issue, 'id' | 'countries' | 'languages' | 'onlyTo'>

/** Returns the subscribers that an issue is still to be sent to, locked: who unsubscribes now isn't among them. */
export async function lockRecipients(
  tx: Transaction,
  issue: Issue,
  limit: number,
): Promise<Subscriber[]> {
  const subscriber = newsletterSubscribers
  return tx
    .select()
    .from(subscriber)
    .where(isLeft(issue))
    .orderBy(asc(subscriber.id))
    .limit(limit)
    .for('update', { of: subscriber })
}

/** Returns the condition that a subscriber is still to get an issue. */
function isLeft({ id, countries, languages, onlyTo }: Addressed) {
  const { id: subscriberId, state, country, language, email } = newsletterSubscribers
  const has = (list: string[], column: typeof country | typeof language | typeof email) =>
    list.length === 0 ? undefined : inArray(column, list)
  const got = and(
    eq(newsletterSendings.issueId, id),
    eq(newsletterSendings.subscriberId, subscriberId),
  )
  return and(
    eq(state, 'confirmed'),
    has(countries, country),
    has(languages, language),
    has(onlyTo, email),
    sql`not exists (select from ${newsletterSendings} where ${got})`,
  )
}

/** Returns how many subscribers an issue is still to be sent to, or would be if it was sent now. */
export const countLeft = (db: Executor, issue: Addressed): Promise<number> =>
  db.$count(newsletterSubscribers, isLeft(issue))

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

/** Adds a planned issue; returns whether there was none with its id. */
export async function addIssue(
  tx: Transaction,
  issue: typeof newsletterIssues.$inferInsert,
): Promise<boolean> {
  const added = await tx.insert(newsletterIssues).values(issue).onConflictDoNothing().returning()
  return added.length > 0
}

export const findIssue = async (db: Executor, id: string): Promise<Issue | undefined> =>
  (await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)))[0]

/** Returns how many subscribers an issue was written to, is left for, and how many of the former bounced since. */
export async function countSendings(
  db: Executor,
  issue: Issue,
): Promise<{ written: number; left: number; bounced: number }> {
  const { issueId, subscriberId, writtenAt } = newsletterSendings
  const { id, state, changedAt } = newsletterSubscribers
  const isDone = issue.state === 'sent'
  const [written, left, [bounces]] = await Promise.all([
    db.$count(newsletterSendings, eq(issueId, issue.id)),
    // Whoever subscribes after it was sent doesn't get it.
    isDone ? 0 : countLeft(db, issue),
    db
      .select({ bounced: count() })
      .from(newsletterSendings)
      .innerJoin(newsletterSubscribers, eq(id, subscriberId))
      .where(and(eq(issueId, issue.id), eq(state, 'bounced'), gte(changedAt, writtenAt))),
  ])
  return { written, left, bounced: bounces?.bounced ?? 0 }
}
