import type { Problem } from '../../../contract/envelope.ts'
import { retryAfter } from '../failure/unavailable.ts'

/**
 * Returns when to retry, as headers of a failed call: soon for what is unavailable, when the limit ends for rate
 * limits, in a second for a call still in progress. Empty for errors that retrying doesn't change.
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
