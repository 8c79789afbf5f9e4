import { type Duration, milliseconds } from '../duration.ts'
import type { Cache } from './cache.ts'

interface Entry {
  value: unknown
  until: number
}

/** A cache in this process: least recently used entries go first once there are `limit` of them. */
export function createMemoryCache(limit = 50_000): Cache {
  // A Map keeps its keys in the order of insertion, so the first is the longest unused.
  const entries = new Map<string, Entry>()

  function find(key: string): Entry | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    entries.delete(key)
    if (entry.until <= Date.now()) return undefined
    entries.set(key, entry)
    return entry
  }

  function put(key: string, value: unknown, keep: Duration): Entry {
    const entry = { value, until: Date.now() + keep }
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size > limit) {
      const [oldest] = entries.keys()
      if (oldest !== undefined) entries.delete(oldest)
    }
    return entry
  }

  return {
    get: async (key) => find(key)?.value,
    set: async (key, value, keep) => void put(key, value, keep),
    delete: async (key) => void entries.delete(key),
    async count(key, keep) {
      const entry = find(key) ?? put(key, 0, keep)
      const count = Number(entry.value) + 1
      entry.value = count
      return { count, endsIn: milliseconds(entry.until - Date.now()) }
    },
    ready: async () => true,
    close: async () => entries.clear(),
  }
}
