import { expect, test } from 'vitest'
import { SupplierFailure, SupplierTimeout } from '../supplier/supplier-error.ts'
import { endingAfter, endingOf } from './outcome-of.ts'

test.each([
  ['hold', { outcome: 'held' }, 'done', 'held'],
  ['hold', { outcome: 'price_changed' }, 'refused', 'price_changed'],
  ['issue', { outcome: 'failed', reason: 'expired' }, 'refused', 'expired'],
  ['charge', { state: 'declined', reason: 'card_declined' }, 'refused', 'card_declined'],
  ['look-up', { outcome: 'not_found' }, 'done', 'not_found'],
  ['look-up-refund', { state: 'failed', reason: 'lost' }, 'done', 'lost'],
  ['cancel', 'terms_changed', 'refused', 'terms_changed'],
  ['release', undefined, 'done', null],
  ['start-payment', { redirect: 'https://pay.example/secret' }, 'done', null],
] as const)('%s answered with %j is %s', (operation, answer, outcome, code) => {
  expect(endingOf(operation, answer)).toEqual({ outcome, code })
})

const withCode = (code: string) => Object.assign(new Error('to mei@example.com'), { code })

test.each([
  ['a timeout', new SupplierTimeout('Duffel', 'hold'), 'timed_out', null],
  [
    'a broken connection',
    new SupplierTimeout('Duffel', 'hold', { cause: withCode('ECONNRESET') }),
    'unreachable',
    'ECONNRESET',
  ],
  [
    'a refusal with codes',
    Object.assign(new SupplierFailure('Duffel', 'hold'), { codes: ['offer_expired'] }),
    'failed',
    'offer_expired',
  ],
  ['a time limit', new DOMException('late', 'TimeoutError'), 'timed_out', null],
  ['what is no error', 'mei@example.com', 'failed', null],
])('%s is told apart', (_, error, outcome, code) => {
  expect(endingAfter(error)).toEqual({ outcome, code })
})

test('keeps no text that could quote a traveller', () => {
  const reason = 'MEI LING TAN is on a list'
  expect(endingOf('issue', { outcome: 'failed', reason })).toEqual({
    outcome: 'refused',
    code: 'failed',
  })
  expect(endingAfter(withCode('mei@example.com')).code).toBeNull()
})
