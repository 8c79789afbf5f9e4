import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { faultyProxy } from '../../../../test/fault/faulty-proxy.ts'
import { patience } from '../../../../test/support/patience.ts'
import { redisStandIn } from '../../../../test/support/redis-stand-in.ts'
import { minutes, seconds } from '../duration.ts'
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

test('what was kept for itself is shared when Redis is back, until it expires', async () => {
  const redis = await faultyProxy(standIn?.url ?? url)
  const [one, other] = [await openRedisCache(redis.url, log), await openRedisCache(url, log)]
  const [key, replaced] = [`insured:${crypto.randomUUID()}`, `insured:${crypto.randomUUID()}`]
  await one.insured.set(replaced, 'before', minutes(1))
  redis.swallow()
  await one.insured.set(key, 'mine', seconds(40))
  await one.insured.set(replaced, 'since', minutes(1))
  expect(await one.insured.get(replaced)).toBe('since')
  redis.heal()
  await vi.waitFor(async () => expect(await other.insured.get(key)).toBe('mine'), patience())
  await vi.waitFor(async () => expect(await other.insured.get(replaced)).toBe('since'), patience())
  expect(await one.insured.get(replaced)).toBe('since')
  await other.insured.set(key, 'ours', minutes(1))
  // It's no longer here, so the newest is read.
  expect(await one.insured.get(key)).toBe('ours')
  await other.insured.delete(key)
  expect(await one.insured.get(key)).toBeUndefined()
  await Promise.all([one.close(), other.close()])
})

test('a value keeps its time to live when it’s moved to Redis', async () => {
  const redis = await faultyProxy(standIn?.url ?? url)
  const [one, other] = [await openRedisCache(redis.url, log), await openRedisCache(url, log)]
  const [short, long] = [`short:${crypto.randomUUID()}`, `long:${crypto.randomUUID()}`]
  redis.swallow()
  await one.insured.setFields(short, { opened: 1 }, seconds(1))
  await one.insured.setFields(long, { opened: 1 }, minutes(1))
  await sleep(1100)
  redis.heal()
  await vi.waitFor(
    async () => expect(await other.insured.getFields(long, ['opened'])).toEqual([1]),
    patience(),
  )
  expect(await other.insured.getFields(short, ['opened'])).toEqual([undefined])
  await Promise.all([one.close(), other.close()])
})

test('a record that was written before, during and after an outage is whole, for every server', async () => {
  const redis = await faultyProxy(standIn?.url ?? url)
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
  // Written while it's being moved, too.
  await vi.waitFor(async () => expect(await one.ready()).toBe(true), patience())
  await one.insured.setFields(opened, { progress: 1, 'rows:1': ['c'] }, minutes(1))
  const whole = async (key: string, record: unknown[]) =>
    expect(await other.insured.getFields(key, names)).toEqual(record)
  await vi.waitFor(() => whole(key, [true, 2, ['a'], ['b']]), patience())
  await vi.waitFor(() => whole(opened, [true, 1, ['c'], undefined]), patience())
  expect(await one.insured.getFields(key, names)).toEqual([true, 2, ['a'], ['b']])
  await Promise.all([one.close(), other.close()])
})

test('when Redis falls silent the first commands wait, and the others fail at once', async () => {
  const redis = await faultyProxy(standIn?.url ?? url)
  const cache = await openRedisCache(redis.url, log)
  await cache.set('before', 1, minutes(1))
  redis.swallow()
  const errors: string[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    await cache.get('before').catch((error: Error) => errors.push(error.message))
  }
  expect(errors).toHaveLength(20)
  const waited = errors.filter((message) => /timed out|Socket timeout/.test(message))
  expect(waited.length).toBeLessThanOrEqual(3)
  await cache.close()
})

test('a missing Redis is not ready', async () => {
  const gone = await redisStandIn()
  await gone.close()
  const cache = await openRedisCache(gone.url, log)
  expect(await cache.ready()).toBe(false)
  await cache.close()
})
