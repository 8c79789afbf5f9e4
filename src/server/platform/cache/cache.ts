import type { Duration } from '../duration.ts'
import type { Count } from './counters.ts'

/** What several calls share for a while. Its values may be gone at any time; its counters stand until their end. */
export interface Cache {
  /** Returns undefined when there is nothing, or no longer. Values are never changed once set. */
  get(key: string): Promise<unknown>
  set(key: string, value: unknown, keep: Duration): Promise<void>
  delete(key: string): Promise<void>
  count: Count
  /** Returns whether it answers, for `/readyz`. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

/** A part of the cache whose values are of one kind, under one prefix and with one time to live. */
export interface CacheSpace<T> {
  get(id: string): Promise<T | undefined>
  set(id: string, value: T): Promise<void>
  delete(id: string): Promise<void>
}

export function cacheSpace<T>(cache: Cache, prefix: string, keep: Duration): CacheSpace<T> {
  return {
    get: (id) => cache.get(`${prefix}:${id}`) as Promise<T | undefined>,
    set: (id, value) => cache.set(`${prefix}:${id}`, value, keep),
    delete: (id) => cache.delete(`${prefix}:${id}`),
  }
}
