import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { swallowingProxy } from '../../../../test/fault/swallowing-proxy.ts'
import { redisStandIn } from '../../../../test/support/redis-stand-in.ts'
import { minutes } from '../duration.ts'
import { isUnavailable } from '../failure/unavailable.ts'
import { createLog } from '../monitoring/log.ts'
import { cacheContract } from './cache.contract.ts'
import { orMissing } from './cache.ts'
import { openRedisCache } from './redis-cache.ts'

// The project doesn't include Redis: a fake speaks its protocol. With REDIS_URL the same tests use a real one.
const standIn = process.env.REDIS_URL ? undefined : await redisStandIn()
const url = process.env.REDIS_URL ?? standIn?.url ?? ''
const log = createLog('silent')
const caches = [await openRedisCache(url, log), await openRedisCache(url, log)] as const

afterAll(async () => {
  await Promise.all(caches.map((cache) => cache.close()))
  await standIn?.close()
})

cacheContract(
  standIn ? 'the Redis adapter, before a stand-in,' : 'Redis',
  () => caches[0],
  async (time) => (standIn ? standIn.pass(time) : sleep(time)),
)

test('several servers share values and counters', async () => {
  const [one, other] = caches
  const key = `shared:${crypto.randomUUID()}`
  await one.set(key, { seats: 3 }, minutes(1))
  expect(await other.get(key)).toEqual({ seats: 3 })
  const counter = `shared:${crypto.randomUUID()}`
  await one.count(counter, minutes(1))
  expect((await other.count(counter, minutes(1))).count).toBe(2)
})

test('while Redis is down, each server counts separately, and keeps what is insured for itself', async () => {
  const redis = await redisStandIn()
  const [one, other] = [await openRedisCache(redis.url, log), await openRedisCache(redis.url, log)]
  await one.insured.set('before', 'shared', minutes(1))
  expect(await other.insured.get('before')).toBe('shared')
  await redis.close()
  expect(await one.count('alone', minutes(1))).toMatchObject({ count: 1 })
  expect(await one.count('alone', minutes(1))).toMatchObject({ count: 2 })
  await one.insured.set('since', { seats: 3 }, minutes(1))
  expect(await one.insured.get('since')).toEqual({ seats: 3 })
  // It may exist elsewhere, which isn't the same as missing.
  for (const [cache, key] of [
    [one.insured, 'before'],
    [other.insured, 'since'],
    [one, 'since'],
  ] as const) {
    expect(await cache.get(key).catch(isUnavailable)).toBe(true)
    expect(await orMissing(cache.get(key))).toBeUndefined()
  }
  await expect(one.set('since', 1, minutes(1))).rejects.toSatisfy(isUnavailable)
  await Promise.all([one.close(), other.close()])
})

test('what was kept for itself can be read when Redis is back, until it is set anew', async () => {
  const redis = await swallowingProxy(standIn?.url ?? url)
  const [one, other] = [await openRedisCache(redis.url, log), await openRedisCache(url, log)]
  redis.swallow()
  const key = `insured:${crypto.randomUUID()}`
  await one.insured.set(key, 'mine', minutes(1))
  redis.heal()
  await vi.waitFor(async () => expect(await one.ready()).toBe(true), 20_000)
  expect(await one.insured.get(key)).toBe('mine')
  expect(await other.insured.get(key)).toBeUndefined()
  await one.insured.set(key, 'ours', minutes(1))
  expect(await other.insured.get(key)).toBe('ours')
  await other.insured.delete(key)
  expect(await one.insured.get(key)).toBeUndefined()
  await Promise.all([one.close(), other.close()])
})

test('a record that was written before, during and after an outage is whole where it was written', async () => {
  const redis = await swallowingProxy(standIn?.url ?? url)
  const [one, other] = [await openRedisCache(redis.url, log), await openRedisCache(url, log)]
  const [key, opened] = [`record:${crypto.randomUUID()}`, `record:${crypto.randomUUID()}`]
  const names = ['opened', 'progress', 'rows:1', 'rows:2']
  await one.insured.setFields(key, { opened: true, progress: 1, 'rows:1': ['a'] }, minutes(1))
  redis.swallow()
  await one.insured.setFields(key, { progress: 2, 'rows:2': ['b'] }, minutes(1))
  await one.insured.setFields(opened, { opened: true, progress: 0 }, minutes(1))
  // What was stored before may be there, so the whole record is out of reach; a new one is here.
  expect(await one.insured.getFields(key, names).catch(isUnavailable)).toBe(true)
  expect(await one.insured.getFields(opened, ['opened', 'progress'])).toEqual([true, 0])
  redis.heal()
  await vi.waitFor(async () => expect(await one.ready()).toBe(true), 20_000)
  expect(await one.insured.getFields(key, names)).toEqual([true, 2, ['a'], ['b']])
  expect(await other.insured.getFields(key, names)).toEqual([true, 1, ['a'], undefined])
  await one.insured.setFields(opened, { progress: 1, 'rows:1': ['c'] }, minutes(1))
  expect(await one.insured.getFields(opened, names)).toEqual([true, 1, ['c'], undefined])
  await Promise.all([one.close(), other.close()])
})

test('when Redis falls silent only the first command waits, for a second', async () => {
  const redis = await swallowingProxy(standIn?.url ?? url)
  const cache = await openRedisCache(redis.url, log)
  await cache.set('before', 1, minutes(1))
  redis.swallow()
  const began = Date.now()
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await cache.get('before').catch(isUnavailable)).toBe(true)
    await cache.count('silent', minutes(1))
  }
  expect(Date.now() - began).toBeLessThan(1900)
  await cache.close()
})

test('a missing Redis is not ready', async () => {
  const gone = await redisStandIn()
  await gone.close()
  const cache = await openRedisCache(gone.url, log)
  expect(await cache.ready()).toBe(false)
  await cache.close()
})
