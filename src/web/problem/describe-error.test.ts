import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

it.each([
  [
    'a missing page',
    new ErrorResponse(404, '', { code: 'NOT_FOUND', status: 404 }),
    { kind: 'not-found', status: 404, code: 'NOT_FOUND' },
  ],
  ['an answer that says nothing', new ErrorResponse(503, '', ''), { kind: 'generic', status: 503 }],
  [
    'a mistake of ours',
    new TypeError('x is not a function'),
    { kind: 'generic', name: 'TypeError', message: 'x is not a function' },
  ],
  [
    'no network',
    new TypeError('Failed to fetch'),
    { kind: 'network', status: 0, name: 'TypeError', message: 'Failed to fetch' },
  ],
  ['anything else', 'text', { kind: 'generic' }],
])('analytics are told of %s (S8.17)', (_, error, told) => {
  expect(describeError(error)).toEqual(told)
})
