import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, it } from 'vitest'
import { errorKind } from './error-kind.ts'

const thrown = (status: number, code?: string) =>
  new ErrorResponse(status, '', code ? { code, status } : undefined)

it.each([
  ['a missing page', thrown(404), 'not-found'],
  ['an unknown order', thrown(404, 'TRX_NOT_FOUND'), 'order'],
  ['an order of another member', thrown(404, 'TRX_MEMBER_NOT_FOUND'), 'order'],
  ['an unknown booking', thrown(404, 'BOOKING_NOT_FOUND'), 'not-found'],
  ['a failing part', thrown(503, 'UNAVAILABLE'), 'generic'],
  [
    'a script of an older build',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    'reload',
  ],
  ['a network that does not answer', new TypeError('Failed to fetch'), 'network'],
  ['a mistake of ours', new Error('x is not a function'), 'generic'],
  ['anything else', 'text', 'generic'],
])('%s leads to the right error page (S4.42)', (_, error, kind) => {
  expect(errorKind(error)).toBe(kind)
})
