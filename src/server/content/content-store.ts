import { and, asc, desc, eq, gt, inArray, isNotNull, lte, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ContentKind } from '../../contract/content/content-kinds.ts'
import type { ContentState } from '../../contract/content/content-terms.ts'
import type { Visibility } from '../../contract/content/content-version.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { contentDocuments, contentHistory, contentVersions } from './tables.ts'

/** A document without what it says. */
export interface ContentDocument {
  id: string
  kind: ContentKind
  slug: string
  state: ContentState
  lastVersion: number
  liveVersion: number | null
  nextVersion: number | null
  nextAt: Date | null
  createdAt: Date
  publishedAt: Date | null
}

export interface ContentVersion {
  documentId: string
  number: number
  visibility: Visibility
  facts: Record<string, unknown>
  bodies: Record<string, unknown>
  savedAt: Date
  savedBy: string
}

export interface ContentEvent {
  what: string
  version: number
  at: Date
  by: string
}

/** Adds a document; returns whether its slug was free. */
export async function addDocument(tx: Transaction, document: ContentDocument): Promise<boolean> {
  const added = await tx
    .insert(contentDocuments)
    .values(document)
    .onConflictDoNothing()
    .returning({ id: contentDocuments.id })
  return added.length > 0
}

/** Returns a document, locked until the transaction ends. */
export async function lockDocument(
  tx: Transaction,
  id: string,
): Promise<ContentDocument | undefined> {
  const [found] = await tx
    .select()
    .from(contentDocuments)
    .where(eq(contentDocuments.id, id))
    .for('update')
  return found
}

export async function updateDocument(
  tx: Transaction,
  { id, createdAt: _, ...document }: ContentDocument,
): Promise<void> {
  await tx.update(contentDocuments).set(document).where(eq(contentDocuments.id, id))
}

export const findDocument = async (
  db: Executor,
  id: string,
): Promise<ContentDocument | undefined> =>
  (await db.select().from(contentDocuments).where(eq(contentDocuments.id, id)))[0]

/** Returns documents with their newest versions. */
export const findNewest = (
  db: Executor,
  ids: readonly string[],
): Promise<{ document: ContentDocument; newest: ContentVersion }[]> =>
  db
    .select({ document: contentDocuments, newest: contentVersions })
    .from(contentDocuments)
    .innerJoin(
      contentVersions,
      and(
        eq(contentVersions.documentId, contentDocuments.id),
        eq(contentVersions.number, contentDocuments.lastVersion),
      ),
    )
    .where(inArray(contentDocuments.id, [...ids]))

export async function addVersion(tx: Transaction, version: ContentVersion): Promise<void> {
  await tx.insert(contentVersions).values(version)
}

export const findVersion = async (
  db: Executor,
  documentId: string,
  number: number,
): Promise<ContentVersion | undefined> =>
  (
    await db
      .select()
      .from(contentVersions)
      .where(and(eq(contentVersions.documentId, documentId), eq(contentVersions.number, number)))
  )[0]

/** Returns all versions of a document, oldest first. */
export const versionsOf = (db: Executor, documentId: string): Promise<ContentVersion[]> =>
  db
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.documentId, documentId))
    .orderBy(asc(contentVersions.number))

/** Returns all documents with their newest and their live version, and the last that was done with each. */
export async function readOverview(db: Executor): Promise<
  {
    document: ContentDocument
    newest: ContentVersion
    live: ContentVersion | null
    last: ContentEvent | undefined
  }[]
> {
  const newest = alias(contentVersions, 'newest')
  const live = alias(contentVersions, 'live')
  const { documentId, what, version, at, by } = contentHistory
  const [documents, events] = await Promise.all([
    db
      .select({ document: contentDocuments, newest, live })
      .from(contentDocuments)
      .innerJoin(
        newest,
        and(
          eq(newest.documentId, contentDocuments.id),
          eq(newest.number, contentDocuments.lastVersion),
        ),
      )
      .leftJoin(
        live,
        and(
          eq(live.documentId, contentDocuments.id),
          eq(live.number, contentDocuments.liveVersion),
        ),
      ),
    db
      .selectDistinctOn([documentId], { documentId, what, version, at, by })
      .from(contentHistory)
      .orderBy(documentId, desc(at), desc(version)),
  ])
  const lastOf = new Map(events.map(({ documentId: id, ...event }) => [id, event]))
  return documents.map((each) => ({ ...each, last: lastOf.get(each.document.id) }))
}

/** Returns the documents whose next version waits for a time after `now`, the nearest first, with what it says. */
export async function readScheduled(
  db: Executor,
  { now, limit }: { now: Date; limit: number },
): Promise<
  (Pick<ContentDocument, 'id' | 'kind'> & Pick<ContentVersion, 'bodies'> & { nextAt: Date })[]
> {
  const { id, kind, nextAt, nextVersion } = contentDocuments
  const rows = await db
    .select({ id, kind, nextAt, bodies: contentVersions.bodies })
    .from(contentDocuments)
    .innerJoin(
      contentVersions,
      and(eq(contentVersions.documentId, id), eq(contentVersions.number, nextVersion)),
    )
    .where(gt(nextAt, now))
    .orderBy(asc(nextAt), asc(id))
    .limit(limit)
  return rows.flatMap(({ nextAt: at, ...row }) => (at ? [{ ...row, nextAt: at }] : []))
}

/** Returns the documents of a kind that visitors see or will see, with the versions in question. */
export async function readLive(
  db: Executor,
  kind: ContentKind,
): Promise<{ document: ContentDocument; version: ContentVersion }[]> {
  return await db
    .select({ document: contentDocuments, version: contentVersions })
    .from(contentDocuments)
    .innerJoin(
      contentVersions,
      and(
        eq(contentVersions.documentId, contentDocuments.id),
        or(
          eq(contentVersions.number, contentDocuments.liveVersion),
          eq(contentVersions.number, contentDocuments.nextVersion),
        ),
      ),
    )
    .where(and(eq(contentDocuments.kind, kind), ne(contentDocuments.state, 'draft')))
}

/**
 * Returns the versions of these pages that visitors see, saw, or will see, each with the moment from which on. One that was
 * published several times is there as often.
 */
export async function readPublishedPages(
  db: Executor,
  slugs: readonly string[],
): Promise<(Pick<ContentVersion, 'number' | 'bodies'> & { slug: string; at: Date })[]> {
  const { slug, nextVersion, nextAt } = contentDocuments
  const { number, bodies } = contentVersions
  const rows = await db
    .select({ slug, nextVersion, nextAt, number, bodies, at: contentHistory.at })
    .from(contentDocuments)
    .innerJoin(contentVersions, eq(contentVersions.documentId, contentDocuments.id))
    .leftJoin(
      contentHistory,
      and(
        eq(contentHistory.documentId, contentDocuments.id),
        eq(contentHistory.version, contentVersions.number),
        eq(contentHistory.what, 'published'),
      ),
    )
    .where(
      and(
        eq(contentDocuments.kind, 'page'),
        inArray(contentDocuments.slug, [...slugs]),
        or(isNotNull(contentHistory.at), eq(contentVersions.number, contentDocuments.nextVersion)),
      ),
    )
    .orderBy(asc(contentHistory.at), asc(contentHistory.id))
  return rows.flatMap(({ nextVersion: next, nextAt: due, at, ...version }) => {
    const moments = [at, version.number === next ? due : null].filter((each) => each !== null)
    return moments.map((moment) => ({ ...version, at: moment }))
  })
}

/** Returns the ids of documents whose next version is due. */
export async function dueDocuments(db: Executor, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: contentDocuments.id })
    .from(contentDocuments)
    .where(and(isNotNull(contentDocuments.nextVersion), lte(contentDocuments.nextAt, now)))
  return due.map(({ id }) => id)
}

/** Returns which of these slugs are taken. */
export async function takenSlugs(
  db: Executor,
  kind: ContentKind,
  slugs: string[],
): Promise<Set<string>> {
  const found = await db
    .select({ slug: contentDocuments.slug })
    .from(contentDocuments)
    .where(and(eq(contentDocuments.kind, kind), inArray(contentDocuments.slug, slugs)))
  return new Set(found.map(({ slug }) => slug))
}

export async function addHistory(
  tx: Transaction,
  entry: ContentEvent & { documentId: string },
): Promise<void> {
  await tx.insert(contentHistory).values({ id: newId(), ...entry })
}

/** Returns what was done with a document, oldest first. */
export const historyOf = (db: Executor, documentId: string): Promise<ContentEvent[]> =>
  db
    .select({
      what: contentHistory.what,
      version: contentHistory.version,
      at: contentHistory.at,
      by: contentHistory.by,
    })
    .from(contentHistory)
    .where(eq(contentHistory.documentId, documentId))
    .orderBy(asc(contentHistory.at), asc(contentHistory.version))
