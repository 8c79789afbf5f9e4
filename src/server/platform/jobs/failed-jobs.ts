import { minutes } from '../duration.ts'
import type { Log } from '../monitoring/log.ts'

interface FailedJob {
  error: unknown
  job: string
  id: string
  /** 0 for the first attempt. */
  retry: number
}

/** What is known of a failure that repeats: when it was last logged, and how often it occurred since. */
interface Repeated {
  loggedAt: number
  since: number
}

/** The same failure is logged this often: a mail server that is down fails every mail. */
const loggedEvery = minutes(1)
/** Failures with different messages that are remembered; there are hardly ever more than a few. */
const remembered = 100

/**
 * Returns a function that logs failed attempts at jobs. When many jobs of one kind fail alike, the first is logged, then one a
 * minute, which says how many were left out.
 */
export function createFailedJobs(
  log: Pick<Log, 'error'>,
  now: () => number = Date.now,
): (failed: FailedJob) => void {
  const known = new Map<string, Repeated>()
  return ({ error, job, id, retry }) => {
    const key = `${job} ${error instanceof Error ? error.message : error}`
    const before = known.get(key)
    if (before && now() - before.loggedAt < loggedEvery) {
      before.since += 1
      return
    }
    const alike = before && before.since > 0 ? { alike: before.since } : {}
    log.error({ err: error, job, id, retry, ...alike }, 'job failed')
    known.delete(key)
    known.set(key, { loggedAt: now(), since: 0 })
    const [oldest] = known.keys()
    if (known.size > remembered && oldest !== undefined) known.delete(oldest)
  }
}
