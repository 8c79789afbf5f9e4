import { LRUCache } from 'lru-cache'
import { type Duration, milliseconds, minutes } from '../duration.ts'
import type { Cache, CachedValues } from './cache.ts'
import { memoryCounters } from './counters.ts'
import { estimateBytes } from './estimate-bytes.ts'

/** About 1,500 searches of three suppliers. */
const mostBytes = 256 * 1024 * 1024
const betweenSweeps = minutes(1)

interface Entry {
  value: unknown
  /** Estimated. */
  bytes: number
}

/** The value of a record, whose fields are measured once each. */
type Fields = Map<string, Entry>

/** What is stored under a key, as given to `set` or `setFields`. */
export type Stored = { value: unknown } | { fields: Record<string, unknown> }

export interface MemoryCache extends Cache {
  has(key: string): boolean
  /** Returns what is stored and for how long; the same object until it's changed. */
  peek(key: string): { stored: Stored; left: Duration; mark: object } | undefined
  keys(): string[]
  /** Returns the estimated bytes of stored values, including expired ones not removed yet. */
  bytes(): number
}

/**
 * Creates a cache in this process. If its values take more than `limit` bytes, the least recently used are evicted;
 * expired ones are removed periodically. Counters are separate, so that a flood of values can't reset them.
 */
export function createMemoryCache(limit = mostBytes): MemoryCache {
  const values = new LRUCache<string, Entry>({
    maxSize: limit,
    sizeCalculation: ({ bytes }, key) => key.length + bytes,
    // The same clock as everywhere else, read each time because tests move it.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  })
  const sweeps = setInterval(() => values.purgeStale(), betweenSweeps).unref()

  const cached: CachedValues = {
    get: async (key) => values.get(key)?.value,
    async set(key, value, keep) {
      // A time to live includes its last millisecond, and 0 would mean no expiry.
      values.set(key, { value, bytes: estimateBytes(value) }, { ttl: Math.max(1, keep - 1) })
    },
    async setFields(key, fields, keep) {
      const before = values.get(key)?.value as Fields | undefined
      const record: Fields = new Map(before)
      for (const [name, value] of Object.entries(fields)) {
        record.set(name, { value, bytes: name.length + estimateBytes(value) })
      }
      const bytes = [...record.values()].reduce((sum, each) => sum + each.bytes, 0)
      values.set(key, { value: record, bytes }, { ttl: Math.max(1, keep - 1) })
    },
    async getFields(key, names) {
      const record = values.get(key)?.value as Fields | undefined
      return names.map((name) => record?.get(name)?.value)
    },
    delete: async (key) => void values.delete(key),
  }
  return {
    ...cached,
    insured: cached,
    count: memoryCounters(),
    bytes: () => values.calculatedSize,
    has: (key) => values.has(key),
    peek(key) {
      const entry = values.peek(key)
      if (!entry) return undefined
      const { value } = entry
      const stored =
        value instanceof Map
          ? {
              fields: Object.fromEntries(
                [...(value as Fields)].map(([n, each]) => [n, each.value]),
              ),
            }
          : { value }
      return { stored, left: milliseconds(values.getRemainingTTL(key)), mark: entry }
    },
    keys: () => [...values.keys()],
    ready: async () => true,
    async close() {
      clearInterval(sweeps)
      values.clear()
    },
  }
}
