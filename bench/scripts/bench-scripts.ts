import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { type BenchRow, inDays } from '../figures.ts'
import { startSite } from '../start-site.ts'

const most = 155

/** Measures all scripts the results page loads before any interaction, gzipped. */
export async function benchScripts(): Promise<BenchRow[]> {
  const site = await startSite()
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    const scripts = new Map<string, Promise<Buffer>>()
    const ahead = new Set<string>()
    page.on('response', async (response) => {
      const type = response.headers()['content-type'] ?? ''
      if (!type.includes('javascript')) return
      const asked = await response.request().allHeaders()
      // Prefetches for the next step are counted separately.
      if (asked['sec-purpose'] === 'prefetch') ahead.add(response.url())
      else scripts.set(response.url(), response.body())
    })
    const query = `depAirport=KUL&arrAirport=BKK&depDate=${inDays(42)}`
    await page.goto(`${site.address}/en/flight/search?${query}`)
    await page.locator('[data-search-state="done"]').waitFor()
    await page.waitForLoadState('networkidle')
    const inline = await page
      .locator('script:not([src]):not([type="application/json"])')
      .allTextContents()
    // Search results arrive as a script too, but are data, whose size depends on how fast suppliers are.
    const [code, data] = [false, true].map((isData) =>
      inline.filter((text) => text.includes('streamController.enqueue(') === isData),
    )
    const files = await Promise.all(scripts.values())
    const packed = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length
    const inFiles = files.reduce((sum, bytes) => sum + packed(bytes), 0) / 1000
    const sizeOf = (texts: string[] = []) =>
      texts.reduce((sum, text) => sum + packed(text), 0) / 1000
    const within = sizeOf(code)
    const all = inFiles + within
    const fetched = await Promise.all([...ahead].map((url) => page.request.get(url)))
    const bodies = await Promise.all(fetched.map((each) => each.body()))
    const next = bodies.reduce((sum, bytes) => sum + packed(bytes), 0) / 1000
    return [
      {
        name: `scripts of the results page before the first touch, ${files.length} files and those within the page, gzip`,
        figure: `${inFiles.toFixed(1)} + ${within.toFixed(1)} kB`,
        bound: `≤ ${most} kB`,
        ok: all <= most,
      },
      {
        name: 'search results within the page, gzip',
        figure: `${sizeOf(data).toFixed(1)} kB`,
        bound: '',
        ok: true,
      },
      {
        name: `scripts fetched ahead for the next step once the page is idle, ${ahead.size} files, gzip`,
        figure: `${next.toFixed(1)} kB`,
        bound: '',
        ok: ahead.size > 0,
      },
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}
