import { once } from 'node:events'
import { Redis } from 'ioredis'
import { seconds } from '../duration.ts'
import { isUnavailable } from '../failure/unavailable.ts'
import type { Log } from '../monitoring/log.ts'
import type { Cache, CachedValues } from './cache.ts'
import { redisCounters } from './counters.ts'
import { createMemoryCache } from './memory-cache.ts'

/** The timeout of a command and of connecting, because a visitor is waiting. */
const patience = seconds(1)
const longestWait = seconds(1)

/**
 * Opens a cache shared by several servers, in Redis or Valkey. Values are stored as JSON. Of an outage only the first
 * commands take a second to fail; after that all fail at once until it's back. Counters, and values that are `insured`,
 * are kept in memory in the meantime.
 */
export async function openRedisCache(url: string, log: Log): Promise<Cache> {
  const redis = new Redis(url, {
    keyPrefix: 'sojourn:',
    maxRetriesPerRequest: 1,
    connectTimeout: patience,
    commandTimeout: patience,
    // While there's no connection, a command that waits for one would only make its caller wait.
    enableOfflineQueue: false,
    // A connection that doesn't respond is closed before the next command would wait on it, and reopened.
    socketTimeout: 0.8 * patience,
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
  await once(redis, 'ready', { signal: AbortSignal.timeout(patience) }).catch(() => undefined)
  return {
    ...values,
    insured: insure(values, memory),
    count: redisCounters(redis),
    ready: async () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
    async close() {
      await redis.quit().catch(() => redis.disconnect())
      await memory.close()
    },
  }
}

/** Uses `own` for what `shared` can't take while it's out of reach. What was stored there can be read until it expires. */
function insure(shared: CachedValues, own: CachedValues): CachedValues {
  return {
    async get(key) {
      const here = await own.get(key)
      try {
        return (await shared.get(key)) ?? here
      } catch (error) {
        if (here === undefined || !isUnavailable(error)) throw error
        return here
      }
    },
    async set(key, value, keep) {
      try {
        await shared.set(key, value, keep)
        await own.delete(key)
      } catch (error) {
        if (!isUnavailable(error)) throw error
        await own.set(key, value, keep)
      }
    },
    async setFields(key, fields, keep) {
      // A record that has begun to be here stays here: its newest fields are those of one process.
      if ((await own.get(key)) !== undefined) return own.setFields(key, fields, keep)
      try {
        await shared.setFields(key, fields, keep)
      } catch (error) {
        if (!isUnavailable(error)) throw error
        await own.setFields(key, fields, keep)
      }
    },
    async getFields(key, names) {
      const here = await own.getFields(key, names)
      if (here.every((value) => value !== undefined)) return here
      const there = await shared.getFields(key, names)
      return here.map((value, index) => value ?? there[index])
    },
    async delete(key) {
      await own.delete(key)
      await shared.delete(key)
    },
  }
}
