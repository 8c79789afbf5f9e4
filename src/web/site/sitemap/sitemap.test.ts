import { expect, test } from 'vitest'
import type { PagePlatform } from '../../../contract/page-platform.ts'
import { answerCrawlers } from './sitemap.ts'

const origin = 'https://travel.example'
const answers: Record<string, unknown> = {
  'knowledge-base/faq': { articles: [{ id: 'cancel-flight' }], popular: [] },
  'content/career': { jobs: [{ title: 'Engineer & more', job_id: '7', job_detail_id: '9' }] },
}

/** Returns what crawlers get at an address while the front API answers these calls. */
async function at(path: string, calls = answers) {
  const frontApi = async ({ url }: Request) => {
    const [, name] = /\/front\/v1\/([^?]+)/.exec(url) ?? []
    const result = calls[name ?? '']
    return result ? Response.json({ result }) : new Response(null, { status: 503 })
  }
  const page = { publicConfig: { origin }, frontApi } as unknown as PagePlatform
  const url = new URL(path, origin)
  return answerCrawlers(new Request(url), url, page)
}

const addresses = async (path: string, calls?: typeof answers) =>
  [...((await (await at(path, calls))?.text()) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  )

test('robots.txt names the sitemap with its origin, and what is nobody’s to crawl', async () => {
  const answer = await at('/robots.txt')
  expect(answer?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer?.text()).toMatch(
    /Disallow: \/front\/\n[\s\S]*Sitemap: https:\/\/travel\.example\/sitemap\.xml\n/,
  )
})

test('the sitemap has each public page once, help answers and open jobs included', async () => {
  const found = await addresses('/sitemap.xml')
  for (const path of ['', '/flight', '/hotel', '/help/cancel-flight', '/about', '/terms/uses']) {
    expect(found).toContain(`${origin}/en${path}`)
  }
  expect(found.filter((address) => address?.includes('/careers/job-details/'))).toHaveLength(1)
  expect(new Set(found).size).toBe(found.length)
  expect(
    found.filter((address) => /search|book|pay|order|desk|account/.test(address ?? '')),
  ).toEqual([])
})

test('without the front API it still has the pages that are always there', async () => {
  const found = await addresses('/sitemap.xml', {})
  expect(found).toContain(`${origin}/en/flight`)
  expect(found.some((address) => address?.includes('/help/'))).toBe(false)
})

test('other addresses are pages', async () => {
  expect(await at('/en/sitemap')).toBeUndefined()
})
