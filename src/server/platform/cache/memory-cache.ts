import { LRUCache } from 'lru-cache'
import { minutes } from '../duration.ts'
import type { Cache } from './cache.ts'
import { memoryCounters } from './counters.ts'
import { estimateBytes } from './estimate-bytes.ts'

/** About 1,500 searches of three suppliers. */
const mostBytes = 256 * 1024 * 1024
const betweenSweeps = minutes(1)

interface MemoryCache extends Cache {
  /** Returns the estimated bytes of stored values, including expired ones not removed yet. */
  bytes(): number
}

/**
 * Creates a cache in this process. If its values take more than `limit` bytes, the least recently used are evicted;
 * expired ones are removed periodically. Counters are separate, so that a flood of values can't reset them.
 */
export function createMemoryCache(limit = mostBytes): MemoryCache {
  const values = new LRUCache<string, { value: unknown }>({
    maxSize: limit,
    sizeCalculation: ({ value }, key) => key.length + estimateBytes(value),
    // The same clock as everywhere else, read each time because tests move it.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  })
  const sweeps = setInterval(() => values.purgeStale(), betweenSweeps).unref()

  return {
    get: async (key) => values.get(key)?.value,
    async set(key, value, keep) {
      // A time to live includes its last millisecond, and 0 would mean no expiry.
      values.set(key, { value }, { ttl: Math.max(1, keep - 1) })
    },
    delete: async (key) => void values.delete(key),
    count: memoryCounters(),
    bytes: () => values.calculatedSize,
    ready: async () => true,
    async close() {
      clearInterval(sweeps)
      values.clear()
    },
  }
}
