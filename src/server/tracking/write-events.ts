import type { Database } from '../platform/database/database.ts'
import { milliseconds, pause } from '../platform/duration.ts'
import { isUnavailable } from '../platform/failure/unavailable.ts'
import { addEvents, type NewEvent } from './store.ts'

interface Call {
  events: readonly NewEvent[]
  stored(): void
  failed(error: unknown): void
}

/** More would delay those that wait for the statement. */
const mostCalls = 100

/**
 * How long calls gather. Each statement costs the server as much as a call, and the disk a write; with a thousand calls a second,
 * ten share one.
 */
const gathering = milliseconds(5)

/**
 * Returns a function that stores a call's events and resolves once they are committed. Calls that come while others are
 * being stored share the next statement, so that a thousand calls a second need far fewer commits.
 */
export function createEventWriter(db: Database): (events: readonly NewEvent[]) => Promise<void> {
  const waiting: Call[] = []
  let isWriting = false

  async function write(): Promise<void> {
    if (isWriting) return
    isWriting = true
    while (waiting.length > 0) {
      await pause(gathering)
      await store(waiting.splice(0, mostCalls))
    }
    isWriting = false
  }

  async function store(calls: readonly Call[]): Promise<void> {
    try {
      await addEvents(
        db,
        calls.flatMap(({ events }) => events),
      )
      for (const { stored } of calls) stored()
    } catch (error) {
      const [only, ...more] = calls
      // What the database refuses about one call's events mustn't cost another's.
      if (more.length > 0 && !isUnavailable(error)) for (const call of calls) await store([call])
      else for (const { failed } of only ? [only, ...more] : []) failed(error)
    }
  }

  return (events) =>
    new Promise((resolve, reject) => {
      waiting.push({ events, stored: resolve, failed: reject })
      write()
    })
}
