import { type Cache, orMissing } from '../cache/cache.ts'
import { days } from '../duration.ts'
import { newId } from '../ids.ts'

/** A part of what the tools under `/dev` set, in this process. */
interface SharedPart<T> {
  read(): T
  apply(value: T): void
}

/** What the tools under `/dev` set, in all processes that share a cache: so they hold wherever the next call goes. */
export interface SharedState {
  /** Adds a part; returns the function that tells other processes its new value. */
  share<T>(name: string, part: SharedPart<T>): () => Promise<void>
  /** Applies what other processes have told since. Called before each request and each job. */
  sync(): Promise<void>
}

interface Told {
  version: string
  value: unknown
}

/** Without the sandbox or a shared cache there's nobody to tell, and nothing is done. */
export function createSharedState(cache: Cache, isShared: boolean): SharedState {
  const parts = new Map<string, { part: SharedPart<unknown>; version: string }>()
  const keyOf = (name: string) => `dev:${name}`
  return {
    share(name, part) {
      const own = { part: part as SharedPart<unknown>, version: '' }
      parts.set(name, own)
      return async () => {
        if (!isShared) return
        own.version = newId()
        const told: Told = { version: own.version, value: part.read() }
        await cache.set(keyOf(name), told, days(1))
      }
    },
    async sync() {
      if (!isShared) return
      await Promise.all(
        [...parts].map(async ([name, own]) => {
          const told = (await orMissing(cache.get(keyOf(name)))) as Told | undefined
          if (!told || told.version === own.version) return
          own.version = told.version
          own.part.apply(told.value)
        }),
      )
    },
  }
}
