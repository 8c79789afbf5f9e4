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
    'a blocked script in Chromium',
    new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/a-1.js'),
    'reload',
  ],
  [
    'a blocked script in Firefox',
    new TypeError('error loading dynamically imported module: http://localhost/assets/a-1.js'),
    'reload',
  ],
  ['a blocked script in Safari', new TypeError('Importing a module script failed.'), 'reload'],
  ['a blocked style sheet', new Error('Unable to preload CSS for /assets/a-1.css'), 'reload'],
  ['a network that does not answer', new TypeError('Failed to fetch'), 'network'],
  ['a mistake of ours', new Error('x is not a function'), 'generic'],
  ['anything else', 'text', 'generic'],
])('%s leads to the right error page (S4.42)', (_, error, kind) => {
  expect(errorKind(error)).toBe(kind)
})
