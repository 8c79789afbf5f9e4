import { type ContentBody, contentKinds } from '../../contract/content/content-kinds.ts'
import {
  type TermsSlug,
  termsPages,
  termsSlugs,
  termsVersions,
} from '../../contract/content/terms-versions.ts'
import { defaultLocale } from '../../contract/default-locale.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/monitoring/log.ts'
import { readEachMinute } from '../platform/read-each-minute.ts'
import { readPublishedPages } from './content-store.ts'
import { type TermsVersion, termsInForce } from './terms-in-force.ts'

/** The terms that travellers agree to or rely on, in all versions that are or were in force. */
export interface TermsBook {
  /** Returns the version that is in force. A change takes up to a minute to show. */
  current(slug: TermsSlug): Promise<string>
  /** Returns whether a version is or was in force. */
  has(slug: TermsSlug, version: string): Promise<boolean>
  /** Returns a version, without one the current; undefined if there never was such a version. */
  read(
    slug: TermsSlug,
    wanted: { lang: string; version?: string | undefined },
  ): Promise<
    | {
        version: string
        /** All that are or were in force, the newest first. */
        versions: string[]
        /** Null for the text that comes with the site. */
        written: { language: string; body: ContentBody<'page'> } | null
      }
    | undefined
  >
}

type Rows = Awaited<ReturnType<typeof readPublishedPages>>

/** Creates the reader of terms. All versions are read at once: there are some dozens. */
export function createTermsBook({
  db,
  clock,
  log,
}: {
  db: Database
  clock: Clock
  log: Log
}): TermsBook {
  const read = () => readPublishedPages(db, termsSlugs)
  const rows = readEachMinute(clock, read)
  const versionsIn = (all: Rows, slug: TermsSlug) =>
    termsInForce(
      termsVersions[termsPages[slug]],
      all.filter((row) => row.slug === slug),
      clock.now(),
    )

  /** Returns what a document's version says; undefined if it doesn't fit its schema any more. */
  function textOf(all: Rows, slug: TermsSlug, number: number, lang: string) {
    const { bodies } = all.find((each) => each.slug === slug && each.number === number) ?? {}
    const language = bodies?.[lang] === undefined ? defaultLocale : lang
    const body = contentKinds.page.body.safeParse(bodies?.[language])
    if (body.success) return { language, body: body.data }
    log.warn({ slug, number, reason: body.error.message }, 'terms are invalid')
    return undefined
  }

  return {
    async current(slug) {
      const [newest] = versionsIn(await rows(), slug)
      return newest?.version ?? termsVersions[termsPages[slug]][0]
    },
    async has(slug, version) {
      const isAmong = (all: Rows) => versionsIn(all, slug).some((each) => each.version === version)
      // Another server may have shown one that this one hasn't read yet.
      return isAmong(await rows()) || isAmong(await read())
    },
    async read(slug, { lang, version }) {
      let all = await rows()
      const isAmong = ({ version: each }: TermsVersion) => each === version
      if (version !== undefined && !versionsIn(all, slug).some(isAmong)) all = await read()
      const versions = versionsIn(all, slug)
      const found = version === undefined ? versions[0] : versions.find(isAmong)
      if (!found) return undefined
      const written = found.number === null ? null : textOf(all, slug, found.number, lang)
      if (written === undefined) return undefined
      return {
        version: found.version,
        versions: versions.map((each) => each.version),
        written,
      }
    },
  }
}
