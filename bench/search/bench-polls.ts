import type { OfferId, ResultId, SearchId } from '../../src/contract/ids.ts'
import type { SearchAnswer, SearchSession } from '../../src/server/flight/search/search-session.ts'
import { createSearchStore, type SearchStore } from '../../src/server/flight/search/search-store.ts'
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
/** How many new offers an answer brings. */
const fresh = 10
/** How much longer a poll of a large search may take than one of a small search that brings as much. */
const mostTimes = 2

/**
 * Measures polls of an open search: those that find nothing new, as most do, and those that bring a few offers. The
 * baseline is a search stored as one value, as it was before answers were appended.
 */
export async function benchPolls(): Promise<BenchRow[]> {
  const cache = textCache()
  try {
    const search = await largeSearch(offers + polls * fresh)
    return [await withoutNews(cache, search), ...(await withNews(cache, search))]
  } finally {
    await cache.close()
  }
}

async function withoutNews(cache: Cache, search: SearchSession): Promise<BenchRow> {
  const store = createSearchStore(cache, minutes(10))
  await openWith(store, search, offers)
  await cache.set('whole', { ...search, ...between(search, 0, offers) }, minutes(10))
  const times: { appended: number; whole: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    times.push({
      appended: await timed(() => store.news(search.id, 1)),
      whole: await timed(() => cache.get('whole')),
    })
  }
  const appended = median(times.map((each) => each.appended))
  const whole = median(times.map((each) => each.whole))
  return {
    name: `${polls} polls of a search with ${offers} offers without news, beside reading it whole each time`,
    figure: `${appended.toFixed(1)} / ${whole.toFixed(0)} ms, ${(appended / whole).toFixed(4)} of it`,
    bound: `at most ${most} of it`,
    ok: appended / whole <= most,
  }
}

/** Compares answers that are stored and polled when there are many offers already, and when there are hardly any. */
async function withNews(cache: Cache, search: SearchSession): Promise<BenchRow[]> {
  const appended: Sizes[] = []
  const rewritten: Sizes[] = []
  for (let round = 0; round < rounds; round += 1) {
    appended.push({
      large: await timedAppending(cache, search, offers),
      small: await timedAppending(cache, search, fresh),
    })
    rewritten.push({
      large: await timedRewriting(cache, search, offers),
      small: await timedRewriting(cache, search, fresh),
    })
  }
  const what = `${polls} answers of ${fresh} offers, stored and polled, with ${offers} offers before / with ${fresh}`
  const times = timesOf(appended)
  return [
    {
      name: what,
      figure: figureOf(appended),
      bound: `at most ${mostTimes} times as long`,
      ok: times <= mostTimes,
    },
    {
      name: `${what}: if each rewrote the search and each poll read all of it`,
      figure: figureOf(rewritten),
      bound: '',
      ok: true,
    },
  ]
}

/** Milliseconds for a large search and a small one. */
interface Sizes {
  large: number
  small: number
}

const timesOf = (all: readonly Sizes[]): number =>
  median(all.map(({ large, small }) => large / small))

function figureOf(all: readonly Sizes[]): string {
  const [large, small] = [
    median(all.map((each) => each.large)),
    median(all.map((each) => each.small)),
  ]
  return `${large.toFixed(1)} / ${small.toFixed(1)} ms, ${timesOf(all).toFixed(2)} times`
}

async function timedAppending(cache: Cache, whole: SearchSession, before: number): Promise<number> {
  const store = createSearchStore(cache, minutes(10))
  const search = { ...whole, id: `${whole.id}-${before}` as SearchId }
  const { suppliers } = search
  await openWith(store, search, before)
  return timed(async (poll) => {
    const from = before + poll * fresh
    const answer = between(search, from, from + fresh)
    await store.append(search.id, { suppliers, version: poll + 2 }, answer)
    const news = await store.news(search.id, poll + 1)
    if (news?.rows.length !== answer.rows.length) throw new Error('the poll missed something')
  })
}

function timedRewriting(cache: Cache, search: SearchSession, before: number): Promise<number> {
  return timed(async (poll) => {
    const found = between(search, 0, before + (poll + 1) * fresh)
    await cache.set('rewritten', { ...search, ...found }, minutes(10))
    await cache.get('rewritten')
  })
}

/** Opens the search with these many of its offers in a first answer. */
async function openWith(store: SearchStore, search: SearchSession, count: number): Promise<void> {
  const { rows: _, offers: __, suppliers, version: ___, ...opened } = search
  await store.open(opened, { suppliers, version: 0 })
  await store.append(search.id, { suppliers, version: 1 }, between(search, 0, count))
}

/** Returns the answer with the offers from one position up to before another, and the rows that belong to as many. */
function between({ rows, offers }: SearchSession, from: number, to: number): SearchAnswer {
  const share = rows.length / offers.length
  return {
    rows: rows.slice(Math.round(from * share), Math.round(to * share)),
    offers: offers.slice(from, to),
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

async function timed(poll: (index: number) => Promise<unknown>): Promise<number> {
  const started = performance.now()
  for (let index = 0; index < polls; index += 1) await poll(index)
  return performance.now() - started
}

/** Returns a real search whose offers are repeated until there are enough. */
async function largeSearch(count: number): Promise<SearchSession> {
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
      rows: repeat(found.rows, Math.round(count * share)).map((row, index) => ({
        ...row,
        id: `${row.id}.${index}` as ResultId,
      })),
      offers: repeat(found.offers, count).map((each, index) => ({
        ...each,
        offer: { ...each.offer, id: `${each.offer.id}${index}` as OfferId },
      })),
    }
  } finally {
    await shop.close()
  }
}
