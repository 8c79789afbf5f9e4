import { LRUCache } from 'lru-cache'
import { minutes } from '../duration.ts'
import type { Cache } from './cache.ts'
import { memoryCounters } from './counters.ts'
import { estimateBytes } from './estimate-bytes.ts'

/** About 1,500 searches of three suppliers. */
const mostBytes = 256 * 1024 * 1024
const betweenSweeps = minutes(1)

interface MemoryCache extends Cache {
  /** Estimated bytes of the values that are kept, expired ones that no sweep has met included. */
  bytes(): number
}

/**
 * Creates a cache in this process. When its values take more than `limit` bytes, the least recently used go first; expired
 * ones go with the next sweep. Counters are kept apart, so that no flood of values resets them.
 */
export function createMemoryCache(limit = mostBytes): MemoryCache {
  const values = new LRUCache<string, { value: unknown }>({
    maxSize: limit,
    sizeCalculation: ({ value }, key) => key.length + estimateBytes(value),
    // By the same clock as everything else, and read each time: tests move it.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  })
  const sweeps = setInterval(() => values.purgeStale(), betweenSweeps).unref()

  return {
    get: async (key) => values.get(key)?.value,
    async set(key, value, keep) {
      // A time to live includes its last millisecond, and 0 would mean for ever.
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
