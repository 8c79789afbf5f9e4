import type { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import { type Duration, inSeconds, milliseconds } from '../duration.ts'
import type { RedisReach } from './redis-reach.ts'

/**
 * Increments the counter `key`, which starts at 0 and expires `keep` after its first increment. A negative `by` takes
 * increments back.
 */
export type Count = (
  key: string,
  keep: Duration,
  by?: number,
) => Promise<{ count: number; endsIn: Duration }>

// Callers have their own limits and durations, so the limiter never rejects.
const neverRefused = { points: Number.MAX_SAFE_INTEGER, duration: 1, keyPrefix: '' }

/** Creates counters in this process; each is removed by a timer when it expires. */
export const memoryCounters = (): Count => countWith(new RateLimiterMemory(neverRefused))

/**
 * Creates counters in Redis, in whole seconds, rounded up. While Redis is out of reach, this process counts in memory:
 * limits are then per server, which is better than none and better than rejecting everyone.
 */
export function redisCounters(redis: Redis, reach: Pick<RedisReach, 'run'>): Count {
  const shared = countWith(new RateLimiterRedis({ ...neverRefused, storeClient: redis }))
  const own = memoryCounters()
  return (key, keep, by) => reach.run(() => shared(key, keep, by)).catch(() => own(key, keep, by))
}

function countWith(limiter: RateLimiterAbstract): Count {
  return async (key, keep, by = 1) => {
    const options = { customDuration: inSeconds(keep) }
    const { consumedPoints, msBeforeNext } =
      by > 0 ? await limiter.penalty(key, by, options) : await limiter.reward(key, -by, options)
    return { count: consumedPoints, endsIn: milliseconds(msBeforeNext) }
  }
}
