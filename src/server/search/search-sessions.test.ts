import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { patience } from '../../../test/support/patience.ts'
import type { SearchId } from '../../contract/ids.ts'
import { createMemoryCache } from '../platform/cache/memory-cache.ts'
import { createClock } from '../platform/clock.ts'
import { milliseconds, minutes, pause, seconds } from '../platform/duration.ts'
import { createBackground } from '../platform/jobs/background.ts'
import { createLog } from '../platform/monitoring/log.ts'
import { createMetrics } from '../platform/monitoring/metrics.ts'
import { type FoundSearch, isSearching } from './search.ts'
import { createSearchRecords } from './search-records.ts'
import { createSearchSessions } from './search-sessions.ts'

/** A supplier that answers with its name after a time in milliseconds; without one it fails, or never answers. */
interface Answering {
  id: string
  name: string
  after: number | 'fails' | 'never' | 'no database'
}

const supplier = (id: string, after: Answering['after']): Answering => ({ id, name: id, after })
const cut = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
const visitor = { id: 'device', address: '192.0.2.1' }

/** Sessions of one server on a cache; each answer also holds how many came before it. */
function openSessions(suppliers: readonly Answering[], cache = createMemoryCache()) {
  const clock = createClock()
  const log = createLog('silent')
  const metrics = createMetrics('test')
  const records = createSearchRecords<string, { found: string[]; before: number }>(cache, 'test')
  const sessions = createSearchSessions({
    name: 'test',
    records,
    cache,
    clock,
    log,
    metrics,
    background: createBackground(log),
    suppliers,
    async ask({ name, after }: Answering, request: string): Promise<string[]> {
      if (after === 'fails') throw new Error('out of order')
      if (after === 'no database') throw new DrizzleQueryError('select', [], cut)
      if (after === 'never') return new Promise(() => {})
      await pause(milliseconds(after))
      return [`${request} of ${name}`]
    },
    answerOf: (found, before) => ({
      answer: { found, before: before.length },
      results: found.length,
    }),
  })
  return { sessions, records, clock, cache, metrics }
}

test('answers are stored as they come, each knowing those before it', async () => {
  const suppliers = [supplier('slow', 60), supplier('broken', 'fails'), supplier('quick', 0)]
  const { sessions, records } = openSessions(suppliers)
  const { id, version, suppliers: states } = await sessions.openFresh('trip', visitor, 2000)
  expect(states.map(({ state }) => state)).toEqual(['answered', 'failed', 'answered'])
  expect(states.map(({ results }) => results)).toEqual([1, 0, 1])
  expect(await records.parts(id, 'found', 0, version)).toEqual([
    undefined,
    ['trip of quick'],
    ['trip of slow'],
  ])
  expect(await records.parts(id, 'before', 1, version)).toEqual([0, 1])
})

test('a search opens with first results; a fresh one waits for every supplier', async () => {
  const { sessions } = openSessions([supplier('quick', 10), supplier('slow', 200)])
  const first = await sessions.open('trip', visitor, 2000)
  expect(first.suppliers.map(({ state }) => state)).toEqual(['answered', 'asked'])
  expect((await sessions.open('trip', visitor, 0)).id).toBe(first.id)
  const fresh = await sessions.openFresh('trip', visitor, 2000)
  expect(fresh.id).not.toBe(first.id)
  expect(isSearching(fresh)).toBe(false)
  expect((await sessions.open('trip', visitor, 0)).id).toBe(fresh.id)
})

test('suppliers of a server that died count as timed out, and what others found stays', async () => {
  const { sessions, clock } = openSessions([supplier('quick', 0), supplier('silent', 'never')])
  const { id } = await sessions.open('trip', visitor, 2000)
  clock.advance(seconds(11))
  expect(isSearching(await sessions.find(id))).toBe(true)
  clock.advance(seconds(2))
  expect((await sessions.find(id)).suppliers).toMatchObject([
    { state: 'answered', results: 1 },
    { state: 'timed_out', results: 0 },
  ])
})

test('a search expires after 25 minutes, and an identical one is opened then', async () => {
  const { sessions, clock } = openSessions([supplier('quick', 0)])
  const { id } = await sessions.open('trip', visitor, 2000)
  clock.advance(minutes(25))
  await expect(sessions.find(id)).rejects.toMatchObject({ code: 'SEARCH_EXPIRED' })
  await expect(sessions.find('gone' as SearchId)).rejects.toMatchObject({
    code: 'SEARCH_NOT_FOUND',
  })
  expect((await sessions.open('trip', visitor, 0)).id).not.toBe(id)
})

test('a server that doesn’t ask the suppliers waits for what the one that asks finds', async () => {
  const { sessions, cache } = openSessions([supplier('late', 300), supplier('silent', 'never')])
  const other = openSessions([supplier('unused', 'never')], cache)
  const { id, version } = await sessions.open('trip', visitor, 0)
  expect(version).toBe(0)
  const all = milliseconds(patience())
  const found = await Promise.race([other.sessions.open('trip', visitor, 2 * all), pause(all)])
  expect(found).toMatchObject({ id, version: 1, suppliers: [{ id: 'late', results: 1 }, {}] })
})

test('one address can’t open searches without end', async () => {
  const { sessions } = openSessions([supplier('quick', 0)])
  for (let trip = 0; trip < 90; trip += 1) await sessions.open(`trip ${trip}`, visitor, 0)
  await expect(sessions.open('one more', visitor, 0)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  })
  expect(await sessions.open('trip 1', visitor, 0)).toMatchObject({ request: 'trip 1' })
})

test('a search that our own database stopped is unavailable, and isn’t found again', async () => {
  const suppliers = [supplier('one', 'no database'), supplier('two', 'no database')]
  const { sessions } = openSessions(suppliers)
  for (const open of [sessions.open, sessions.openFresh, sessions.open]) {
    await expect(open('trip', visitor, 2000)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  }
  for (const each of suppliers) each.after = 0
  const found: FoundSearch<string> = await sessions.open('trip', visitor, 2000)
  expect(found.suppliers.map(({ state }) => state)).toContain('answered')
})

test('one that was opened before counts as expired, so that its visitor opens another', async () => {
  const one = supplier('one', 'no database')
  const { sessions } = openSessions([one])
  const { id } = await sessions.open('trip', visitor, 0)
  await expect(sessions.open('trip', visitor, 2000)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(sessions.find(id)).rejects.toMatchObject({ code: 'SEARCH_EXPIRED' })
  one.after = 0
  const again = await sessions.open('trip', visitor, 2000)
  expect(again.id).not.toBe(id)
  expect(again.suppliers).toMatchObject([{ state: 'answered' }])
})

test('opening a search doesn’t wait for the cache more often than it has to', async () => {
  const cache = createMemoryCache()
  let turns = 0
  let running = 0
  /** Counts calls that begin while no other one is running. */
  const counted =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      if (running === 0) turns += 1
      running += 1
      await pause(milliseconds(1))
      return call(...args).finally(() => (running -= 1))
    }
  for (const name of ['get', 'set', 'getFields', 'setFields', 'count'] as const) {
    Object.assign(cache, {
      [name]: counted(cache[name] as (...args: unknown[]) => Promise<unknown>),
    })
  }
  const { sessions } = openSessions([supplier('silent', 'never')], cache)
  await sessions.open('trip', visitor, 0)
  // The identical search, the limit, and the record with its name.
  expect(turns).toBe(3)
  await sessions.open('trip', visitor, 0)
  // The identical search and its record.
  expect(turns).toBe(5)
})

test('it’s shown if another supplier answers', async () => {
  const { sessions } = openSessions([supplier('one', 'no database'), supplier('two', 0)])
  const { suppliers } = await sessions.openFresh('trip', visitor, 2000)
  expect(suppliers.map(({ state }) => state)).toEqual(['failed', 'answered'])
})

test('searches are counted by supplier and outcome, with their seconds', async () => {
  const { sessions, metrics } = openSessions([supplier('good', 20), supplier('bad', 'fails')])
  const began = performance.now()
  await sessions.openFresh('trip', visitor, 2000)
  const text = await metrics.registry.getSingleMetricAsString('supplier_search_duration_seconds')
  const count = (name: string, outcome: string) =>
    `_count{search="test",supplier="${name}",outcome="${outcome}"} 1`
  expect(text).toContain(count('good', 'answered'))
  expect(text).toContain(count('bad', 'failed'))
  const [, sum] = /_sum\{search="test",supplier="good",outcome="answered"\} (\S+)/.exec(text) ?? []
  // A timer may be a millisecond early.
  expect(Number(sum)).toBeGreaterThan(0.018)
  expect(Number(sum)).toBeLessThan((performance.now() - began) / 1000)
})
