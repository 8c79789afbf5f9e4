import type { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import { type Duration, inSeconds, milliseconds } from '../duration.ts'

/** Adds one to the counter `key`, which starts at 0 and ends `keep` after its first step. */
export type Count = (key: string, keep: Duration) => Promise<{ count: number; endsIn: Duration }>

// Callers know what is too much, and each key's own duration; the limiter refuses nothing.
const neverRefused = { points: Number.MAX_SAFE_INTEGER, duration: 1, keyPrefix: '' }

/** Creates counters in this process: each stays until its end, and a timer of its own removes it then. */
export const memoryCounters = (): Count => countWith(new RateLimiterMemory(neverRefused))

/**
 * Creates counters in Redis, in whole seconds, rounded up. While Redis doesn't answer, this process counts in its own
 * memory: limits then hold per server, which is better than none and better than refusing everyone.
 */
export const redisCounters = (redis: Redis): Count =>
  countWith(
    new RateLimiterRedis({
      ...neverRefused,
      storeClient: redis,
      insuranceLimiter: new RateLimiterMemory(neverRefused),
    }),
  )

function countWith(limiter: RateLimiterAbstract): Count {
  return async (key, keep) => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key, 1, {
      customDuration: inSeconds(keep),
    })
    return { count: consumedPoints, endsIn: milliseconds(msBeforeNext) }
  }
}
