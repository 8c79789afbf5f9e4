import { suggestionsUrl } from '../../src/web/flight/search-form/place/suggestions-url.ts'
import { type BenchRow, median, quantile } from '../figures.ts'
import { httpGet } from '../http-get.ts'
import { startSite } from '../start-site.ts'
import { typedTexts } from './typed-texts.ts'

const aSecond = 200
const seconds = 10
const most = 20

/**
 * Measures place suggestions over HTTP as a browser requests them, at a constant rate regardless of outstanding
 * responses: a slow response delays those behind it, and times are measured from when a request was due.
 */
export async function benchPlaces(): Promise<BenchRow[]> {
  const site = await startSite()
  try {
    const texts = typedTexts(aSecond * seconds)
    const ask = (text: string) => httpGet(site.address + suggestionsUrl(text, 'en'))
    await atRate(texts.slice(0, 2 * aSecond), ask)
    const times = await atRate(texts, ask)
    const p99 = quantile(times, 0.99)
    return [
      {
        name: `place suggestions at ${aSecond} requests/s over HTTP, p50 / p99`,
        figure: `${median(times).toFixed(1)} / ${p99.toFixed(1)} ms`,
        bound: `p99 ≤ ${most} ms`,
        ok: p99 <= most,
      },
    ]
  } finally {
    await site.stop()
  }
}

/** Returns, for each item, the milliseconds from when it was due to its response. */
function atRate<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<number[]> {
  const started = performance.now()
  return Promise.all(
    items.map(async (item, index) => {
      const due = started + (index * 1000) / aSecond
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
      await work(item)
      return performance.now() - due
    }),
  )
}
