import { afterAll, expect, test, vi } from 'vitest'
import { faultyProxy } from '../../../../test/fault/faulty-proxy.ts'
import { patience } from '../../../../test/support/patience.ts'
import { redisStandIn } from '../../../../test/support/redis-stand-in.ts'
import { minutes } from '../duration.ts'
import { isUnavailable } from '../failure/unavailable.ts'
import { createLog } from '../monitoring/log.ts'
import type { Cache } from './cache.ts'
import { openRedisCache } from './redis-cache.ts'

const log = createLog('silent')
const closings: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closings) await close()
})

async function openStandIn() {
  const redis = await redisStandIn()
  closings.push(redis.close)
  return redis
}

async function openCache(url: string) {
  const cache = await openRedisCache(url, log)
  closings.unshift(cache.close)
  return cache
}

const soon = (check: () => Promise<void>) => vi.waitFor(check, patience())
const readOnly = "READONLY You can't write against a read only replica."

/** Writes an insured value, a record and a counter: none of them may fail. */
async function writeAll(cache: Cache, value: string): Promise<void> {
  await cache.insured.set('value', value, minutes(1))
  await cache.insured.setFields('record', { field: value }, minutes(1))
  await cache.count(`counter:${value}`, minutes(1))
}

test('after a failover the cache follows the name, though the old primary lives on as a replica', async () => {
  const [old, primary] = [await openStandIn(), await openStandIn()]
  const name = await faultyProxy(old.url)
  const [cache, other] = [await openCache(name.url), await openCache(primary.url)]
  await writeAll(cache, 'before')
  old.refuseWrites(readOnly)
  // Until the name is moved, this server keeps what is insured, and counts alone.
  await writeAll(cache, 'meanwhile')
  expect(await cache.insured.get('value')).toBe('meanwhile')
  expect(await cache.insured.getFields('record', ['field'])).toEqual(['meanwhile'])
  expect(await cache.ready()).toBe(false)
  name.leadTo(primary.url)
  await soon(async () => expect(await cache.ready()).toBe(true))
  await soon(async () => {
    expect(await other.insured.get('value')).toBe('meanwhile')
    expect(await other.insured.getFields('record', ['field'])).toEqual(['meanwhile'])
  })
})

test.each([
  "OOM command not allowed when used memory > 'maxmemory'.",
  'MISCONF Redis is configured to save RDB snapshots, but unable to persist to disk.',
])('a Redis that refuses writes is still read: %s', async (refusal) => {
  const redis = await openStandIn()
  const [cache, other] = [await openCache(redis.url), await openCache(redis.url)]
  await cache.insured.set('older', 'shared', minutes(1))
  redis.refuseWrites(refusal)
  await writeAll(cache, 'meanwhile')
  expect(await cache.ready()).toBe(false)
  expect(await cache.insured.get('older')).toBe('shared')
  expect(await cache.insured.get('value')).toBe('meanwhile')
  // For what isn't insured, it's out of reach.
  await expect(cache.set('challenge', 1, minutes(1))).rejects.toSatisfy(isUnavailable)
  redis.refuseWrites()
  await soon(async () => expect(await other.insured.get('value')).toBe('meanwhile'))
  expect(await cache.ready()).toBe(true)
})

test('a Redis that answers late is asked no more, until it answers in time', async () => {
  const redis = await openStandIn()
  const proxy = await faultyProxy(redis.url)
  const [cache, other] = [await openCache(proxy.url), await openCache(redis.url)]
  await cache.insured.set('before', 'shared', minutes(1))
  proxy.slowDown(150)
  const errors: unknown[] = []
  for (let turn = 0; turn < 30; turn += 1) {
    await cache.insured.get('before').catch((error) => errors.push(error))
  }
  expect(errors.length).toBeGreaterThan(20)
  expect(errors.every(isUnavailable)).toBe(true)
  expect(redis.received.filter((name) => name === 'get').length).toBeLessThan(10)
  await writeAll(cache, 'meanwhile')
  expect(await cache.insured.get('value')).toBe('meanwhile')
  proxy.heal()
  await soon(async () => expect(await cache.insured.get('before')).toBe('shared'))
  await soon(async () => expect(await other.insured.get('value')).toBe('meanwhile'))
})
