import { Redis } from 'ioredis'
import { type Duration, milliseconds, seconds } from '../duration.ts'
import type { Log } from '../log.ts'
import type { Cache } from './cache.ts'
import { createMemoryCache } from './memory-cache.ts'

/** The time for a command, and for a connection: a visitor waits for it. */
const patience = seconds(1)
const longestWait = seconds(1)

/**
 * A cache shared by several servers, in Redis or Valkey. Values are kept as JSON. While it can't be reached, what is kept
 * there fails within a second, and counters go on in this process's memory: limits then hold for each server by
 * itself, which is better than none and better than turning everybody away.
 */
export function createRedisCache(url: string, log: Log): Cache {
  const redis = new Redis(url, {
    keyPrefix: 'sojourn:',
    maxRetriesPerRequest: 1,
    connectTimeout: patience,
    commandTimeout: patience,
    // A connection that swallows what is sent is opened anew.
    socketTimeout: 2 * patience,
    retryStrategy: (tries) => Math.min(longestWait, 50 * tries),
  })
  const meanwhile = createMemoryCache()
  redis.on('error', (error: Error) => log.error({ err: error }, 'redis'))
  return {
    async get(key) {
      const text = await redis.get(key)
      return text === null ? undefined : JSON.parse(text)
    },
    async set(key, value, keep) {
      await redis.set(key, JSON.stringify(value), 'PX', Math.max(1, Math.round(keep)))
    },
    async delete(key) {
      await redis.del(key)
    },
    count: (key, keep) => count(key, keep).catch(() => meanwhile.count(key, keep)),
    ready: async () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
    async close() {
      await redis.quit().catch(() => redis.disconnect())
    },
  }

  /** In one transaction, and begun with its end, so that no counter is left without one. */
  async function count(key: string, keep: Duration) {
    const answers = await redis
      .multi()
      .set(key, 0, 'PX', Math.max(1, Math.round(keep)), 'NX')
      .incr(key)
      .pttl(key)
      .exec()
    const [, steps, left] = (answers ?? []).map(([error, answer]) => {
      if (error) throw error
      return Number(answer)
    })
    if (steps === undefined || left === undefined) throw new Error('Redis did not count')
    return { count: steps, endsIn: milliseconds(left) }
  }
}
