import { isRouteErrorResponse } from 'react-router'
import { errorKind } from './error-kind.ts'
import { isPageError } from './page-errors.ts'

/** What analytics are told of an error page (S8.17): which one, its status and code, or what went wrong here. */
export function describeError(error: unknown): Record<string, string | number> {
  const kind = errorKind(error)
  if (isRouteErrorResponse(error)) {
    const code = isPageError(error.data) ? { code: error.data.code } : {}
    return { kind, status: error.status, ...code }
  }
  if (!(error instanceof Error)) return { kind }
  // As browsers have it: an answer that never came has the status 0, and is nobody's fault here (S8.20).
  const status = kind === 'network' ? { status: 0 } : {}
  return { kind, ...status, name: error.name.slice(0, 100), message: error.message.slice(0, 300) }
}
