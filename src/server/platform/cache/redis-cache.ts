import { once } from 'node:events'
import { Redis } from 'ioredis'
import { milliseconds, seconds } from '../duration.ts'
import { isUnavailable, refusesWrites } from '../failure/unavailable.ts'
import type { Log } from '../monitoring/log.ts'
import type { Cache, CachedValues } from './cache.ts'
import { redisCounters } from './counters.ts'
import { insureValues } from './insured-values.ts'
import { createMemoryCache } from './memory-cache.ts'
import { createRedisReach } from './redis-reach.ts'

/** The timeout of a command and of connecting, because a visitor is waiting. */
const patience = seconds(1)
const longestWait = seconds(1)
const betweenReconnects = milliseconds(500)

/**
 * Opens a cache shared by several servers, in Redis or Valkey. Values are stored as JSON. When it falls silent, is slow or
 * demoted, commands fail after half a second, and after that at once until it's back. Counters, and values that are
 * `insured`, are kept in memory in the meantime.
 */
export async function openRedisCache(url: string, log: Log): Promise<Cache> {
  let reconnectedAt = 0
  const redis = new Redis(url, {
    keyPrefix: 'sojourn:',
    maxRetriesPerRequest: 1,
    connectTimeout: patience,
    commandTimeout: patience,
    // While there's no connection, a command that waits for one would only make its caller wait.
    enableOfflineQueue: false,
    // A connection that doesn't respond is reopened. A process that was busy for a second has responses to read: it
    // mustn't count as silent.
    socketTimeout: 2 * patience,
    // A command whose caller has given up must not overwrite what was stored since.
    autoResendUnfulfilledCommands: false,
    // The name may lead to another primary by now.
    reconnectOnError(error) {
      if (!isUnavailable(error) || refusesWrites(error)) return false
      const isSoon = Date.now() - reconnectedAt < betweenReconnects
      if (!isSoon) reconnectedAt = Date.now()
      return !isSoon
    },
    retryStrategy: (tries) => Math.min(longestWait, 50 * tries),
  })
  const memory = createMemoryCache()
  // A write: a replica answers everything else.
  const probe = () => redis.set('reach', 1, 'PX', patience)
  const reach = createRedisReach(probe, log, () => insured.moveBack())
  redis.on('error', reach.lose)
  redis.on('ready', reach.tryNow)
  const values: CachedValues = {
    async get(key) {
      const text = await reach.run(() => redis.get(key))
      return text === null ? undefined : JSON.parse(text)
    },
    async set(key, value, keep) {
      const text = JSON.stringify(value)
      await reach.run(() => redis.set(key, text, 'PX', Math.max(1, Math.round(keep))))
    },
    async setFields(key, fields, keep) {
      const texts = Object.entries(fields).flatMap(([name, value]) => [name, JSON.stringify(value)])
      const life = Math.max(1, Math.round(keep))
      await reach.run(async () => {
        const replies = await redis.multi().hset(key, texts).pexpire(key, life).exec()
        for (const [error] of replies ?? []) if (error) throw error
      })
    },
    async getFields(key, names) {
      if (names.length === 0) return []
      const texts = await reach.run(() => redis.hmget(key, ...names))
      return texts.map((text) => (text === null ? undefined : JSON.parse(text)))
    },
    async delete(key) {
      await reach.run(() => redis.del(key))
    },
  }
  const insured = insureValues(values, memory, log)
  await once(redis, 'ready', { signal: AbortSignal.timeout(patience) }).catch(() => undefined)
  return {
    ...values,
    insured: insured.values,
    count: redisCounters(redis, reach),
    ready: async () =>
      reach.run(probe).then(
        () => true,
        () => false,
      ),
    async close() {
      await insured.close()
      reach.close()
      await redis.quit().catch(() => redis.disconnect())
      await memory.close()
    },
  }
}
