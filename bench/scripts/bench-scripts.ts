import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type BenchRow, inDays } from '../figures.ts'
import { startSite } from '../start-site.ts'

const most = { results: 140, home: 142 }

/** Measures all scripts that the results page and the home page load before any interaction, gzipped. */
export async function benchScripts(): Promise<BenchRow[]> {
  const site = await startSite()
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox'],
  })
  try {
    const query = `depAirport=KUL&arrAirport=BKK&depDate=${inDays(42)}`
    const results = await loadedBy(browser, `${site.address}/en/flight/search?${query}`, (page) =>
      page.locator('[data-search-state="done"]').waitFor(),
    )
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
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** What a page loads before it's touched: gzipped bytes. */
interface Loaded {
  files: number[]
  within: number
  /** Data that arrive as a script. */
  data: number
  /** Files fetched once the browser is idle, for what the visitor may do next. */
  ahead: number[]
}

async function loadedBy(
  browser: Browser,
  address: string,
  isReady: (page: Page) => Promise<void>,
): Promise<Loaded> {
  const page = await browser.newPage()
  const scripts = new Map<string, Promise<Buffer>>()
  const ahead = new Set<string>()
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!type.includes('javascript')) return
    const asked = await response.request().allHeaders()
    // Prefetches are counted separately, also where the page goes on to run them.
    if (asked['sec-purpose'] === 'prefetch') ahead.add(response.url())
    else scripts.set(response.url(), response.body())
  })
  await page.goto(address)
  await isReady(page)
  await page.waitForLoadState('networkidle')
  const inline = await page
    .locator('script:not([src]):not([type="application/json"])')
    .allTextContents()
  // Search results arrive as a script too, but are data, whose size depends on how fast suppliers are.
  const isData = (text: string) => text.includes('streamController.enqueue(')
  const files = [...scripts].filter(([url]) => !ahead.has(url)).map(([, bytes]) => bytes)
  const fetched = await Promise.all([...ahead].map((url) => page.request.get(url)))
  const loaded = {
    files: (await Promise.all(files)).map(packed),
    within: sum(inline.filter((text) => !isData(text)).map(packed)),
    data: sum(inline.filter(isData).map(packed)),
    ahead: (await Promise.all(fetched.map((each) => each.body()))).map(packed),
  }
  await page.close()
  return loaded
}

function rowsOf(page: string, { files, within, ahead }: Loaded, bound: number): BenchRow[] {
  return [
    {
      name: `scripts of the ${page} before the first touch, ${files.length} files and those within the page, gzip`,
      figure: `${kilobytes(sum(files))} + ${kilobytes(within)} kB`,
      bound: `≤ ${bound} kB`,
      ok: sum(files) + within <= bound * 1000,
    },
    {
      name: `scripts fetched ahead on the ${page} once it is idle, ${ahead.length} files, gzip`,
      figure: `${kilobytes(sum(ahead))} kB`,
      bound: '',
      ok: ahead.length > 0,
    },
  ]
}

const packed = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
