import { type BenchRow, median, quantile } from '../figures.ts'
import { httpGet } from '../http-get.ts'
import { startSite } from '../start-site.ts'
import { typedTexts } from './typed-texts.ts'

const aSecond = 200
const seconds = 10
const most = 20

/**
 * Place suggestions over HTTP, as a browser asks the site for them, sent at a steady rate whether or not the
 * ones before were answered: a slow answer makes those behind it late, and they are counted from when they were due.
 */
export async function benchPlaces(): Promise<BenchRow[]> {
  const site = await startSite()
  try {
    const texts = typedTexts(aSecond * seconds)
    const ask = (text: string) =>
      httpGet(`${site.address}/en/flight/places?q=${encodeURIComponent(text)}`)
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

/** Milliseconds from when each was due to its answer. */
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
