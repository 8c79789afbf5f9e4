import type { Ask, ListedPage, SitemapKind } from './sitemap-kind.ts'

/** How long a list of pages is used, in milliseconds. */
const age = 10 * 60_000
/** How long to wait after a failure before the front API is asked again. */
const pause = 30_000

interface Kept {
  at: number
  pages: readonly ListedPage[]
}

/**
 * Keeps the pages of each kind for ten minutes, so that however often sitemaps are asked for, the front API seldom is. If
 * it fails, the last list goes on being used. Of a kind that was never listed, `pagesOf` returns undefined.
 */
export function keepPages() {
  const kept = new Map<SitemapKind, Kept>()
  const asked = new Map<SitemapKind, Promise<Kept | undefined>>()
  const failed = new Map<SitemapKind, number>()

  async function read(kind: SitemapKind, ask: Ask, now: number): Promise<Kept | undefined> {
    try {
      const fresh = { at: now, pages: await kind.list(ask) }
      kept.set(kind, fresh)
      return fresh
    } catch {
      failed.set(kind, now)
      return kept.get(kind)
    }
  }

  return {
    /** Returns the pages of a kind, the same list until they have been read again. */
    async pagesOf(
      kind: SitemapKind,
      ask: Ask,
      now: number,
    ): Promise<readonly ListedPage[] | undefined> {
      const known = kept.get(kind)
      const isFresh = known !== undefined && now - known.at < age
      const isPaused = now - (failed.get(kind) ?? -Infinity) < pause
      if (isFresh || isPaused) return known?.pages
      const reading = asked.get(kind) ?? read(kind, ask, now).finally(() => asked.delete(kind))
      asked.set(kind, reading)
      return (await reading)?.pages
    },
  }
}
