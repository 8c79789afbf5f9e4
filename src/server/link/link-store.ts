import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { LinkTarget } from '../../contract/link/link.ts'
import type { Database } from '../platform/database/database.ts'
import { deleteInBatches } from '../platform/database/sweeping.ts'
import { links } from './tables.ts'

export type NewLink = Pick<typeof links.$inferInsert, 'hash' | 'targetKey'> & LinkTarget

const target = { path: links.path, query: links.query, marks: links.marks }

/** Adds a link, or renews the existing one with this target. Returns its hash. */
export async function keepLink(db: Database, link: NewLink, now: Date): Promise<string> {
  const [kept] = await db
    .insert(links)
    .values({ ...link, madeAt: now, wantedAt: now })
    .onConflictDoUpdate({ target: links.targetKey, set: { wantedAt: now } })
    .returning({ hash: links.hash })
  return kept?.hash ?? link.hash
}

/** Returns the target of a link that was made or opened since then. */
export async function findLink(
  db: Database,
  hash: string,
  since: Date,
): Promise<LinkTarget | undefined> {
  const [found] = await db.select(target).from(links).where(alive(hash, since))
  return found
}

/** Returns the target, and records that the link was opened now. */
export async function countOpening(
  db: Database,
  hash: string,
  { since, now }: { since: Date; now: Date },
): Promise<LinkTarget | undefined> {
  const [found] = await db
    .update(links)
    .set({ opens: sql`${links.opens} + 1`, openedAt: now, wantedAt: now })
    .where(alive(hash, since))
    .returning(target)
  return found
}

export async function deleteLinksBefore(db: Database, end: Date): Promise<void> {
  await deleteInBatches(db, links, lt(links.wantedAt, end))
}

const alive = (hash: string, since: Date) => and(eq(links.hash, hash), gte(links.wantedAt, since))
