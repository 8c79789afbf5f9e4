import type { Duration } from '../duration.ts'
import { isUnavailable } from '../failure/unavailable.ts'
import type { Count } from './counters.ts'

/** Shared, short-lived values. They can disappear at any time. */
export interface CachedValues {
  /** Returns undefined if there's no value or it has expired. Values must not be modified. */
  get(key: string): Promise<unknown>
  set(key: string, value: unknown, keep: Duration): Promise<void>
  delete(key: string): Promise<void>
  /**
   * Sets fields of a record, all at once, and leaves its other fields; the whole record then expires `keep` from now.
   * A record has its own keys: it's read with `getFields` only.
   */
  setFields(key: string, fields: Readonly<Record<string, unknown>>, keep: Duration): Promise<void>
  /** Returns these fields of a record; undefined for those it doesn't have. Values must not be modified. */
  getFields(key: string, names: readonly string[]): Promise<unknown[]>
}

/** Shared, short-lived data. Counters are kept until they expire. */
export interface Cache extends CachedValues {
  /**
   * The same values, but while the cache can't be reached they are stored in this process: for values of which a second
   * or an old copy does no harm. Reading one that isn't here fails then, because it may exist.
   */
  insured: CachedValues
  count: Count
  /** Returns whether it responds, for `/readyz`. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

/** A part of the cache with one type of values, one key prefix and one time to live. */
export interface CacheSpace<T> {
  get(id: string): Promise<T | undefined>
  set(id: string, value: T): Promise<void>
  delete(id: string): Promise<void>
}

export function cacheSpace<T>(cache: CachedValues, prefix: string, keep: Duration): CacheSpace<T> {
  return {
    get: (id) => cache.get(`${prefix}:${id}`) as Promise<T | undefined>,
    set: (id, value) => cache.set(`${prefix}:${id}`, value, keep),
    delete: (id) => cache.delete(`${prefix}:${id}`),
  }
}

/** Treats a value as missing while the cache can't be reached, where the caller can do without it. */
export const orMissing = <T>(value: Promise<T>): Promise<T | undefined> =>
  value.catch((error) => {
    if (isUnavailable(error)) return undefined
    throw error
  })
