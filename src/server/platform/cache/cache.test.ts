import { afterEach, expect, test, vi } from 'vitest'
import { milliseconds, minutes, seconds } from '../duration.ts'
import { spend } from '../rate-limit/rate-limit.ts'
import { cacheContract } from './cache.contract.ts'
import { cacheSpace } from './cache.ts'
import { createMemoryCache } from './memory-cache.ts'

afterEach(() => vi.useRealTimers())

cacheContract('memory', createMemoryCache, async (time) =>
  vi.useFakeTimers({ toFake: ['Date'] }).advanceTimersByTime(time),
)

test('a value is available until it expires', async () => {
  vi.useFakeTimers()
  const searches = cacheSpace<string>(createMemoryCache(), 'search', seconds(10))
  await searches.set('1', 'KUL–BKK')
  vi.advanceTimersByTime(9_999)
  expect(await searches.get('1')).toBe('KUL–BKK')
  vi.advanceTimersByTime(1)
  expect(await searches.get('1')).toBeUndefined()
})

test('when it is full, the least recently used value is evicted', async () => {
  const cache = createMemoryCache(250)
  const large = 'x'.repeat(100)
  await cache.set('a', large, seconds(10))
  await cache.set('b', large, seconds(10))
  await cache.get('a')
  await cache.set('c', large, seconds(10))
  const kept = await Promise.all(['a', 'b', 'c'].map((key) => cache.get(key)))
  expect(kept).toEqual([large, undefined, large])
  expect(cache.bytes()).toBeLessThanOrEqual(250)
})

test('a record counts with all its fields, and is evicted as a whole', async () => {
  const cache = createMemoryCache(400)
  const large = 'x'.repeat(100)
  await cache.setFields('a', { first: large, state: 'one' }, seconds(10))
  await cache.setFields('a', { second: large, state: 'two' }, seconds(10))
  expect(cache.bytes()).toBeGreaterThan(200)
  expect(cache.bytes()).toBeLessThan(260)
  await cache.set('b', 'x'.repeat(250), seconds(10))
  expect(await cache.getFields('a', ['first', 'second'])).toEqual([undefined, undefined])
})

test('a flood of values doesn’t reset counters', async () => {
  const cache = createMemoryCache(250)
  await cache.count('tries', minutes(1))
  for (let each = 0; each < 1000; each += 1) await cache.set(`${each}`, 'x', minutes(1))
  expect(await cache.count('tries', minutes(1))).toMatchObject({ count: 2 })
})

test('expired values are removed even if nobody reads them', async () => {
  vi.useFakeTimers()
  const cache = createMemoryCache()
  await cache.set('a', 'x'.repeat(100), seconds(10))
  expect(cache.bytes()).toBeGreaterThan(100)
  vi.advanceTimersByTime(minutes(2))
  expect(cache.bytes()).toBe(0)
})

test('an allowance is used up, and restored', async () => {
  vi.useFakeTimers()
  const cache = createMemoryCache()
  const allowance = { name: 'look-up', times: 2, within: milliseconds(60_000) }
  await spend(cache, allowance, 'ana')
  await spend(cache, allowance, 'ana')
  await expect(spend(cache, allowance, 'ana')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfter: 60 },
  })
  await spend(cache, allowance, 'ben')
  vi.advanceTimersByTime(60_000)
  await spend(cache, allowance, 'ana')
})
