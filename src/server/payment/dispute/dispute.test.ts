import { describe, expect, test } from 'vitest'
import { money } from '../../../contract/money.ts'
import type { Payment } from '../payment.ts'
import type { DatedRefund } from '../payment-store.ts'
import { type Dispute, leftOf, lostOf, stateOf } from './dispute.ts'

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

describe('of a refund of 300 out of 1000, what is still to be paid', () => {
  type Kind = DatedRefund['state'] | 'ours'
  /** A refund that was requested before or after the bank decided. */
  const refund = (state: Kind, amount: number, when: 'before' | 'after' = 'before') =>
    ({
      id: state,
      state: state === 'ours' ? 'requested' : state,
      amount: money(amount, 'MYR'),
      createdAt: new Date(when === 'before' ? 1 : 3),
    }) as DatedRefund
  const ours = refund('ours', 300)
  const later = refund('ours', 300, 'after')

  test.each([
    ['nothing was lost', [], [ours], 300],
    ['it was lost itself', [300], [ours], 0],
    ['all was lost', [1000], [ours], 0],
    ['a part of it was lost', [200], [ours], 100],
    ['two disputes were lost', [100, 100], [ours], 100],
    ['it was agreed on after the loss', [200], [later], 300],
    ['less is left of the payment', [800], [later], 200],
    ['an older one waits for what was lost', [400], [refund('requested', 250), ours], 150],
    ['an older one is withheld', [400], [refund('withheld', 250), ours], 150],
    ['an older one is what was lost', [500], [refund('requested', 500), ours], 300],
    ['an older one waits for more than that', [100], [refund('requested', 250), ours], 300],
    ['a newer one waits', [200], [ours, refund('requested', 300)], 100],
    ['what was lost covered another', [200], [refund('charged_back', 200), ours], 300],
    [
      'what covered another came back on appeal',
      [],
      [refund('done', 600), refund('charged_back', 200), ours],
      300,
    ],
    ['the gateway has paid another', [], [refund('done', 800), ours], 200],
    ['staff have paid another', [], [refund('paid_out', 800), ours], 200],
    ['an older one needs the rest', [], [refund('requested', 800), ours], 200],
  ] as const)('when %s', (_, lost, refunds, left) => {
    const disputes = lost.map((each) => ({ ...dispute('lost', each), changedAt: new Date(2) }))
    const all = { payment: payment(), refunds, disputes: disputes as unknown as Dispute[] }
    expect(leftOf('ours', all)).toBe(left)
  })
})
