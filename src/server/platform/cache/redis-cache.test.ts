import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { redisStandIn } from '../../../../test/support/redis-stand-in.ts'
import { minutes } from '../duration.ts'
import { createLog } from '../monitoring/log.ts'
import { cacheContract } from './cache.contract.ts'
import { createRedisCache } from './redis-cache.ts'

// The project doesn't include Redis: a fake speaks its protocol. With REDIS_URL the same tests use a real one.
const standIn = process.env.REDIS_URL ? undefined : await redisStandIn()
const url = process.env.REDIS_URL ?? standIn?.url ?? ''
const log = createLog('silent')
const caches = [createRedisCache(url, log), createRedisCache(url, log)] as const

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

test('while Redis is down, each server counts separately', async () => {
  const gone = await redisStandIn()
  await gone.close()
  const cache = createRedisCache(gone.url, log)
  expect(await cache.count('alone', minutes(1))).toMatchObject({ count: 1 })
  expect(await cache.count('alone', minutes(1))).toMatchObject({ count: 2 })
  await cache.close()
})

test('a missing Redis is not ready', async () => {
  const gone = await redisStandIn()
  await gone.close()
  const cache = createRedisCache(gone.url, log)
  expect(await cache.ready()).toBe(false)
  await cache.close()
})
