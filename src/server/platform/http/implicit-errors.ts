import type { Endpoint } from '../../../contract/endpoint.ts'
import type { ErrorCode } from '../../../contract/errors.ts'

/** Returns the errors that can occur before a handler runs, in addition to those the endpoint lists. */
export function implicitErrors(endpoint: Endpoint): ErrorCode[] {
  const { params, query, body, idempotent, auth, csrf, method, whileLocked, fresh } = endpoint
  const errors: ErrorCode[] = ['INTERNAL', 'UNAVAILABLE']
  if (params || query || body) errors.push('VALIDATION', 'BAD_REQUEST')
  if (method !== 'GET') errors.push('TOO_LARGE')
  if (method !== 'GET' && csrf !== false) errors.push('CSRF')
  if (auth === 'staff') errors.push('FORBIDDEN')
  if (auth === 'staff' && !whileLocked) errors.push('DESK_LOCKED')
  if (fresh) errors.push('FACTOR_NEEDED')
  if (auth === 'member' || auth === 'staff') {
    errors.push('UNAUTHENTICATED', 'TOKEN_MISSING', 'SESSION_EXPIRED')
  }
  if (idempotent) {
    errors.push('IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_FLIGHT')
  }
  return errors
}

/** Returns every error an endpoint may return, each once. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  return [...new Set([...endpoint.errors, ...implicitErrors(endpoint)])]
}
