import { describe, expect, test } from 'vitest'
import { pageState } from '../../../../../test/support/page/render-page.tsx'
import { quoteFailures, reservationFailures } from '../../../../contract/order/failures.ts'
import { declineReasons } from '../../../../contract/payment/declines.ts'
import { queueWord, reasonWord } from './order-words.ts'

const { t } = pageState({}).words

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
