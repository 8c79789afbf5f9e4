import type { ReturnedPayment } from '../../contract/payment/payment.ts'
import type { OrderWith } from '../order/order-part.ts'
import { statusOf } from '../order/order-status.ts'
import { lateMoneyOf } from './late-money.ts'
import type { Payment } from './payment.ts'
import { chargedPaymentStates, openPaymentStates } from './payment-states.ts'

/** Returns how far the payment of a payable is, for a payer who may not see the order. */
export const returnedPayment = (order: OrderWith<Payment[]>, trxId: string): ReturnedPayment => ({
  state: stateOf(order, trxId),
  email: maskedEmail(order.contact.email),
})

function stateOf(order: OrderWith<Payment[]>, trxId: string): ReturnedPayment['state'] {
  const payable = order.payables.find((each) => each.trxId === trxId)
  const newest = order.part.findLast((each) => each.trxId === trxId)
  if (newest && openPaymentStates.includes(newest.state)) return 'processing'
  const late = payable && lateMoneyOf(payable, order.part)
  if (late) return late
  const isPaid = newest && [...chargedPaymentStates, 'saved'].includes(newest.state)
  if (!isPaid && payable?.state !== 'paid') return payable?.state === 'open' ? 'unpaid' : 'ended'
  const status = statusOf(order)
  if (payable?.purpose === 'order' && (status === 'refunded' || status === 'failed')) {
    return newest?.state === 'saved' ? 'ended' : 'refunded'
  }
  return status === 'paid' ? 'processing' : 'paid'
}

/** Returns an address by which its owner knows it, and nobody else: `m•••@example.com`. */
const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/su, '$1•••')
