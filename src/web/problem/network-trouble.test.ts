import { describe, expect, it } from 'vitest'
import { isNetworkTrouble } from './network-trouble.ts'

const named = (name: string, message = '') => Object.assign(new Error(message), { name })

describe('a network problem (S8.19)', () => {
  it.each([
    ['Chromium', new TypeError('Failed to fetch')],
    ['Safari', new TypeError('Load failed')],
    ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['Node', new TypeError('fetch failed')],
    ['a refused connection', new Error('connect ECONNREFUSED 127.0.0.1:1')],
    ['the same in words', new Error('Connection refused')],
    ['a time-out by its name', named('TimeoutError', 'signal timed out')],
    ['a time-out by its message', new Error('timeout of 3000ms exceeded')],
    ['a network error', new Error('Network Error')],
    ['a plain value', { message: 'Network Error', status: 0 }],
    ['a status that says nothing', { message: 'Failed to fetch', status: 200 }],
  ])('is recognised: %s', (_, failure) => {
    expect(isNetworkTrouble(failure)).toBe(true)
  })

  it.each([
    ['an answer with a status', { message: 'Network Error', status: 504 }],
    ['one with status_code', { message: 'timeout', status_code: 408 }],
    ['one nested under data', { message: 'timeout', data: { status_code: 503 } }],
    ['an error text', { message: 'timeout', error: 'UNAVAILABLE' }],
    ['an error text under data', { message: 'timeout', data: { error: 'UNAVAILABLE' } }],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['a reader who left', named('AbortError', 'The user aborted a request.')],
    ['a text', 'Failed to fetch'],
    ['nothing', undefined],
    ['null', null],
  ])('is not: %s', (_, failure) => {
    expect(isNetworkTrouble(failure)).toBe(false)
  })
})
