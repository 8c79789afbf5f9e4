import type { Clock } from './clock.ts'
import { minutes } from './duration.ts'

/** How long a process uses what it has read. */
const age = minutes(1)

/** How often staff have changed something through this process. */
let changes = 0

/** Has this process read everything again: staff who publish something look at it at once. */
export function invalidateCachedReads(): void {
  changes += 1
}

/**
 * Returns what `read` returns, read again after a minute of the server's clock, or after a change through this process: for
 * rows that many requests need and that staff seldom change. Requests that come meanwhile share one read; one that fails
 * isn't kept.
 */
export function readEachMinute<T>(
  clock: Pick<Clock, 'now'>,
  read: () => Promise<T>,
): () => Promise<T> {
  let kept: { at: number; after: number; result: Promise<T> } | undefined
  return () => {
    if (kept && kept.after === changes && clock.now() - kept.at < age) return kept.result
    const asked = { at: clock.now(), after: changes, result: read() }
    asked.result.catch(() => {
      if (kept === asked) kept = undefined
    })
    kept = asked
    return asked.result
  }
}
