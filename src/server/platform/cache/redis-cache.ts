import { Redis } from 'ioredis'
import { milliseconds } from '../duration.ts'
import type { Log } from '../log.ts'
import type { Cache } from './cache.ts'

/** A cache shared by several servers, in Redis or Valkey. Values are kept as JSON. */
export function createRedisCache(url: string, log: Log): Cache {
  const redis = new Redis(url, { keyPrefix: 'sojourn:', maxRetriesPerRequest: 2 })
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
    async count(key, keep) {
      // In one transaction, and begun with its end, so that no counter is left without one.
      const answers = await redis
        .multi()
        .set(key, 0, 'PX', Math.max(1, Math.round(keep)), 'NX')
        .incr(key)
        .pttl(key)
        .exec()
      const [, count, left] = (answers ?? []).map(([error, answer]) => {
        if (error) throw error
        return Number(answer)
      })
      if (count === undefined || left === undefined) throw new Error('Redis did not count')
      return { count, endsIn: milliseconds(left) }
    },
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
