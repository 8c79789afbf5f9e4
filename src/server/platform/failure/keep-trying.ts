import { setTimeout as sleep } from 'node:timers/promises'
import { type Duration, milliseconds, seconds } from '../duration.ts'

const firstWait = milliseconds(100)
const longestWait = seconds(2)

/**
 * Retries `work` until it succeeds, for what has to be done once the database is back. Throws its last error when
 * `within` is over, or when the server stops.
 */
export async function keepTrying(
  work: () => Promise<unknown>,
  { stop, within }: { stop: AbortSignal; within: Duration },
): Promise<void> {
  const end = Date.now() + within
  for (let wait: number = firstWait; ; wait = Math.min(longestWait, wait * 2)) {
    try {
      await work()
      return
    } catch (error) {
      if (stop.aborted || Date.now() + wait > end) throw error
    }
    await sleep(wait, undefined, { signal: stop }).catch(() => undefined)
  }
}
