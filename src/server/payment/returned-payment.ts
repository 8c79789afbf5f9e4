import type { ReturnedPayment } from '../../contract/payment/payment.ts'
import type { OrderWith } from '../order/order-part.ts'
import { statusOf } from '../order/order-status.ts'
import type { Payment } from './payment.ts'
import { chargedPaymentStates, openPaymentStates } from './payment-states.ts'

/** Returns how far the newest attempt to pay a payable is, for a payer who may not see the order. */
export function returnedPayment(order: OrderWith<Payment[]>, trxId: string): ReturnedPayment {
  const newest = order.part.findLast((each) => each.trxId === trxId)
  const state = stateOf(newest)
  const isBooking = state === 'paid' && statusOf(order) === 'paid'
  return { state: isBooking ? 'processing' : state, email: maskedEmail(order.contact.email) }
}

function stateOf(payment: Payment | undefined): ReturnedPayment['state'] {
  if (payment && openPaymentStates.includes(payment.state)) return 'processing'
  const isPaid = payment && [...chargedPaymentStates, 'saved'].includes(payment.state)
  return isPaid ? 'paid' : 'unpaid'
}

/** Returns an address by which its owner knows it, and nobody else: `m•••@example.com`. */
const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/su, '$1•••')
