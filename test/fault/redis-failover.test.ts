import { rmSync } from 'node:fs'
import { Redis } from 'ioredis'
import { afterAll, expect, test } from 'vitest'
import { findRedis } from '../../bin/support/find-redis.mjs'
import { startLocalRedis } from '../../bin/support/local-redis.ts'
import { openRedisCache } from '../../src/server/platform/cache/redis-cache.ts'
import { createLog } from '../../src/server/platform/monitoring/log.ts'
import { newDataDir } from '../support/data-dir.ts'
import { testDatabase } from '../support/database.ts'
import { redisStandIn } from '../support/redis-stand-in.ts'
import { eventually } from '../support/shop.ts'
import { buyersOf } from './buyer.ts'
import { faultyProxy } from './faulty-proxy.ts'
import { startKillable } from './killable-server.ts'

/** FAULT_FULL=1 fails over there and back again. */
const failovers = process.env.FAULT_FULL === '1' ? 6 : 1

interface Node {
  url: string
  /** Makes it a replica of another one, which becomes the primary. Its connections stay open. */
  handOverTo(other: Node): Promise<void>
  promote(): Promise<unknown>
}

/** Opens a real Redis if one is installed, otherwise one that answers like it. */
async function openNode(): Promise<Node> {
  if (!findRedis()) {
    const redis = await redisStandIn()
    afterAll(redis.close)
    return {
      url: redis.url,
      async handOverTo(other) {
        redis.refuseWrites("READONLY You can't write against a read only replica.")
        await other.promote()
      },
      promote: async () => redis.refuseWrites(),
    }
  }
  const redis = await startLocalRedis()
  const admin = new Redis(redis.url)
  afterAll(async () => {
    admin.disconnect()
    await redis.stop()
  })
  return {
    url: redis.url,
    async handOverTo(other) {
      await other.promote()
      const { hostname, port } = new URL(other.url)
      await admin.replicaof(hostname, Number(port))
    },
    promote: () => admin.replicaof('NO', 'ONE'),
  }
}

const SECRET_KEY = 'a key that outlives the cache it works with'
const dataDir = newDataDir('redis-failover')
const nodes = [await openNode(), await openNode()] as const
const name = await faultyProxy(nodes[0].url)
const server = await startKillable({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  DATABASE_POOL: '8',
  TRUST_PROXY: '1',
  DATA_DIR: dataDir,
  DATABASE_URL: await testDatabase(),
  REDIS_URL: name.url,
  SECRET_KEY,
})
afterAll(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

const { buy, newTraveller, request } = buyersOf(() => server, SECRET_KEY)
const cacheIs = async () => (await (await fetch(`${server.origin}/readyz`)).json()).cache

test('after a failover sales go on at once, and the server follows the name of its Redis', async () => {
  await buy()
  let [primary, replica] = nodes
  for (let turn = 0; turn < failovers; turn += 1) {
    await primary.handOverTo(replica)
    // The old primary still answers, and the name still leads to it.
    await buy()
    expect(await cacheIs()).toBe(false)
    name.leadTo(replica.url)
    ;[primary, replica] = [replica, primary]
    await eventually(cacheIs)
    const { searchId } = await newTraveller().search(request)
    const other = await openRedisCache(primary.url, createLog('silent'))
    // What a busy Redis doesn't take in time, a server keeps, and moves there later.
    const idThere = async () => {
      const [opened] = await other.insured.getFields(`search:${searchId}`, ['opened'])
      return (opened as { id: string } | undefined)?.id
    }
    expect(await eventually(() => idThere().catch(() => undefined))).toBe(searchId)
    await other.close()
  }
})

test('a Redis that answers late is left out, instead of making every step wait for it', async () => {
  const began = Date.now()
  await buy()
  const usual = Date.now() - began
  name.slowDown(600)
  const slowedAt = Date.now()
  for (let turn = 0; turn < 2; turn += 1) await buy()
  // A booking has more than ten steps that use it, each of which would wait a second or longer.
  expect(Date.now() - slowedAt).toBeLessThan(5000 + 5 * usual)
  expect(await cacheIs()).toBe(false)
  name.heal()
  await eventually(cacheIs)
})
