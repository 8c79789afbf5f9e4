import { Redis } from 'ioredis'
import { milliseconds } from '../duration.ts'
import type { Log } from '../log.ts'
import type { Cache } from './cache.ts'

/** Counting and the end of the count in one step, so that no counter is left without an end. */
const countScript = `
  local count = redis.call('incr', KEYS[1])
  if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return {count, redis.call('pttl', KEYS[1])}`

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
      const [count, left] = (await redis.eval(countScript, 1, key, Math.round(keep))) as number[]
      return { count: count ?? 1, endsIn: milliseconds(left ?? keep) }
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
