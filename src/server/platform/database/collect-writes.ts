import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../duration.ts'
import type { Background } from '../jobs/background.ts'

/** What is noted is collected this long, so that a busy server writes one statement for many notes. */
const collected = seconds(2)
/** More than a server notes in that time; others are dropped. */
const most = 2000

/** Notes that wait to be written, by key. */
export interface CollectedWrites<T> {
  get(key: string): T | undefined
  /** Notes something, or replaces what was noted with the key. Dropped if too much is waiting. */
  set(key: string, note: T): void
}

/**
 * Creates a collector of notes that requests leave behind: they go on, and the notes are written together in the background.
 * A server that crashes loses two seconds of them.
 */
export function collectWrites<T>({
  background,
  write,
}: {
  background: Pick<Background, 'run'>
  /** Takes the notes in the order of their keys, so that two servers don't wait for each other's rows. */
  write: (notes: T[]) => Promise<void>
}): CollectedWrites<T> {
  let waiting = new Map<string, T>()

  async function writeAll(stop: AbortSignal): Promise<void> {
    await sleep(collected, undefined, { signal: stop }).catch(() => undefined)
    const notes = [...waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, note]) => note)
    waiting = new Map()
    await write(notes)
  }

  return {
    get: (key) => waiting.get(key),
    set(key, note) {
      if (waiting.size >= most) return
      const isFirst = waiting.size === 0
      waiting.set(key, note)
      if (isFirst) background.run(writeAll)
    },
  }
}
