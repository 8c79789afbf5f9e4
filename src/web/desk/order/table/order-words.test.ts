import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageState } from '../../../../../test/support/page/render-page.tsx'
import { quoteFailures, reservationFailures } from '../../../../contract/order/failures.ts'
import { declineReasons } from '../../../../contract/payment/declines.ts'
import { orderChangeIn, refundByHandIn } from '../../logged-proposal.ts'
import { answerWord, detailWord, jobWord, queueWord, reasonWord, whatWord } from './order-words.ts'

const { t } = pageState({}).words
const root = join(import.meta.dirname, '../../../../..')

describe('every reason that our own code can store is in words:', () => {
  test.each([
    ['reservations', reservationFailures],
    ['quotes', quoteFailures],
    ['payments', declineReasons],
  ])('of %s', (_, reasons) => {
    const raw = reasons.filter((reason) => !t.has(`desk-state.why-${reason}`))
    expect(raw).toEqual([])
    for (const reason of reasons) expect(reasonWord(t, reason)).not.toMatch(/_|^[a-z]/)
  })
})

test('a supplier’s own reason is shown as it is', () => {
  expect(reasonWord(t, 'carrier_says_no')).toBe('carrier_says_no')
})

test.each([
  ['meridian · failed · promo_used_up', 'meridian · Not booked · Promo code used up'],
  ['bedbank · failed · expired', 'bedbank · Not booked · Hold expired'],
  ['bedbank · confirming', 'bedbank · Being confirmed'],
  ['MYR 120 · fraudulent · sandbox', 'MYR 120 · Fraud · sandbox'],
  ['MYR 120 · withheld', 'MYR 120 · Withheld'],
])('a queue’s “%s” is “%s”', (what, word) => {
  expect(queueWord(t, what)).toBe(word)
})

test.each([
  ['done', 'done', null],
  ['done', null, null],
  ['done', 'not_found', 'Not known there'],
  ['done', 'captured', 'Paid'],
  ['refused', 'price_changed', 'Price changed'],
  ['refused', 'refused', null],
  ['failed', 'ECONNRESET', 'ECONNRESET'],
])('a call that is %s with the answer %s says %s', (outcome, code, word) => {
  expect(answerWord(t, outcome, code)).toBe(word)
})

test('a call says how it ended only once', () => {
  expect(detailWord(t, { kind: 'gateway', detail: 'sandbox · done · done' })).toBe('sandbox · Done')
  expect(detailWord(t, { kind: 'gateway', detail: 'sandbox · done · not_found' })).toBe(
    'sandbox · Done · Not known there',
  )
})

test.each([
  ['mail.send.completed', 'Send a mail · Done'],
  ['payment.expire-due.created', 'End what isn’t paid in time · Planned'],
])('the job “%s” is “%s”', (what, word) => {
  expect(whatWord(t, { kind: 'job', what })).toBe(word)
})

/** Jobs that only sweep, plan or watch name no order. */
const others =
  /^(test\.|report|content|career|newsletter|faq|deal|image|link|cart|desk|tracking|member|privacy|feedback|idempotency|ticket|outside-call|mail\.send-bulk|flight\.|order\.make-searchable|secrets|aftersales\.(tend|look)|hotel\.(look|erase|forget)|.*\bsweep)/

test('every job about an order is in words', () => {
  const names = globSync('src/{server,sandbox}/**/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/defineJob\(\s*'([^']+)'/g),
    ])
    .flatMap(([, name = '']) => (others.test(name) ? [] : [name]))
  expect(names).toContain('payment.send-refund')
  expect(names.filter((name) => !jobWord(t, name))).toEqual([])
})

const amount = { amount: 18_897, currency: 'JPY' }
test.each([
  ['order.refund-by-hand', null, { amount, state: 'approved' }, 'alone'],
  ['order.refund-by-hand', null, { amount, state: 'proposed' }, 'proposed'],
  ['order.approve-refund', { amount, state: 'proposed' }, { state: 'approved' }, 'approved'],
  ['order.approve-refund', { amount, state: 'proposed' }, { state: 'rejected' }, 'rejected'],
  ['order.withdraw', { amount, state: 'proposed' }, { state: 'withdrawn' }, 'withdrawn'],
])('%s from %j to %j is %s', (act, before, after, what) => {
  expect(refundByHandIn({ act, before, after })).toEqual({ what, amount })
})

const changeId = 'c'
const asked = { changeId, kind: 'name', state: 'proposed' }
test.each([
  ['order.correct-name', { surname: 'Tan' }, { ...asked, state: 'approved' }, 'alone'],
  ['order.correct-name', { surname: 'Tan' }, asked, 'proposed'],
  ['order.correct-name', { surname: 'Tan' }, { ...asked, state: 'refused' }, 'refused'],
  ['order.approve-change', asked, { state: 'approved' }, 'approved'],
  ['order.approve-change', asked, { state: 'rejected' }, 'rejected'],
  ['order.withdraw', asked, { state: 'withdrawn' }, 'withdrawn'],
])('%s of a name from %j to %j is %s', (act, before, after, what) => {
  expect(orderChangeIn({ act, before, after })).toEqual({ what, kind: 'name' })
  expect(refundByHandIn({ act, before, after })).toBeUndefined()
})

test('anything else in the log is no proposal', () => {
  const note = { act: 'order.note', before: null, after: null }
  expect([refundByHandIn(note), orderChangeIn(note)]).toEqual([undefined, undefined])
  const refund = { amount, state: 'proposed' }
  expect(
    orderChangeIn({ act: 'order.approve-refund', before: refund, after: { state: 'approved' } }),
  ).toBeUndefined()
})
