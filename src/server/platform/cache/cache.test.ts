import { afterEach, expect, test, vi } from 'vitest'
import { milliseconds, seconds } from '../duration.ts'
import { spend } from '../rate-limit/rate-limit.ts'
import { cacheContract } from './cache.contract.ts'
import { cacheSpace } from './cache.ts'
import { createMemoryCache } from './memory-cache.ts'

afterEach(() => vi.useRealTimers())

cacheContract('memory', createMemoryCache)

test('a value is there until its time is up', async () => {
  vi.useFakeTimers()
  const searches = cacheSpace<string>(createMemoryCache(), 'search', seconds(10))
  await searches.set('1', 'KUL–BKK')
  vi.advanceTimersByTime(9_999)
  expect(await searches.get('1')).toBe('KUL–BKK')
  vi.advanceTimersByTime(1)
  expect(await searches.get('1')).toBeUndefined()
})

test('when it is full, what was used longest ago goes', async () => {
  const cache = createMemoryCache(2)
  await cache.set('a', 1, seconds(10))
  await cache.set('b', 2, seconds(10))
  await cache.get('a')
  await cache.set('c', 3, seconds(10))
  expect([await cache.get('a'), await cache.get('b'), await cache.get('c')]).toEqual([
    1,
    undefined,
    3,
  ])
})

test('an allowance is spent, and comes back', async () => {
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
