import { expect, it } from 'vitest'
import type { QuoteState } from '../../contract/checkout/quote.ts'
import type { OrderStatus } from '../../contract/order/order.ts'
import type { PaymentMethod, PaymentState } from '../../contract/payment/payment.ts'
import { amountKind, isMoving, isPaid, type PaymentView, paymentView } from './payment-view.ts'

const attempt = (state: PaymentState, method: PaymentMethod = 'card') => ({ state, method })

it.each([
  ['awaiting_payment', null, 'unpaid'],
  ['reserving', null, 'reserving'],
  ['awaiting_payment', attempt('created'), 'processing'],
  ['awaiting_payment', attempt('action_required'), 'processing'],
  ['awaiting_payment', attempt('authorised'), 'processing'],
  ['awaiting_payment', attempt('created', 'bank_transfer'), 'transfer'],
  ['awaiting_payment', attempt('declined'), 'declined'],
  ['awaiting_payment', attempt('cancelled'), 'cancelled'],
  ['awaiting_payment', attempt('expired'), 'attempt-expired'],
  ['awaiting_payment', attempt('captured'), 'confirming'],
  ['paid', attempt('captured'), 'confirming'],
  ['confirmed', attempt('captured'), 'confirmed'],
  ['partly_confirmed', attempt('partially_refunded'), 'partly'],
  ['expired', attempt('declined'), 'expired'],
  ['failed', attempt('captured'), 'failed'],
  ['refunded', attempt('refunded'), 'refunded'],
  ['cancelled', null, 'nothing-to-pay'],
] as const satisfies [OrderStatus, ReturnType<typeof attempt> | null, string][])(
  'order %s, attempt %j: %s',
  (orderStatus, payment, view) => {
    expect(paymentView({ orderStatus, payment })).toBe(view)
  },
)

it.each([
  ['awaiting_payment', null, 'unpaid'],
  ['awaiting_payment', attempt('created'), 'processing'],
  ['awaiting_payment', attempt('created', 'bank_transfer'), 'transfer'],
  ['awaiting_payment', attempt('declined'), 'declined'],
  ['awaiting_payment', attempt('captured'), 'confirming'],
  ['in_progress', attempt('captured'), 'confirming'],
  ['completed', attempt('captured'), 'confirmed'],
  ['failed', attempt('captured'), 'failed'],
  ['failed', attempt('refunded'), 'refunded'],
  ['expired', null, 'expired'],
  ['expired', attempt('declined'), 'expired'],
  ['superseded', null, 'expired'],
] as const satisfies [QuoteState, ReturnType<typeof attempt> | null, string][])(
  'change %s, attempt %j: %s, however the order stands',
  (state, payment, view) => {
    for (const orderStatus of ['confirmed', 'partly_confirmed'] as const) {
      expect(paymentView({ orderStatus, payment, change: { state } })).toBe(view)
    }
  },
)

it('is confirmed only for orders whose tickets are issued', () => {
  for (const orderStatus of ['reserving', 'awaiting_payment', 'paid'] as const) {
    expect(paymentView({ orderStatus, payment: attempt('captured') })).toBe('confirming')
  }
})

it('polls while something is in progress', () => {
  expect(isMoving('processing')).toBe(true)
  expect(isMoving('confirmed')).toBe(false)
  expect(isMoving('declined')).toBe(false)
})

it('returns whether anything is left to pay', () => {
  expect(isPaid('confirming')).toBe(true)
  expect(isPaid('declined')).toBe(false)
})

it.each<[PaymentView, ReturnType<typeof attempt> | null, string]>([
  ['unpaid', null, 'amount'],
  ['declined', attempt('declined'), 'amount'],
  ['attempt-expired', attempt('expired'), 'amount'],
  ['confirming', attempt('captured'), 'paid'],
  ['confirmed', attempt('captured'), 'paid'],
  ['partly', attempt('partially_refunded'), 'paid'],
  ['refunded', attempt('refunded'), 'refunded'],
  ['expired', null, 'not-charged'],
  ['expired', attempt('declined'), 'not-charged'],
  ['failed', attempt('cancelled'), 'not-charged'],
  ['failed', attempt('captured'), 'being-refunded'],
  ['nothing-to-pay', null, 'total'],
])('%s, attempt %j: nothing is asked for that is not to be paid: %s', (view, payment, kind) => {
  expect(amountKind(view, payment)).toBe(kind)
})

it('an order that waits for its code has nothing to pay', () => {
  const waits = { orderStatus: 'awaiting_payment', payment: null } as const
  expect(paymentView({ ...waits, needsCode: true })).toBe('code')
  expect(paymentView(waits)).toBe('unpaid')
})
