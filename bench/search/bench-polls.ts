import type { OfferId, ResultId, SearchId } from '../../src/contract/ids.ts'
import type { SearchSession } from '../../src/server/flight/search/search-session.ts'
import { createSearchStore } from '../../src/server/flight/search/search-store.ts'
import type { Cache } from '../../src/server/platform/cache/cache.ts'
import { createMemoryCache } from '../../src/server/platform/cache/memory-cache.ts'
import { minutes } from '../../src/server/platform/duration.ts'
import { searchRequest } from '../../test/support/traveller.ts'
import { type BenchRow, median } from '../figures.ts'
import { openBenchShop } from '../orders/shop.ts'

const offers = 2000
const polls = 20
const rounds = 9
const most = 0.1

/**
 * Measures polls of a search with many offers that find nothing new, as most do. The baseline is a search stored as one value, as it was before answers were appended.
 */
export async function benchPolls(): Promise<BenchRow[]> {
  const cache = textCache()
  try {
    const search = await largeSearch()
    const store = createSearchStore(cache, minutes(10))
    const { rows, offers: found, suppliers, version: _, ...opened } = search
    await store.open(opened, { suppliers, version: 0 })
    await store.append(search.id, { suppliers, version: 1 }, { rows, offers: found })
    await cache.set('whole', search, minutes(10))

    const times: { appended: number; whole: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      times.push({
        appended: await timed(() => store.news(search.id, 1)),
        whole: await timed(() => cache.get('whole')),
      })
    }
    const appended = median(times.map((each) => each.appended))
    const whole = median(times.map((each) => each.whole))
    return [
      {
        name: `${polls} polls of a search with ${offers} offers without news, beside reading it whole each time`,
        figure: `${appended.toFixed(1)} / ${whole.toFixed(0)} ms, ${(appended / whole).toFixed(4)} of it`,
        bound: `at most ${most} of it`,
        ok: appended / whole <= most,
      },
    ]
  } finally {
    await cache.close()
  }
}

/** Returns a cache that keeps text, as one that several servers share does, without the network to it. */
function textCache(): Cache {
  const memory = createMemoryCache()
  const read = (text: unknown) => (text === undefined ? undefined : JSON.parse(text as string))
  return {
    ...memory,
    get: async (key) => read(await memory.get(key)),
    set: (key, value, keep) => memory.set(key, JSON.stringify(value), keep),
    getFields: async (key, names) => (await memory.getFields(key, names)).map(read),
    setFields: (key, fields, keep) => {
      const texts = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])
      return memory.setFields(key, Object.fromEntries(texts), keep)
    },
  }
}

async function timed(poll: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  for (let index = 0; index < polls; index += 1) await poll()
  return performance.now() - started
}

/** Returns a real search whose offers are repeated until there are enough. */
async function largeSearch(): Promise<SearchSession> {
  const shop = await openBenchShop()
  try {
    const { searchId } = await shop.traveller().search(searchRequest())
    const found = await createSearchStore(shop.platform.cache, minutes(10)).whole(
      searchId as SearchId,
    )
    if (!found) throw new Error('the search is gone')
    const repeat = <T>(all: readonly T[], count: number) =>
      Array.from({ length: count }, (_, index) => all[index % all.length] as T)
    const share = found.rows.length / found.offers.length
    return {
      ...found,
      rows: repeat(found.rows, Math.round(offers * share)).map((row, index) => ({
        ...row,
        id: `${row.id}.${index}` as ResultId,
      })),
      offers: repeat(found.offers, offers).map((each, index) => ({
        ...each,
        offer: { ...each.offer, id: `${each.offer.id}${index}` as OfferId },
      })),
    }
  } finally {
    await shop.close()
  }
}
