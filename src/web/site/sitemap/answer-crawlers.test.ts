import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '../../../contract/locales.ts'
import type { PagePlatform } from '../../../contract/page-platform.ts'
import type { PublicDocuments } from '../../../contract/sitemap/public-documents.ts'
import { createCrawlerAnswers } from './answer-crawlers.ts'
import { sitemapKinds } from './kinds.ts'
import type { ListedPage, SitemapKind } from './sitemap-kind.ts'
import { mostPages } from './sitemap-xml.ts'

const origin = 'https://travel.example'
const codes = locales.map(({ code }) => code)
const saved = '2026-11-20T08:00:00.000Z'

const documents: PublicDocuments = {
  campaigns: [{ slug: 'songkran', languages: ['en', 'th'], changedAt: saved }],
  pages: [
    {
      slug: 'about',
      languages: ['en'],
      elsewhere: codes.filter((code) => code !== 'en'),
      changedAt: saved,
    },
    { slug: 'partners', languages: ['en'], elsewhere: [], changedAt: saved },
  ],
  terms: [{ slug: 'terms-uses', languages: codes, changedAt: '2026-11-22' }],
  articles: [{ slug: 'cancel', languages: codes, changedAt: null }],
  jobs: [
    {
      job_id: '7',
      job_detail_id: '9',
      titles: { en: 'Engineer & more', de: 'Entwicklerin' },
      changedAt: saved,
    },
  ],
}

/** There are none of any kind. */
const landings = { landings: [] }

const frontApi = vi.fn()
beforeEach(() => {
  frontApi.mockReset().mockImplementation(async ({ url }: Request) => {
    return Response.json({ result: url.includes('/landing/') ? landings : documents })
  })
})

/** Returns what answers crawlers, from a process that has answered none yet. */
function opened(kinds: readonly SitemapKind[] = sitemapKinds) {
  const answerCrawlers = createCrawlerAnswers(kinds)
  return (
    path: string,
    { clockAhead = 0, ...init }: RequestInit & { clockAhead?: number } = {},
  ) => {
    const page = { publicConfig: { origin }, frontApi, clockAhead } as unknown as PagePlatform
    const url = new URL(path, origin)
    return answerCrawlers(new Request(url, init), url, page)
  }
}

const textAt = async (at: ReturnType<typeof opened>, path: string) =>
  (await (await at(path))?.text()) ?? ''

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, each]) => each)

it('robots.txt names the sitemap with its origin, and what is nobody’s to crawl', async () => {
  const answer = await opened()('/robots.txt')
  expect(answer?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer?.text()).toMatch(
    /Disallow: \/front\/\n[\s\S]*Sitemap: https:\/\/travel\.example\/sitemap\.xml\n/,
  )
})

describe('the index', () => {
  it('names a sitemap per language and kind, of the languages that have any', async () => {
    const found = addressesIn(await textAt(opened(), '/sitemap.xml'))
    const of = (kind: string) =>
      found
        .filter((each) => each?.endsWith(`-${kind}.xml`))
        .map((each) => each?.slice(origin.length))
    expect(of('pages')).toEqual(codes.map((code) => `/sitemap-${code}-pages.xml`))
    expect(of('help')).toHaveLength(codes.length)
    expect(of('campaigns')).toEqual(['/sitemap-en-campaigns.xml', '/sitemap-th-campaigns.xml'])
    expect(of('jobs')).toEqual(['/sitemap-en-jobs.xml', '/sitemap-de-jobs.xml'])
  })

  it('names only sitemaps that there are, each with pages', async () => {
    const at = opened()
    for (const address of addressesIn(await textAt(at, '/sitemap.xml'))) {
      const part = await at(address ?? '')
      expect(part?.status, address).toBe(200)
      expect(addressesIn((await part?.text()) ?? '').length, address).toBeGreaterThan(0)
    }
  })

  it('splits what doesn’t fit in one sitemap', async () => {
    const many = Array.from({ length: mostPages + 1 }, (_, number) => pageAt(`help/h${number}`))
    const at = opened([{ name: 'help', list: async () => many }])
    const found = addressesIn(await textAt(at, '/sitemap.xml'))
    expect(found).toEqual([`${origin}/sitemap-en-help.xml`, `${origin}/sitemap-en-help-2.xml`])
    expect(addressesIn(await textAt(at, '/sitemap-en-help.xml'))).toHaveLength(mostPages)
    expect(addressesIn(await textAt(at, '/sitemap-en-help-2.xml'))).toEqual([
      `${origin}/en/help/h${mostPages}`,
    ])
    expect((await at('/sitemap-en-help-3.xml'))?.status).toBe(404)
  })
})

describe('a sitemap', () => {
  it('has each public page once, and none that is somebody’s own', async () => {
    const found = addressesIn(await textAt(opened(), '/sitemap-en-pages.xml'))
    for (const path of ['', '/flight', '/hotel', '/about', '/terms/uses', '/info/partners']) {
      expect(found).toContain(`${origin}/en${path}`)
    }
    expect(new Set(found).size).toBe(found.length)
    expect(found.filter((each) => /search|book|pay|order\/|desk|account/.test(each ?? ''))).toEqual(
      [],
    )
  })

  it('has a page only in the languages that it’s written in', async () => {
    const at = opened()
    const german = addressesIn(await textAt(at, '/sitemap-de-pages.xml'))
    expect(german).toContain(`${origin}/de/covid19`)
    expect(german).not.toContain(`${origin}/de/about`)
    expect(german).not.toContain(`${origin}/de/info/partners`)
    expect((await at('/sitemap-de-campaigns.xml'))?.status).toBe(404)
  })

  it('links each page to all of its languages, itself included', async () => {
    const xml = await textAt(opened(), '/sitemap-th-campaigns.xml')
    expect(xml).toContain(
      `<url><loc>${origin}/th/campaign/songkran</loc><lastmod>${saved}</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/campaign/songkran"/>` +
        `<xhtml:link rel="alternate" hreflang="th" href="${origin}/th/campaign/songkran"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/en/campaign/songkran"/></url>`,
    )
    const jobs = await textAt(opened(), '/sitemap-de-jobs.xml')
    expect(jobs).toContain(`<loc>${origin}/de/careers/job-details/entwicklerin/7-9</loc>`)
    expect(jobs).toContain(
      `hreflang="en" href="${origin}/en/careers/job-details/engineer-more/7-9"`,
    )
  })

  it('has every link returned by the page that it leads to', async () => {
    const at = opened()
    const links = new Map<string, string[]>()
    for (const address of addressesIn(await textAt(at, '/sitemap.xml'))) {
      const xml = await textAt(at, address ?? '')
      for (const [, loc = '', rest = ''] of xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)) {
        const found = [...rest.matchAll(/hreflang="(.*?)" href="(.*?)"/g)]
        links.set(
          loc,
          found.map(([, language, href]) => `${language} ${href}`),
        )
      }
    }
    expect(links.size).toBeGreaterThan(400)
    const wrong = [...links].flatMap(([loc, all]) =>
      all
        .map((each) => each.split(' ')[1] ?? '')
        .filter(
          (href) =>
            links.get(href)?.join() !== all.join() ||
            (all.length > 0 && !all.some((each) => each.endsWith(` ${loc}`))),
        )
        .map((href) => `${loc} ${href}`),
    )
    expect(wrong).toEqual([])
  })

  it('says when a page changed only where that is known', async () => {
    const xml = await textAt(opened(), '/sitemap-en-pages.xml')
    expect(xml).toContain(`<loc>${origin}/en/terms/uses</loc><lastmod>2026-11-22</lastmod>`)
    expect(xml).toContain(`<loc>${origin}/en/flight</loc><xhtml`)
  })

  it('escapes what addresses contain', async () => {
    const at = opened([{ name: 'help', list: async () => [pageAt(`help/a"b<c>&'d`)] }])
    expect(addressesIn(await textAt(at, '/sitemap-en-help.xml'))).toEqual([
      `${origin}/en/help/a&quot;b&lt;c&gt;&amp;&apos;d`,
    ])
  })

  it('is sent as it’s kept to crawlers that accept gzip, and not again to those that have it', async () => {
    const at = opened()
    const headers = { 'accept-encoding': 'gzip, br' }
    const packed = await at('/sitemap-en-help.xml', { headers })
    expect(packed?.headers.get('content-encoding')).toBe('gzip')
    const bytes = Buffer.from((await packed?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(packed?.headers.get('content-length')).toBe(String(bytes.length))
    expect(gunzipSync(bytes).toString()).toBe(await textAt(at, '/sitemap-en-help.xml'))
    const etag = packed?.headers.get('etag') ?? ''
    const again = await at('/sitemap-en-help.xml', {
      headers: { ...headers, 'if-none-match': etag },
    })
    expect(again?.status).toBe(304)
  })
})

describe('work for strangers', () => {
  it('asks the front API once for each kind in ten minutes, however many ask at once', async () => {
    const at = opened()
    await Promise.all(Array.from({ length: 20 }, () => at('/sitemap.xml')))
    await at('/sitemap-de-pages.xml')
    expect(frontApi).toHaveBeenCalledTimes(sitemapKinds.length)
    await at('/sitemap.xml', { clockAhead: 11 * 60_000 })
    expect(frontApi).toHaveBeenCalledTimes(2 * sitemapKinds.length)
  })

  it.each([
    '/sitemap-xx-pages.xml',
    '/sitemap-en-none.xml',
    '/sitemap-en-pages-01.xml',
    '/sitemap-en-pages-0.xml',
    '/sitemap-en-pages-1.xml',
  ])('asks for nothing at %s', async (path) => {
    expect(await opened()(path)).toBeUndefined()
    expect(frontApi).not.toHaveBeenCalled()
  })
})

describe('when the front API fails', () => {
  const fail = () => frontApi.mockImplementation(async () => new Response(null, { status: 503 }))

  it('goes on with the last list', async () => {
    const at = opened()
    const before = await textAt(at, '/sitemap-en-pages.xml')
    fail()
    const after = await at('/sitemap-en-pages.xml', { clockAhead: 11 * 60_000 })
    expect(await after?.text()).toBe(before)
  })

  it('tells crawlers to come again if it never had one, and asks again only after a while', async () => {
    fail()
    const at = opened()
    expect((await at('/sitemap.xml'))?.status).toBe(503)
    const calls = frontApi.mock.calls.length
    expect((await at('/sitemap-en-help.xml'))?.status).toBe(503)
    expect(frontApi).toHaveBeenCalledTimes(calls)
    frontApi.mockImplementation(async ({ url }: Request) => {
      return Response.json({ result: url.includes('/landing/') ? landings : documents })
    })
    expect((await at('/sitemap.xml', { clockAhead: 31_000 }))?.status).toBe(200)
  })

  it('lists the other kinds, for nobody to keep', async () => {
    const failing: SitemapKind = {
      name: 'routes',
      list: async () => Promise.reject(new Error('not now')),
    }
    const at = opened([failing, { name: 'help', list: async () => [pageAt('help/a')] }])
    const index = await at('/sitemap.xml')
    expect(index?.headers.get('cache-control')).toBe('no-store')
    expect(addressesIn((await index?.text()) ?? '')).toEqual([`${origin}/sitemap-en-help.xml`])
  })
})

it('other addresses are pages', async () => {
  expect(await opened()('/en/sitemap')).toBeUndefined()
})

function pageAt(path: `help/${string}`): ListedPage {
  return { locales: ['en'], pathIn: () => path, changedAt: null }
}
