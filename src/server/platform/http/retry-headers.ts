import type { Problem } from '../../../contract/envelope.ts'
import { retryAfter } from '../failure/unavailable.ts'

/**
 * Returns when to ask again, as headers of a failed call: for what is unavailable soon, for a limit when it ends, for a call
 * that is still running in a second. Empty for failures that asking again doesn't change.
 */
export function retryHeaders(problem: Problem): Record<string, string> {
  const wait = secondsToWait(problem)
  return wait === undefined ? {} : { 'retry-after': String(wait) }
}

function secondsToWait({ status_code: status, error, details }: Problem): number | undefined {
  if (status === 503) return retryAfter
  if (error === 'IDEMPOTENCY_IN_FLIGHT') return 1
  if (error !== 'RATE_LIMITED' || typeof details !== 'object' || details === null) return undefined
  return 'retryAfter' in details && typeof details.retryAfter === 'number'
    ? details.retryAfter
    : undefined
}
