import type { z } from 'zod'
import {
  type ContentBody,
  type ContentKind,
  type contentKinds,
  isForAnyReader,
} from '../../contract/content/content-kinds.ts'
import type { ContentStanding } from '../../contract/content/content-terms.ts'
import type { versionSchema } from '../../contract/content/content-version.ts'
import { isTerms } from '../../contract/content/terms-versions.ts'
import { defaultLocale } from '../../contract/default-locale.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { assertTransition } from '../platform/transition-table.ts'
import { checkedVersion } from './checked-version.ts'
import { compareVersions, type Difference, outdatedLanguages } from './compare-versions.ts'
import { standingOf } from './content-standing.ts'
import { contentTransitions } from './content-states.ts'
import * as store from './content-store.ts'
import { describedImages } from './described-images.ts'
import { asSeen, publishIfDue } from './publish-if-due.ts'
import { type Seen, seenBy, type Visitor } from './seen-by.ts'

/** A version as it's sent: its parts are checked against the schema of the document's kind. */
type Written<Kind extends ContentKind> = Omit<
  z.input<ReturnType<typeof versionSchema<Kind>>>,
  'facts'
> & { facts?: z.input<(typeof contentKinds)[Kind]['facts']> | undefined }

type Document = store.ContentDocument
type Version = store.ContentVersion

/** A document as lists show it. */
interface Overview extends Document {
  /** Of the newest version, in English or in the first language that it's written in. */
  title: string
  /** Of the version that visitors see; null if they see none. */
  liveTitle: string | null
  languages: string[]
  standing: ContentStanding
  last: store.ContentEvent | null
}

/**
 * Documents for those who write them. Changes happen in the caller's transaction, so that what else records them commits
 * with them; `by` is who did it. Throws CONTENT_NOT_FOUND, VALIDATION with every invalid field, and INVALID_STATE.
 */
export interface ContentService {
  /** Adds a document with its first version. Throws CONTENT_SLUG_TAKEN. */
  createDraft<Kind extends ContentKind>(
    tx: Transaction,
    draft: Written<Kind> & { kind: Kind; slug: string },
    by: string,
  ): Promise<Document>
  /**
   * Adds a version. Throws CONTENT_CHANGED if somebody saved one after `basedOn`, CONTENT_UNCHANGED if it says the same as the
   * last one. Visitors don't see it yet.
   */
  saveVersion<Kind extends ContentKind>(
    tx: Transaction,
    id: string,
    version: Written<Kind> & { basedOn: number },
    by: string,
  ): Promise<Version>
  /** Shows a version to visitors, now or later. */
  publish(
    tx: Transaction,
    id: string,
    version: { number: number; at?: Date },
    by: string,
  ): Promise<Document>
  /** Takes back what is scheduled: a document that was never published is a draft again. */
  unschedule(tx: Transaction, id: string, by: string): Promise<Document>
  /** Ends a document: visitors are told that it's over. Throws INVALID_STATE for terms. */
  end(tx: Transaction, id: string, by: string): Promise<Document>
  /** Adds a version that says what an earlier one did. Throws the same errors as `saveVersion`. */
  restore(
    tx: Transaction,
    id: string,
    version: { number: number; basedOn: number },
    by: string,
  ): Promise<Version>
  /** Returns the documents of a kind, or of all, whose slug or title has a text; last changed first. */
  list(filter?: { kind?: ContentKind | undefined; q?: string | undefined }): Promise<Overview[]>
  /** Returns the documents that are published next, the nearest first, with the titles that they'll have. */
  scheduled(
    limit: number,
  ): Promise<{ id: string; kind: ContentKind; title: string; nextAt: Date }[]>
  /** Returns whether there is a document of a kind with this slug, published or not. */
  has(kind: ContentKind, slug: string): Promise<boolean>
  /** Returns what documents say that images show, by the images' addresses. Of several the last changed one counts. */
  images(): Promise<Map<string, string>>
  /** Returns what documents are called, by id. */
  names(
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, { kind: ContentKind; slug: string; title: string }>>
  /** Returns one version. */
  version(id: string, number: number): Promise<Version>
  /** Returns a document with its versions, its history, and the languages of each version that haven't changed since its English did. */
  read(id: string): Promise<{
    document: Document
    standing: ContentStanding
    versions: Version[]
    history: store.ContentEvent[]
    /** By version. */
    outdated: ReadonlyMap<number, readonly string[]>
  }>
  compare(id: string, before: number, after: number): Promise<Difference[]>
  /** Returns what a visitor would see of a version at a time: nothing before it's published, if that's scheduled. */
  preview(
    id: string,
    number: number,
    visitor: Visitor & { now: number },
  ): Promise<Seen<ContentBody<ContentKind>>>
}

export function createContentService({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): ContentService {
  async function locked(tx: Transaction, id: string): Promise<Document> {
    const document = (await store.lockDocument(tx, id)) ?? unknown()
    // Visitors see what is due before the job has recorded it; an act must not put something else in its place.
    return publishIfDue(tx, document, clock.date())
  }

  async function version(id: string, number: number, within: Database | Transaction = db) {
    return (await store.findVersion(within, id, number)) ?? unknown()
  }

  async function add(tx: Transaction, version: Omit<Version, 'savedAt'>): Promise<Version> {
    const { documentId, number, savedBy: by } = version
    const at = clock.date()
    const saved = { ...version, savedAt: at }
    await store.addVersion(tx, saved)
    await store.addHistory(tx, { documentId, what: 'saved', version: number, at, by })
    return saved
  }

  /** Returns all documents as visitors see them, even if the job that records it is late. */
  async function overview() {
    const rows = await store.readOverview(db)
    return Promise.all(
      rows.map(async (row) => {
        const { document, event } = asSeen(row.document, clock.date())
        if (!event) return row
        const live = await version(document.id, event.version)
        return { ...row, document, live, last: event }
      }),
    )
  }

  /** Adds a version after the last one. */
  async function append(
    tx: Transaction,
    document: Document,
    { basedOn, ...written }: Pick<Version, 'visibility' | 'facts' | 'bodies'> & { basedOn: number },
    by: string,
  ): Promise<Version> {
    const { id, lastVersion } = document
    if (basedOn !== lastVersion) {
      throw new CatalogueError('CONTENT_CHANGED', { details: { lastVersion } })
    }
    const { visibility, facts, bodies } = await version(id, lastVersion, tx)
    if (compareVersions({ visibility, facts, bodies }, written).length === 0) {
      throw new CatalogueError('CONTENT_UNCHANGED')
    }
    const number = lastVersion + 1
    await store.updateDocument(tx, { ...document, lastVersion: number })
    return add(tx, { documentId: id, number, savedBy: by, ...written })
  }

  /** Changes a document. `what` is done, and with which version, if what follows doesn't say it: a live one stays published. */
  async function move(
    tx: Transaction,
    from: Document,
    to: Document,
    {
      by,
      what = to.state,
      version = to.nextVersion ?? to.liveVersion ?? to.lastVersion,
    }: { by: string; what?: Document['state']; version?: number },
  ) {
    assertTransition(contentTransitions, from.state, to.state)
    await store.updateDocument(tx, to)
    await store.addHistory(tx, {
      documentId: to.id,
      what,
      version,
      at: clock.date(),
      by,
    })
    return to
  }

  return {
    async createDraft(tx, { kind, slug, ...draft }, by) {
      const written = checkedVersion({ kind, slug }, draft)
      const document: Document = {
        id: newId(),
        kind,
        slug,
        state: 'draft',
        lastVersion: 1,
        liveVersion: null,
        nextVersion: null,
        nextAt: null,
        createdAt: clock.date(),
        publishedAt: null,
      }
      if (!(await store.addDocument(tx, document))) throw new CatalogueError('CONTENT_SLUG_TAKEN')
      await add(tx, { documentId: document.id, number: 1, savedBy: by, ...written })
      return document
    },

    async saveVersion(tx, id, { basedOn, ...draft }, by) {
      const document = await locked(tx, id)
      return append(tx, document, { basedOn, ...checkedVersion(document, draft) }, by)
    },

    async publish(tx, id, { number, at }, by) {
      const document = await locked(tx, id)
      await version(id, number, tx)
      const isLater = at !== undefined && at > clock.date()
      const next = isLater
        ? { nextVersion: number, nextAt: at }
        : {
            liveVersion: number,
            nextVersion: null,
            nextAt: null,
            publishedAt: document.publishedAt ?? clock.date(),
          }
      const isLive = document.state === 'published'
      const state = isLater && !isLive ? 'scheduled' : 'published'
      const what = isLater ? 'scheduled' : 'published'
      return move(tx, document, { ...document, ...next, state }, { by, what })
    },

    async unschedule(tx, id, by) {
      const document = await locked(tx, id)
      const state = document.state === 'scheduled' ? 'draft' : document.state
      const taken = { ...document, nextVersion: null, nextAt: null, state }
      const version = document.nextVersion ?? document.lastVersion
      return move(tx, document, taken, { by, what: 'draft', version })
    },

    async end(tx, id, by) {
      const document = await locked(tx, id)
      // Travellers agree to them: another version can replace them, but there are always some.
      if (isTerms(document)) throw new CatalogueError('INVALID_STATE')
      const { liveVersion, nextVersion } = document
      const ended = { liveVersion: liveVersion ?? nextVersion, nextVersion: null, nextAt: null }
      return move(tx, document, { ...document, ...ended, state: 'ended' }, { by })
    },

    async restore(tx, id, { number, basedOn }, by) {
      const document = await locked(tx, id)
      const { visibility, facts, bodies } = await version(id, number, tx)
      return append(tx, document, { basedOn, visibility, facts, bodies }, by)
    },

    async list({ kind, q = '' } = {}) {
      const wanted = q.toLowerCase()
      const rows = await overview()
      return rows
        .filter(({ document }) => kind === undefined || document.kind === kind)
        .map(({ document, newest: { bodies }, live, last }) => ({
          ...document,
          title: titleOf(bodies),
          liveTitle: live && titleOf(live.bodies),
          languages: Object.keys(bodies),
          standing: standingOf(document, live?.visibility, clock.now()),
          last: last ?? null,
        }))
        .filter(({ slug, title, liveTitle }) =>
          `${slug}\n${title}\n${liveTitle}`.toLowerCase().includes(wanted),
        )
        .sort((a, b) => (b.last?.at.getTime() ?? 0) - (a.last?.at.getTime() ?? 0))
    },

    async scheduled(limit) {
      const found = await store.readScheduled(db, { now: clock.date(), limit })
      return found.map(({ bodies, ...document }) => ({ ...document, title: titleOf(bodies) }))
    },

    has: async (kind, slug) => (await store.takenSlugs(db, kind, [slug])).size > 0,

    async names(ids) {
      const found = ids.length === 0 ? [] : await store.findNewest(db, ids)
      return new Map(
        found.map(({ document: { id, kind, slug }, newest }) => [
          id,
          { kind, slug, title: titleOf(newest.bodies) },
        ]),
      )
    },

    async images() {
      const rows = await store.readOverview(db)
      const changedAt = ({ last }: (typeof rows)[number]) => last?.at.getTime() ?? 0
      // Of an image that several show, the last one's words stay.
      const oldestFirst = rows.toSorted((a, b) => changedAt(a) - changedAt(b))
      return new Map(oldestFirst.flatMap(({ newest }) => [...describedImages(newest.bodies)]))
    },

    version: (id, number) => version(id, number),

    async read(id) {
      const stored = (await store.findDocument(db, id)) ?? unknown()
      const { document, event } = asSeen(stored, clock.date())
      const [versions, recorded] = await Promise.all([
        store.versionsOf(db, id),
        store.historyOf(db, id),
      ])
      const history = event ? [...recorded, event] : recorded
      const live = versions.find(({ number }) => number === document.liveVersion)
      return {
        document,
        standing: standingOf(document, live?.visibility, clock.now()),
        versions,
        history,
        outdated: outdatedLanguages(versions),
      }
    },

    async compare(id, before, after) {
      const [one, other] = await Promise.all([version(id, before), version(id, after)])
      return compareVersions(saidBy(one), saidBy(other))
    },

    async preview(id, number, { now, ...visitor }) {
      const document = (await store.findDocument(db, id)) ?? unknown()
      const written = saidBy(await version(id, number))
      const { nextVersion, nextAt } = document
      if (number === nextVersion && nextAt && now < nextAt.getTime()) {
        return { standing: 'not_started', startsAt: nextAt.toISOString() }
      }
      const reader = { ...visitor, readsAny: isForAnyReader(document.kind) }
      return seenBy(checkedVersion(document, written), reader, now)
    },
  }
}

/** Returns a document's title as staff read it. */
export function titleOf(bodies: Version['bodies']): string {
  const body = bodies[defaultLocale] ?? Object.values(bodies)[0]
  const { title } = (body ?? {}) as { title?: unknown }
  return typeof title === 'string' ? title : ''
}

const saidBy = ({ visibility, facts, bodies }: Version) => ({ visibility, facts, bodies })

function unknown(): never {
  throw new CatalogueError('CONTENT_NOT_FOUND')
}
