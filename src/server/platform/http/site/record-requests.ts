import type { Ground } from '../../platform.ts'

/** One answered request, as log and metrics keep it. */
interface Answered {
  method: string
  route: string
  path: string
  status: number
  requestId: string
  /** Whether the caller left before the response. */
  gone: boolean
}

/** The status that proxies log for requests whose caller left before the response. */
const callerGone = 499

/** Returns how each request is noted in log and metrics; `started` is what `performance.now()` was then. */
export function recordRequests({ log, metrics }: Ground) {
  // What is written of a request holds no secrets, and looking for them takes longer than writing it.
  const requests = log.child({}, { redact: [] })
  return ({ method, route, path, requestId, gone, ...answer }: Answered, started: number): void => {
    const ms = performance.now() - started
    const status = gone ? callerGone : answer.status
    metrics.requests.observe({ method, route, status }, ms / 1000)
    requests.info({ method, route, status, path, ms: Math.round(ms), requestId })
  }
}
