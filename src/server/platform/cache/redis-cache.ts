import { once } from 'node:events'
import { Redis } from 'ioredis'
import { seconds } from '../duration.ts'
import type { Log } from '../monitoring/log.ts'
import type { Cache, CachedValues } from './cache.ts'
import { redisCounters } from './counters.ts'
import { insureValues } from './insured-values.ts'
import { createMemoryCache } from './memory-cache.ts'

/** The timeout of a command and of connecting, because a visitor is waiting. */
const patience = seconds(1)
const longestWait = seconds(1)

/**
 * Opens a cache shared by several servers, in Redis or Valkey. Values are stored as JSON. When it falls silent,
 * commands fail after a second for two seconds, and after that at once until it's back. Counters, and values that are
 * `insured`, are kept in memory in the meantime.
 */
export async function openRedisCache(url: string, log: Log): Promise<Cache> {
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
    retryStrategy: (tries) => Math.min(longestWait, 50 * tries),
  })
  // Every attempt to connect again fails in the same way: an outage is logged when it begins and when it ends.
  let isLost = false
  redis.on('error', (error: Error) => {
    if (!isLost) log.error({ err: error }, 'redis out of reach')
    isLost = true
  })
  redis.on('ready', () => {
    if (isLost) log.info('redis back')
    isLost = false
  })
  const values: CachedValues = {
    async get(key) {
      const text = await redis.get(key)
      return text === null ? undefined : JSON.parse(text)
    },
    async set(key, value, keep) {
      await redis.set(key, JSON.stringify(value), 'PX', Math.max(1, Math.round(keep)))
    },
    async setFields(key, fields, keep) {
      const texts = Object.entries(fields).flatMap(([name, value]) => [name, JSON.stringify(value)])
      const life = Math.max(1, Math.round(keep))
      const replies = await redis.multi().hset(key, texts).pexpire(key, life).exec()
      for (const [error] of replies ?? []) if (error) throw error
    },
    async getFields(key, names) {
      if (names.length === 0) return []
      const texts = await redis.hmget(key, ...names)
      return texts.map((text) => (text === null ? undefined : JSON.parse(text)))
    },
    async delete(key) {
      await redis.del(key)
    },
  }
  const memory = createMemoryCache()
  const insured = insureValues(values, memory, log)
  redis.on('ready', insured.moveBack)
  await once(redis, 'ready', { signal: AbortSignal.timeout(patience) }).catch(() => undefined)
  return {
    ...values,
    insured: insured.values,
    count: redisCounters(redis),
    ready: async () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
    async close() {
      await insured.close()
      await redis.quit().catch(() => redis.disconnect())
      await memory.close()
    },
  }
}
