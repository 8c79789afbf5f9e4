import type { ContentBody, ContentKind } from '../../contract/content/content-kinds.ts'
import { versionSchema } from '../../contract/content/content-version.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/monitoring/log.ts'
import { onceEach } from '../platform/once-each.ts'
import { readEachMinute } from '../platform/read-each-minute.ts'
import { readLive } from './content-store.ts'
import { type Seen, seenBy, type Visitor } from './seen-by.ts'

export interface LiveContent {
  /** Returns what a visitor sees of a document; undefined if there's none. Changes take up to a minute to show. */
  see<Kind extends ContentKind>(
    kind: Kind,
    slug: string,
    visitor: Visitor,
  ): Promise<Seen<ContentBody<Kind>> | undefined>
}

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

  return {
    async see(kind, slug, visitor) {
      const now = clock.now()
      const own = (await rowsOf(kind)()).filter(({ document }) => document.slug === slug)
      const document = own[0]?.document
      if (!document) return undefined
      if (document.state === 'ended') return { standing: 'ended' }
      const { nextVersion, nextAt, liveVersion } = document
      const isDue = nextVersion !== null && nextAt !== null && nextAt.getTime() <= now
      const number = isDue ? nextVersion : liveVersion
      if (number === null) {
        return nextAt ? { standing: 'not_started', startsAt: nextAt.toISOString() } : undefined
      }
      const stored = own.find(({ version }) => version.number === number)?.version
      const { visibility, bodies } = stored ?? {}
      const version = versionSchema(kind).safeParse({ visibility, bodies })
      if (version.success) return seenBy(version.data, visitor, now)
      log.warn({ kind, slug, reason: version.error.message }, 'content is invalid')
      return undefined
    },
  }
}
