import type Stripe from 'stripe'
import type { GatewayPayment, GatewayRefund } from '../payment-gateway.ts'
import { fromStripeAmount } from './stripe-amount.ts'

/**
 * Returns a payment's state from its Checkout Session with `payment_intent.latest_charge` expanded. A declined card
 * leaves the session open: the payer can try another on the same page.
 * @param isCancelled whether it ended at our request
 */
export function paymentOf(session: Stripe.Checkout.Session, isCancelled: boolean): GatewayPayment {
  if (session.status === 'open') return { state: 'open' }
  if (session.status === 'expired') return { state: isCancelled ? 'cancelled' : 'expired' }
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent
  if (session.payment_status !== 'unpaid') {
    const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge
    return {
      state: 'captured',
      amount: fromStripeAmount(session.amount_total ?? 0, session.currency ?? ''),
      at: new Date((charge?.created ?? session.created) * 1000),
    }
  }
  if (intent?.status === 'requires_payment_method' || intent?.status === 'canceled') {
    const error = intent.last_payment_error
    return { state: 'declined', reason: error?.decline_code ?? error?.code ?? 'declined' }
  }
  return { state: 'action_required' }
}

/** Returns a refund's state. `requires_action`: the payer's bank needs an account for the transfer. */
export function refundOf({ status, failure_reason }: Stripe.Refund): GatewayRefund {
  if (status === 'succeeded') return { state: 'done' }
  if (status === 'failed' || status === 'canceled') {
    return { state: 'failed', reason: failure_reason ?? status }
  }
  return { state: 'pending' }
}
