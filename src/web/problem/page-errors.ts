import { data } from 'react-router'
import type { Problem } from '../../contract/envelope.ts'
import type { ErrorCode } from '../../contract/errors.ts'

/** What a loader or action throws to show the error page, which depends on the code (S4.42, S8.13–S8.16). */
export interface PageError {
  code: ErrorCode
  status: number
  /** Whether the address itself is invalid, so that there's no such page (S8.1). */
  fatal?: true
}

const pageError = (code: ErrorCode, status: number) => data({ code, status }, { status })

/** Returns the error of the 404 page (S8.2): `throw notFound()`. */
export const notFound = () => pageError('NOT_FOUND', 404)

/** Returns the error of a request that can't be read: `throw badRequest()`. */
export const badRequest = () => pageError('BAD_REQUEST', 400)

/** Returns the error that a page's named check throws: the fatal 404 (S8.1). */
export const routeInvalid = () =>
  data({ code: 'NOT_FOUND', status: 404, fatal: true } satisfies PageError, { status: 404 })

/** Returns the error page that links to finding an order (S8.13): `throw orderNotFound('TRX_NOT_FOUND')`. */
export const orderNotFound = (code: 'TRX_NOT_FOUND' | 'TRX_MEMBER_NOT_FOUND') =>
  pageError(code, 404)

/** Returns the error for a front API problem that the page can't handle: `throw pageProblem(outcome.problem)`. */
export const pageProblem = (problem: Problem) => pageError(problem.error, problem.status_code)

export function isPageError(value: unknown): value is PageError {
  return typeof value === 'object' && value !== null && 'code' in value && 'status' in value
}
