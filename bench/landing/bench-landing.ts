import { userAgent } from '../browser.ts'
import { type BenchRow, inDays, median, quantile } from '../figures.ts'
import { httpGet } from '../http-get.ts'
import { startSite } from '../start-site.ts'

/** Many short rounds, so that other work of the machine affects both equally. */
const rounds = 40
const warmUp = 5
/** So many days of a route make its page indexed (`enoughFacts`). */
const days = 6
/** A page of words only, in the same process. */
const plain = '/en/help'

const pages = [
  ['page about a route', '/en/flights/kuala-lumpur-to-bangkok', 'Cheapest days'],
  ['page about stays in a city', '/en/hotels/bangkok-th', 'Where to stay'],
] as const

/**
 * Measures pages for search engines from their second call on, one call at a time as crawlers make them, alternating with a
 * page of words only. No supplier is called.
 */
export async function benchLanding(): Promise<BenchRow[]> {
  const site = await startSite()
  try {
    for (let day = 0; day < days; day += 1) {
      const search = `/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=${inDays(20 + day)}`
      await httpGet(site.address + search)
    }
    const rows: BenchRow[] = []
    for (const [name, path, fact] of pages) {
      await untilItSays(site.address + path, fact)
      rows.push(...(await benchPage(name, site.address + path, site.address + plain)))
    }
    return rows
  } finally {
    await site.stop()
  }
}

async function benchPage(name: string, page: string, other: string): Promise<BenchRow[]> {
  const turns: { ours: number; theirs: number }[] = []
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const turn = { ours: await timeOf(page), theirs: await timeOf(other) }
    if (round >= warmUp) turns.push(turn)
  }
  // What else the machine does only makes calls slower.
  const ours = quantile(
    turns.map((turn) => turn.ours),
    0.1,
  )
  const ratio = median(turns.map((turn) => turn.ours / turn.theirs))
  return [
    {
      name: `${name}, from its second call on, undisturbed`,
      figure: `${ours.toFixed(1)} ms`,
      bound: '≤ 60 ms',
      ok: ours <= 60,
    },
    {
      name: `${name} as a multiple of the help page`,
      figure: ratio.toFixed(2),
      bound: '≤ 3',
      ok: ratio <= 3,
    },
  ]
}

/** Waits for facts, which are written two seconds after a search, and for properties to be read. */
async function untilItSays(address: string, fact: string): Promise<void> {
  for (;;) {
    const html = await (await fetch(address, { headers: { 'user-agent': userAgent } })).text()
    if (html.includes(fact)) return
    await new Promise((again) => setTimeout(again, 300))
  }
}

async function timeOf(address: string): Promise<number> {
  const started = performance.now()
  await httpGet(address)
  return performance.now() - started
}
