import { locales } from '../../../contract/locales.ts'
import type { PagePlatform } from '../../../contract/page-platform.ts'
import { callInit, callPath, readOutcome, send } from '../../session/front-api/call.ts'
import { keepPages } from './kept-pages.ts'
import { sitemapKinds } from './kinds.ts'
import { answerPacked, type PackedXml, packXml } from './packed-xml.ts'
import { robotsTxt } from './robots-txt.ts'
import type { Ask, ListedPage, SitemapKind } from './sitemap-kind.ts'
import { indexXml, mostPages, sitemapXml } from './sitemap-xml.ts'

/** `/sitemap-{locale}-{kind}.xml`, then `-2`, `-3`, … for pages that don't fit in the first. */
const partPath = (locale: string, kind: string, number: number): string =>
  `/sitemap-${locale}-${kind}${number > 1 ? `-${number}` : ''}.xml`

/** Locale and kind, and which of its parts. */
const partName = /^\/sitemap-([a-z-]{1,60}?)(?:-(\d{1,4}))?\.xml$/

/** Returns the locale, kind and number that a path names; undefined if it's no sitemap's. */
function partOf(path: string, kinds: readonly SitemapKind[]) {
  const [, name = '', number = '1'] = partName.exec(path) ?? []
  for (const { code } of locales) {
    const kind = kinds.find((each) => name === `${code}-${each.name}`)
    if (kind && path === partPath(code, kind.name, Number(number))) {
      return { locale: code, kind, number: Number(number) }
    }
  }
}

/**
 * Creates what answers `/robots.txt`, `/sitemap.xml` and the sitemaps that it names, and returns undefined for any other address.
 * Lists of pages and what was made of them are kept, so that strangers who ask for sitemaps cause little work.
 */
export function createCrawlerAnswers(kinds: readonly SitemapKind[] = sitemapKinds) {
  const { pagesOf } = keepPages()
  /** Sitemaps by address, for as long as the list that they were made of is kept. */
  const made = new WeakMap<readonly ListedPage[], Map<string, Promise<PackedXml>>>()

  const read = (kind: SitemapKind, page: PagePlatform) =>
    pagesOf(kind, asking(page), Date.now() + page.clockAhead)

  async function answerIndex(page: PagePlatform): Promise<Response> {
    const lists = await Promise.all(
      kinds.map(async (kind) => ({ name: kind.name, pages: await read(kind, page) })),
    )
    const known = lists.filter(({ pages }) => pages !== undefined)
    if (known.length === 0) return unavailable()
    const paths = locales.flatMap(({ code }) =>
      known.flatMap(({ name, pages = [] }) => {
        const parts = Math.ceil(writtenIn(code, pages).length / mostPages)
        return Array.from({ length: parts }, (_, index) => partPath(code, name, index + 1))
      }),
    )
    // One without some kinds must not be kept until they can be listed again.
    const isWhole = known.length === kinds.length
    return answer('application/xml', indexXml(page.publicConfig.origin, paths), isWhole)
  }

  async function answerPart(
    asked: Request,
    { pathname }: URL,
    page: PagePlatform,
  ): Promise<Response | undefined> {
    const part = partOf(pathname, kinds)
    if (!part) return undefined
    const { locale, kind, number } = part
    const pages = await read(kind, page)
    if (!pages) return unavailable()
    const from = (number - 1) * mostPages
    const listed = writtenIn(locale, pages).slice(from, from + mostPages)
    if (from < 0 || listed.length === 0) return new Response(null, { status: 404 })
    const { origin } = page.publicConfig
    const ofList = made.get(pages) ?? new Map<string, Promise<PackedXml>>()
    made.set(pages, ofList)
    const packed = ofList.get(origin + pathname) ?? packXml(sitemapXml(origin, locale, listed))
    ofList.set(origin + pathname, packed)
    return answerPacked(asked, await packed)
  }

  return async (asked: Request, url: URL, page: PagePlatform): Promise<Response | undefined> => {
    if (asked.method !== 'GET' && asked.method !== 'HEAD') return undefined
    if (url.pathname === '/robots.txt') {
      return answer('text/plain', robotsTxt(page.publicConfig.origin), true)
    }
    if (url.pathname === '/sitemap.xml') return answerIndex(page)
    return answerPart(asked, url, page)
  }
}

const writtenIn = (locale: string, pages: readonly ListedPage[]): ListedPage[] =>
  pages.filter(({ locales: codes }) => codes.includes(locale))

const answer = (type: string, text: string, mayBeKept: boolean): Response =>
  new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': mayBeKept ? 'public, max-age=3600' : 'no-store',
    },
  })

/** Crawlers ask again, and keep what they know until then. */
const unavailable = (): Response =>
  new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })

/** Returns what calls the front API without a visitor. */
const asking =
  (page: PagePlatform): Ask =>
  async (endpoint, input) => {
    const url = page.publicConfig.origin + callPath(endpoint, input)
    const ask = () => page.frontApi(new Request(url, callInit(endpoint, input, new Headers())))
    const outcome = await readOutcome<never>(await send(false, ask))
    if (outcome.ok) return outcome.result
    throw new Error(`${endpoint.id}: ${outcome.problem.error}`)
  }
