import { expect } from '@playwright/test'
import { localeByCode } from '../../../src/contract/locales.ts'
import { test } from '../support/site-test.ts'

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, each = '']) => each)
const crawler = {
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
}

test.use({ extraHTTPHeaders: crawler })

test('robots.txt leads crawlers to every kind of pages in every language', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
  const index = await request.get(sitemap)
  expect(index.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const paths = addressesIn(await index.text()).map((each) => new URL(each).pathname)
  for (const code of ['en', 'th', 'zh-tw', 'el']) {
    expect(paths).toContain(`/sitemap-${code}-pages.xml`)
    expect(paths).toContain(`/sitemap-${code}-help.xml`)
  }
  // The demonstration's campaigns are written in English and Thai only.
  expect(paths.filter((path) => path.includes('-campaigns')).sort()).toEqual([
    '/sitemap-en-campaigns.xml',
    '/sitemap-th-campaigns.xml',
  ])
})

for (const code of ['en', 'th', 'zh-tw']) {
  test(`pages of the sitemaps in ${code} are there, in that language`, async ({ request }) => {
    const index = addressesIn(await (await request.get('/sitemap.xml')).text())
    // Kinds whose pages don't depend on what other tests have searched for.
    const kinds = ['pages', 'help', 'campaigns', 'jobs']
    const paths = kinds.map((kind) => `/sitemap-${code}-${kind}.xml`)
    const own = index.filter((each) => paths.includes(new URL(each).pathname))
    expect(own.length).toBeGreaterThan(1)
    for (const sitemap of own) {
      const listed = addressesIn(await (await request.get(sitemap)).text())
      const sample = new Set([listed[0], listed[Math.floor(listed.length / 2)], listed.at(-1)])
      for (const address of sample) {
        const answer = await request.get(address ?? '')
        expect(answer.status(), address).toBe(200)
        expect(answer.url()).toBe(address)
        expect(answer.headers()['x-robots-tag']).toBeUndefined()
        const html = await answer.text()
        expect(html).toContain(`<html lang="${localeByCode(code)?.tag.split('-u-')[0]}"`)
        expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
        expect(html).not.toMatch(/<meta name="robots"|rel="alternate"/)
        expect(html).toMatch(/<meta name="description" content="[^"]{8,}/)
        for (const [, data = ''] of html.matchAll(
          /type="application\/ld\+json">(.*?)<\/script>/gs,
        )) {
          expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' })
        }
      }
    }
  })
}
