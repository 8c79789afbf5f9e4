import { Redis } from 'ioredis'
import { seconds } from '../duration.ts'
import type { Log } from '../monitoring/log.ts'
import type { Cache } from './cache.ts'
import { redisCounters } from './counters.ts'

/** The timeout of a command and of connecting, because a visitor is waiting. */
const patience = seconds(1)
const longestWait = seconds(1)

/**
 * Creates a cache shared by several servers, in Redis or Valkey. Values are stored as JSON. While it can't be reached,
 * reading and writing values fails within a second; counters continue in memory.
 */
export function createRedisCache(url: string, log: Log): Cache {
  const redis = new Redis(url, {
    keyPrefix: 'sojourn:',
    maxRetriesPerRequest: 1,
    connectTimeout: patience,
    commandTimeout: patience,
    // A connection that doesn't respond is reopened.
    socketTimeout: 2 * patience,
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
  return {
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
    count: redisCounters(redis),
    ready: async () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
    async close() {
      await redis.quit().catch(() => redis.disconnect())
    },
  }
}
