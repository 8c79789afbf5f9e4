import { getCareer } from '../../../contract/career/career.ts'
import { jobAddress } from '../../../contract/career/job-id.ts'
import { defaultLocale } from '../../../contract/default-locale.ts'
import type { Endpoint, ResultOf } from '../../../contract/endpoint.ts'
import { getFaq } from '../../../contract/faq/faq.ts'
import type { PagePlatform } from '../../../contract/page-platform.ts'
import { infoPages } from '../../content/info-pages.ts'
import { canonicalOf, type PagePath, pageUrl } from '../../locale/url.ts'
import {
  type CallInput,
  callInit,
  callPath,
  readOutcome,
  send,
} from '../../session/front-api/call.ts'

/** The languages whose pages are written in them: the others would be copies of the English ones to a search engine. */
const writtenLocales = [defaultLocale]

/** Pages that anybody may find. Results, bookings and orders are somebody's own, or endless. */
const landings: readonly PagePath[] = [
  ...(['', 'flight', 'hotel', 'promo/view/special-deals'] as const),
  ...(['help', 'contact', 'careers', 'careers/jobs', 'newsletter'] as const),
  ...infoPages,
]

/** Answers `/robots.txt` and `/sitemap.xml`; returns undefined for any other address. */
export async function answerCrawlers(
  { method }: Request,
  { pathname }: URL,
  page: PagePlatform,
): Promise<Response | undefined> {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (pathname === '/robots.txt') return answered('text/plain', robotsOf(page.publicConfig.origin))
  if (pathname === '/sitemap.xml') return answered('application/xml', await sitemapFor(page))
  return undefined
}

const answered = (type: string, text: string): Response =>
  new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  })

/** A sitemap has to be named with its origin (RFC 9309, 2.2.4; sitemaps.org). */
const robotsOf = (origin: string): string => `User-agent: *
Disallow: /*/pay/
Disallow: /*/order/
Disallow: /front/
Disallow: /api/
Sitemap: ${origin}/sitemap.xml
`

/** Returns the pages that search engines should know, help answers and open jobs included (sitemaps.org). */
async function sitemapFor(page: PagePlatform): Promise<string> {
  const { origin } = page.publicConfig
  const addresses = await Promise.all(
    writtenLocales.map(async (lang) => {
      const paths = [...landings, ...(await helpPaths(page, lang)), ...(await jobPaths(page, lang))]
      return paths.map((path) => canonicalOf(origin, pageUrl(lang, path)))
    }),
  )
  return sitemapOf(addresses.flat())
}

/** Returns the sitemap of these addresses; at most 50,000 may be in one. */
export function sitemapOf(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

async function helpPaths(page: PagePlatform, lang: string): Promise<PagePath[]> {
  const found = await read(page, getFaq, { query: { lang } })
  return found?.articles.map(({ id }): PagePath => `help/${id}`) ?? []
}

async function jobPaths(page: PagePlatform, lang: string): Promise<PagePath[]> {
  const found = await read(page, getCareer, { query: { filter: 'jobs', lang } })
  const jobs = found && 'jobs' in found ? found.jobs : []
  return jobs.map(
    ({ title, job_id, job_detail_id }): PagePath =>
      `careers/job-details/${jobAddress({ title, jobId: job_id, jobDetailId: job_detail_id })}`,
  )
}

/** Returns the result of a call that needs no visitor; undefined if it fails, so that the other pages stay listed. */
async function read<E extends Endpoint>(
  page: PagePlatform,
  endpoint: E,
  input: CallInput<E>,
): Promise<ResultOf<E> | undefined> {
  const url = page.publicConfig.origin + callPath(endpoint, input)
  const ask = () => page.frontApi(new Request(url, callInit(endpoint, input, new Headers())))
  const outcome = await readOutcome<ResultOf<E>>(await send(false, ask))
  return outcome.ok ? outcome.result : undefined
}
