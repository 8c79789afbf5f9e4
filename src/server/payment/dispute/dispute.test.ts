import { expect, test } from 'vitest'
import { money } from '../../../contract/money.ts'
import type { Payment } from '../payment.ts'
import { type Dispute, lostOf, stateOf } from './dispute.ts'

const payment = (refunded = 0) => ({ amount: money(1000, 'MYR'), refunded }) as Payment
const dispute = (
  state: Dispute['state'],
  withdrawn = 1000,
  currency = 'MYR',
): Pick<Dispute, 'state' | 'withdrawn' | 'amount'> => ({
  state,
  withdrawn,
  amount: money(withdrawn, currency),
})

test.each([
  [[], 0],
  [[dispute('open'), dispute('under_review'), dispute('inquiry'), dispute('won')], 0],
  [[dispute('lost')], 1000],
  [[dispute('lost', 400)], 400],
  [[dispute('lost', 400), dispute('lost', 300)], 700],
  // Lost without money, because it had been refunded.
  [[dispute('lost', 0)], 0],
  // More than the payment, and another currency: at most all of it.
  [[dispute('lost', 1200)], 1000],
  [[dispute('lost', 3, 'USD')], 1000],
])('of disputes %o, %i of the payment is lost', (disputes, lost) => {
  expect(lostOf(payment(), disputes as Dispute[])).toBe(lost)
})

test.each([
  [0, [dispute('inquiry')], 'captured'],
  [0, [dispute('open')], 'disputed'],
  [1000, [dispute('under_review')], 'disputed'],
  [0, [dispute('won'), dispute('open')], 'disputed'],
  [0, [dispute('won')], 'captured'],
  [300, [dispute('won')], 'partially_refunded'],
  [1000, [dispute('won')], 'refunded'],
  [0, [dispute('lost')], 'refunded'],
  [0, [dispute('lost', 400)], 'partially_refunded'],
  [600, [dispute('lost', 400)], 'refunded'],
] as const)('a payment with %i refunded and disputes %o is %s', (refunded, disputes, state) => {
  expect(stateOf(payment(refunded), disputes as unknown as Dispute[])).toBe(state)
})
