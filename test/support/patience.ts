import { availableParallelism, loadavg } from 'node:os'

/** In milliseconds: on a machine with a core for each process, whatever takes longer never happens. */
const usual = 50_000
/** Shorter than a test's own timeout, which doesn't name what was waited for. */
const longest = 240_000

/**
 * Returns how long a test waits for an event before it fails, in milliseconds: the more processes share a core, the longer. It
 * only ends waiting for what never happens; how quickly something must happen is never measured with it.
 */
export function patience(): number {
  const [lastMinute = 0] = loadavg()
  return Math.min(longest, usual * Math.max(1, lastMinute / availableParallelism()))
}
