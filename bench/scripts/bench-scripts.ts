import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { userAgent } from '../browser.ts'
import { type BenchRow, inDays } from '../figures.ts'
import { startSite } from '../start-site.ts'

const most = { results: 130, home: 120, hotels: 140 }
/** How long a page is watched once its network is quiet, in milliseconds: tracking and the one-tap prompt wait for 3 s. */
const watched = 4000

/** Measures all scripts that results pages and the home page load before any interaction, gzipped. */
export async function benchScripts(): Promise<BenchRow[]> {
  const site = await startSite()
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox'],
  })
  try {
    const query = `depAirport=KUL&arrAirport=BKK&depDate=${inDays(42)}`
    const isDone = (page: Page) => page.locator('[data-search-state="done"]').waitFor()
    const results = await loadedBy(browser, `${site.address}/en/flight/search?${query}`, isDone)
    const stay = `destination=city-bali-id&checkIn=${inDays(42)}&checkOut=${inDays(46)}&rooms=2-5-8_2`
    const staysAddress = `${site.address}/en/hotel/search?${stay}`
    // The first search waits until the catalogue of hotels is loaded.
    await (await fetch(staysAddress, { headers: { 'user-agent': userAgent } })).text()
    const hotels = await loadedBy(browser, staysAddress, isDone)
    const home = await loadedBy(browser, `${site.address}/en`, (page) =>
      page.locator('main form').first().waitFor(),
    )
    return [
      ...rowsOf('results page', results, most.results),
      {
        name: 'search results within the page, gzip',
        figure: `${kilobytes(results.data)} kB`,
        bound: '',
        ok: true,
      },
      ...rowsOf('home page', home, most.home),
      ...rowsOf('hotel results page', hotels, most.hotels),
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

declare global {
  interface Window {
    /** When the browser first said that it's idle, in milliseconds since 1970. */
    idleFrom?: number
  }
}

/** Runs in the page before its own scripts. */
function noteIdle(): void {
  const whenIdle = window.requestIdleCallback.bind(window)
  window.requestIdleCallback = (run, options) =>
    whenIdle((deadline) => {
      window.idleFrom ??= performance.timeOrigin + performance.now()
      run(deadline)
    }, options)
}

/** What a page loads before it's touched: gzipped bytes. */
interface Loaded {
  files: number[]
  within: number
  /** Data that arrive as a script. */
  data: number
  /** Files fetched once the browser is idle. */
  idle: number[]
}

async function loadedBy(
  browser: Browser,
  address: string,
  isReady: (page: Page) => Promise<void>,
): Promise<Loaded> {
  const page = await browser.newPage()
  const scripts = new Map<string, { at: number; body: Promise<Buffer> }>()
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!type.includes('javascript')) return
    const request = response.request()
    const body = response.body()
    // A prefetched body can't be read, and is fetched below.
    body.catch(() => {})
    if (scripts.has(response.url())) return
    scripts.set(response.url(), { at: request.timing().startTime, body })
  })
  await page.addInitScript(noteIdle)
  await page.goto(address)
  await isReady(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(watched)
  const inline = await page
    .locator('script:not([src]):not([type="application/json"])')
    .allTextContents()
  // Search results arrive as a script too, but are data, whose size depends on how fast suppliers are.
  const isData = (text: string) => text.includes('streamController.enqueue(')
  // What a page asks for once the browser says that it's idle, nobody waits for.
  const all = [...scripts]
  const idleFrom = await page.evaluate(() => window.idleFrom ?? Number.POSITIVE_INFINITY)
  const files = all.filter(([, { at }]) => at < idleFrom).map(([, { body }]) => body)
  const idle = all.filter(([, { at }]) => at >= idleFrom).map(([url]) => url)
  const fetched = await Promise.all(idle.map((url) => page.request.get(url)))
  const loaded = {
    files: (await Promise.all(files)).map(packed),
    within: sum(inline.filter((text) => !isData(text)).map(packed)),
    data: sum(inline.filter(isData).map(packed)),
    idle: (await Promise.all(fetched.map((each) => each.body()))).map(packed),
  }
  await page.close()
  return loaded
}

function rowsOf(page: string, { files, within, idle }: Loaded, bound: number): BenchRow[] {
  return [
    {
      name: `scripts of the ${page} before the first touch, ${files.length} files and those within the page, gzip`,
      figure: `${kilobytes(sum(files))} + ${kilobytes(within)} kB`,
      bound: `≤ ${bound} kB`,
      ok: sum(files) + within <= bound * 1000,
    },
    {
      name: `scripts that the ${page} fetches once it is idle, ${idle.length} files, gzip`,
      figure: `${kilobytes(sum(idle))} kB`,
      bound: '',
      ok: idle.length > 0,
    },
  ]
}

const packed = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
