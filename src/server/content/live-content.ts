import {
  type ContentBody,
  type ContentFacts,
  type ContentKind,
  isForAnyReader,
} from '../../contract/content/content-kinds.ts'
import { type Visibility, versionSchema } from '../../contract/content/content-version.ts'
import { defaultLocale } from '../../contract/default-locale.ts'
import { locales } from '../../contract/locales.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/monitoring/log.ts'
import { onceEach } from '../platform/once-each.ts'
import { readEachMinute } from '../platform/read-each-minute.ts'
import { readLive } from './content-store.ts'
import { type Seen, seenBy, textFor, type Visitor } from './seen-by.ts'

/** A published document as a visitor sees it. */
export interface LiveDocument<Kind extends ContentKind> {
  slug: string
  /** When visitors first saw it; null before. */
  publishedAt: string | null
  /** When the version that visitors see was saved; null if nobody sees any of it now. */
  savedAt: string | null
  /** Undefined before anybody could see it. */
  facts: ContentFacts<Kind> | undefined
  /** What it says, also once it's over; undefined before anybody could see it, and in no language of the visitor. */
  text: { language: string; body: ContentBody<Kind> } | undefined
  seen: Seen<ContentBody<Kind>>
}

export interface LiveContent {
  /** Returns a document, also one that isn't for this visitor; undefined if there's none. */
  find<Kind extends ContentKind>(
    kind: Kind,
    slug: string,
    visitor: Visitor,
  ): Promise<LiveDocument<Kind> | undefined>
  /** Returns what a visitor sees of a document; undefined if there's none. Changes take up to a minute to show. */
  see<Kind extends ContentKind>(
    kind: Kind,
    slug: string,
    visitor: Visitor,
  ): Promise<Seen<ContentBody<Kind>> | undefined>
  /** Returns all documents of a kind, also those that aren't for this visitor, the newest first. */
  seeAll<Kind extends ContentKind>(kind: Kind, visitor: Visitor): Promise<LiveDocument<Kind>[]>
  /**
   * Returns all documents of a kind, each as readers of every locale see it whose country isn't known, by the locale's code.
   * They come by their slugs.
   */
  seeInEach<Kind extends ContentKind>(kind: Kind): Promise<Map<string, LiveDocument<Kind>>[]>
}

type Rows = Awaited<ReturnType<typeof readLive>>

/** Creates the reader of published documents. All of a kind are read at once: an agency has some hundreds. */
export function createLiveContent({
  db,
  clock,
  log,
}: {
  db: Database
  clock: Clock
  log: Log
}): LiveContent {
  const rowsOf = onceEach((kind: ContentKind) => readEachMinute(clock, () => readLive(db, kind)))

  /** Reads a document's versions, and returns how a visitor sees it; undefined if visitors don't know of it yet. */
  function readVersions<Kind extends ContentKind>(
    kind: Kind,
    own: Rows,
  ): ((visitor: Visitor) => LiveDocument<Kind>) | undefined {
    const now = clock.now()
    const document = own[0]?.document
    if (!document) return undefined
    const { slug, nextVersion, nextAt, liveVersion, publishedAt } = document
    const isDue = nextVersion !== null && nextAt !== null && nextAt.getTime() <= now
    const first = publishedAt ?? (isDue ? nextAt : null)
    const known = {
      slug,
      publishedAt: first?.toISOString() ?? null,
      savedAt: null,
      facts: undefined,
      text: undefined,
    }
    const isEnded = document.state === 'ended'
    // One that was ended before its time came was never public.
    const ended = () => ({ ...known, seen: { standing: 'ended' as const } })
    if (isEnded && first === null) return ended
    const number = isDue ? nextVersion : liveVersion
    if (number === null) {
      if (!nextAt) return undefined
      const startsAt = nextAt.toISOString()
      return () => ({ ...known, seen: { standing: 'not_started', startsAt } })
    }
    const stored = own.find(({ version }) => version.number === number)?.version
    const { visibility, facts, bodies } = stored ?? {}
    const version = versionSchema(kind).safeParse({ visibility, facts, bodies })
    if (version.success) {
      // The schemas are the kind's own, which their type no longer says.
      const data = version.data as {
        visibility: Visibility
        facts: ContentFacts<Kind>
        bodies: Record<string, ContentBody<Kind>>
      }
      const savedAt = isEnded ? null : (stored?.savedAt.toISOString() ?? null)
      return (visitor) => {
        const reader = { ...visitor, readsAny: isForAnyReader(kind) }
        return {
          ...known,
          savedAt,
          facts: data.facts,
          text: textFor(data.bodies, reader),
          seen: isEnded ? { standing: 'ended' } : seenBy(data, reader, now),
        }
      }
    }
    log.warn({ kind, slug, reason: version.error.message }, 'content is invalid')
    return isEnded ? ended : undefined
  }

  async function find<Kind extends ContentKind>(kind: Kind, slug: string, visitor: Visitor) {
    const own = (await rowsOf(kind)()).filter(({ document }) => document.slug === slug)
    return readVersions(kind, own)?.(visitor)
  }

  /** Returns how visitors see each document of a kind that they may know of. */
  async function readAll<Kind extends ContentKind>(kind: Kind) {
    const bySlug = Map.groupBy(await rowsOf(kind)(), ({ document }) => document.slug)
    return [...bySlug.values()].flatMap((own) => readVersions(kind, own) ?? [])
  }

  return {
    find,
    see: async (kind, slug, visitor) => (await find(kind, slug, visitor))?.seen,
    async seeAll(kind, visitor) {
      return (await readAll(kind))
        .map((see) => see(visitor))
        .sort(
          (a, b) =>
            (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '') ||
            a.slug.localeCompare(b.slug),
        )
    },
    async seeInEach(kind) {
      const slugOf = (seen: Map<string, { slug: string }>) => seen.get(defaultLocale)?.slug ?? ''
      return (await readAll(kind))
        .map((see) => new Map(locales.map(({ code }) => [code, see({ country: '', lang: code })])))
        .sort((a, b) => (slugOf(a) < slugOf(b) ? -1 : 1))
    },
  }
}
