import { data } from 'react-router'
import type { Problem } from '../../contract/envelope.ts'
import type { ErrorCode } from '../../contract/errors.ts'

/** What a loader or action throws to end in the error page; the page shows by code (S4.42, S8.13–S8.16). */
export interface PageError {
  code: ErrorCode
  status: number
  /** The address itself is wrong: there was no page to begin with (S8.1). */
  fatal?: true
}

const pageError = (code: ErrorCode, status: number) => data({ code, status }, { status })

/** `throw notFound()`: the 404 page (S8.2). */
export const notFound = () => pageError('NOT_FOUND', 404)

/** `throw badRequest()`: what was sent can't be read. */
export const badRequest = () => pageError('BAD_REQUEST', 400)

/** What a page's named check throws: the fatal 404 (S8.1). */
export const routeInvalid = () =>
  data({ code: 'NOT_FOUND', status: 404, fatal: true } satisfies PageError, { status: 404 })

/** `throw orderNotFound('TRX_NOT_FOUND')`: the error page with the way to find an order (S8.13). */
export const orderNotFound = (code: 'TRX_NOT_FOUND' | 'TRX_MEMBER_NOT_FOUND') =>
  pageError(code, 404)

/** `throw pageProblem(outcome.problem)`: a front API problem that the page can do nothing about. */
export const pageProblem = (problem: Problem) => pageError(problem.error, problem.status_code)

export function isPageError(value: unknown): value is PageError {
  return typeof value === 'object' && value !== null && 'code' in value && 'status' in value
}
