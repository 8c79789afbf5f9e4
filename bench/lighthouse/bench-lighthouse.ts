import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { type BenchRow, inDays, median } from '../figures.ts'
import { startSite } from '../start-site.ts'
import { bookedPage } from './booked-page.ts'
import { hotelPages } from './hotel-pages.ts'

const flightBounds = { performance: 90, accessibility: 100, 'best-practices': 95, seo: 95 }
const siteBounds = { ...flightBounds, performance: 95 }
const hotelBounds = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 }
const contentPages = { campaign: 'campaign/asian-city-breaks', help: 'help', careers: 'careers' }
type Category = keyof typeof flightBounds
const categories = Object.keys(flightBounds) as Category[]

/** Addresses of certain dates are kept out of search engines. */
const ofDates = ['is-crawlable']

/** The performance score depends on the machine's load, so the median is used. */
const runs = 3

const flags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

/** Runs Lighthouse as a phone on a slow network, for the first pages of a booking, flights then stays, and for content. */
export async function benchLighthouse(): Promise<BenchRow[]> {
  const site = await startSite()
  try {
    const booked = await bookedPage(site.address)
    const hotels = await hotelPages(site.address)
    const results = `/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=${inDays(42)}`
    const pages: Scored[] = [
      { name: 'home', address: `${site.address}/en`, bounds: siteBounds },
      { name: 'results', address: site.address + results, skipAudits: ofDates },
      { name: 'booking', ...booked },
      { name: 'hotels', address: hotels.landing, bounds: hotelBounds },
      {
        name: 'hotel results',
        address: hotels.results,
        skipAudits: ofDates,
        bounds: hotelBounds,
      },
      { name: 'a stay', address: hotels.stay, skipAudits: ofDates, bounds: hotelBounds },
    ]
    for (const [name, path] of Object.entries(contentPages)) {
      pages.push({ name, address: `${site.address}/en/${path}`, bounds: siteBounds })
    }
    const rows: BenchRow[] = []
    for (const page of pages) rows.push(await scored(page))
    return rows
  } finally {
    await site.stop()
  }
}

/** Runs work with a fresh browser: cookies set by a page would replace the ones requests should have. */
async function withChrome<T>(work: (port: number) => Promise<T>): Promise<T> {
  const chrome = await launch({
    chromeFlags: flags,
    ...(process.env.CHROMIUM ? { chromePath: process.env.CHROMIUM } : {}),
  })
  try {
    return await work(chrome.port)
  } finally {
    chrome.kill()
  }
}

interface Scored {
  name: string
  address: string
  cookie?: string
  skipAudits?: string[]
  bounds?: Record<Category, number>
}

async function scored({ name, bounds = flightBounds, ...page }: Scored): Promise<BenchRow> {
  const all: Record<Category, number>[] = []
  const missed = new Set<string>()
  for (let run = 0; run < runs; run += 1) {
    const lhr = await recorded(page)
    const scoreOf = (id: Category) => Math.round((lhr.categories[id]?.score ?? 0) * 100)
    all.push(Object.fromEntries(categories.map((id) => [id, scoreOf(id)])) as never)
    for (const id of categories) {
      if (scoreOf(id) >= bounds[id]) continue
      for (const { id: audit, weight } of lhr.categories[id]?.auditRefs ?? []) {
        const score = lhr.audits[audit]?.score
        if (weight > 0 && score !== null && score !== undefined && score < 0.9) {
          missed.add(`${audit} ${lhr.audits[audit]?.displayValue ?? ''}`.trim())
        }
      }
    }
  }
  const scores = categories.map((id) => median(all.map((each) => each[id])))
  const ok = categories.every((id, index) => (scores[index] ?? 0) >= bounds[id])
  return {
    name: `Lighthouse, mobile, ${name}: performance, accessibility, best practices, SEO; medians of ${runs} runs`,
    figure: scores.join(', ') + (ok ? '' : ` (${[...missed].join('; ')})`),
    bound: `≥ ${categories.map((id) => bounds[id]).join(', ')}`,
    ok,
  }
}

/** Runs Lighthouse once; repeats it if the browser failed to record the trace, which says nothing about the page. */
async function recorded({ address, cookie, skipAudits = [] }: Omit<Scored, 'name' | 'bounds'>) {
  let failure = ''
  for (let tries = 0; tries < 3; tries += 1) {
    const ran = await withChrome((port) =>
      lighthouse(address, {
        port,
        onlyCategories: categories,
        logLevel: 'silent',
        skipAudits,
        ...(cookie ? { extraHeaders: { cookie } } : {}),
      }),
    )
    if (ran && !ran.lhr.runtimeError) return ran.lhr
    failure = ran?.lhr.runtimeError?.message ?? 'no answer'
  }
  throw new Error(`${address}: ${failure}`)
}
