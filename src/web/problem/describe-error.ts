import { isRouteErrorResponse } from 'react-router'
import { errorKind } from './error-kind.ts'
import { isPageError } from './page-errors.ts'

/** Returns what analytics record about an error page (S8.17): its kind, status and code, or the exception. */
export function describeError(error: unknown): Record<string, string | number> {
  const kind = errorKind(error)
  if (isRouteErrorResponse(error)) {
    const code = isPageError(error.data) ? { code: error.data.code } : {}
    return { kind, status: error.status, ...code }
  }
  if (!(error instanceof Error)) return { kind }
  // Like in browsers, a request without a response has the status 0; it isn't an error of ours (S8.20).
  const status = kind === 'network' ? { status: 0 } : {}
  return { kind, ...status, name: error.name.slice(0, 100), message: error.message.slice(0, 300) }
}
