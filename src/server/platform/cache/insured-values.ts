import { seconds } from '../duration.ts'
import { isUnavailable } from '../failure/unavailable.ts'
import type { Log } from '../monitoring/log.ts'
import type { CachedValues } from './cache.ts'
import type { MemoryCache } from './memory-cache.ts'

/** After a failure, when to try again to move what was kept here. */
const betweenTries = seconds(1)

export interface InsuredValues {
  values: CachedValues
  /** Moves what was kept in this process to the shared cache; called when that is back. */
  moveBack(): void
  close(): Promise<void>
}

/**
 * Keeps in `own` what `shared` can't take while it's out of reach, and moves it there as soon as it can be: other
 * processes read it too. Until then, what is here is the newest.
 */
export function insureValues(shared: CachedValues, own: MemoryCache, log: Log): InsuredValues {
  let moving: Promise<void> | undefined
  let nextTry: NodeJS.Timeout | undefined

  async function moveAll(): Promise<void> {
    for (const key of own.keys()) {
      await moveOne(key).catch((error) => {
        if (isUnavailable(error)) throw error
        // It would be refused again.
        log.error({ err: error, key }, 'a value kept here was not moved to redis')
        own.delete(key)
      })
    }
  }

  async function moveOne(key: string): Promise<void> {
    // What is changed here in the meantime is sent again: a record is only whole with all of its fields.
    for (let found = own.peek(key); found; found = own.peek(key)) {
      const { stored, left, mark } = found
      if ('value' in stored) await shared.set(key, stored.value, left)
      else await shared.setFields(key, stored.fields, left)
      dropIf(key, mark)
    }
  }

  function dropIf(key: string, mark: object | undefined): void {
    if (mark && own.peek(key)?.mark === mark) own.delete(key)
  }

  function moveBack(): void {
    if (moving || own.keys().length === 0) return
    moving = moveAll()
      .catch(() => undefined)
      .finally(() => {
        moving = undefined
        tryLater()
      })
  }

  function tryLater(): void {
    if (moving || nextTry || own.keys().length === 0) return
    nextTry = setTimeout(() => {
      nextTry = undefined
      moveBack()
    }, betweenTries).unref()
  }

  const values: CachedValues = {
    async get(key) {
      return (await own.get(key)) ?? shared.get(key)
    },
    async set(key, value, keep) {
      // Replaced here first, so that what is being moved doesn't arrive after it.
      if (own.has(key)) await own.set(key, value, keep)
      const mark = own.peek(key)?.mark
      try {
        await shared.set(key, value, keep)
        dropIf(key, mark)
      } catch (error) {
        if (!isUnavailable(error)) throw error
        await own.set(key, value, keep)
        tryLater()
      }
    },
    async setFields(key, fields, keep) {
      // A record that is here is added to here, and then moved as a whole.
      if (own.has(key)) return own.setFields(key, fields, keep)
      try {
        await shared.setFields(key, fields, keep)
      } catch (error) {
        if (!isUnavailable(error)) throw error
        await own.setFields(key, fields, keep)
        tryLater()
      }
    },
    async getFields(key, names) {
      const here = await own.getFields(key, names)
      if (here.every((value) => value !== undefined)) return here
      const there = await shared.getFields(key, names)
      return here.map((value, index) => value ?? there[index])
    },
    async delete(key) {
      await own.delete(key)
      await shared.delete(key)
    },
  }
  return {
    values,
    moveBack,
    async close() {
      await moving
      clearTimeout(nextTry)
      await moveAll().catch(() => undefined)
    },
  }
}
