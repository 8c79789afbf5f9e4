import type Stripe from 'stripe'
import type { DeclineReason } from '../../../contract/payment/declines.ts'
import type { GatewayPayment, GatewayRefund, PaymentTrace, SavedCard } from '../payment-gateway.ts'
import { fromStripeAmount } from './stripe-amount.ts'

/**
 * Returns a payment's state from its Checkout Session with `payment_intent.latest_charge` and
 * `setup_intent.payment_method` expanded. A declined card leaves the session open: the payer can try another on the same page.
 * @param isCancelled whether it ended at our request
 */
export function paymentOf(session: Stripe.Checkout.Session, isCancelled: boolean): GatewayPayment {
  if (session.status === 'open') return { state: 'open' }
  if (session.status === 'expired') return { state: isCancelled ? 'cancelled' : 'expired' }
  if (session.mode === 'setup') return setupOf(expanded(session.setup_intent))
  const intent = expanded(session.payment_intent)
  if (session.payment_status !== 'unpaid') {
    const charge = expanded(intent?.latest_charge ?? null)
    const captured = {
      state: 'captured' as const,
      amount: fromStripeAmount(session.amount_total ?? 0, session.currency ?? ''),
      at: new Date((charge?.created ?? session.created) * 1000),
      trace: traceOf(intent?.id ?? session.id, charge),
    }
    if (intent?.setup_future_usage !== 'off_session') return captured
    return { ...captured, card: cardOf(charge?.payment_method_details?.card) }
  }
  if (intent?.status === 'requires_payment_method' || intent?.status === 'canceled') {
    return declinedBy(intent.last_payment_error)
  }
  return { state: 'action_required' }
}

function setupOf(intent: Stripe.SetupIntent | null): GatewayPayment {
  if (intent?.status === 'succeeded') {
    return { state: 'saved', card: cardOf(expanded(intent.payment_method)?.card) }
  }
  if (intent?.status === 'processing') return { state: 'action_required' }
  return declinedBy(intent?.last_setup_error)
}

/** Returns a declined payment with its bank's reason or, if there is none, Stripe's. */
const declinedBy = (
  error: { code?: string; decline_code?: string } | null | undefined,
): GatewayPayment => ({
  state: 'declined',
  reason: error?.decline_code ?? error?.code ?? ('declined' satisfies DeclineReason),
})

const cardOf = (card: { last4?: string | null } | null | undefined): SavedCard => ({
  lastDigits: card?.last4 ?? '',
})

function traceOf(id: string, charge: Stripe.Charge | null): PaymentTrace {
  const cardDigits = charge?.payment_method_details?.card?.last4
  return cardDigits ? { id, cardDigits } : { id }
}

/** Returns the state of a charge to a saved card, with its `latest_charge` expanded. It isn't tried again. */
export function chargeOf(intent: Stripe.PaymentIntent): GatewayPayment {
  if (intent.status === 'processing') return { state: 'action_required' }
  if (intent.status !== 'succeeded') {
    return declinedBy(intent.last_payment_error)
  }
  return {
    state: 'captured',
    amount: fromStripeAmount(intent.amount_received, intent.currency),
    at: new Date((expanded(intent.latest_charge)?.created ?? intent.created) * 1000),
    trace: traceOf(intent.id, expanded(intent.latest_charge)),
  }
}

/** Returns the customer and the card that a completed session saved, with its intents expanded. */
export function savedIn({ customer, setup_intent, payment_intent }: Stripe.Checkout.Session) {
  const intent = expanded(setup_intent) ?? expanded(payment_intent)
  const [owner, card] = [idOf(customer), idOf(intent?.payment_method ?? null)]
  return owner && card ? { customer: owner, payment_method: card } : undefined
}

/** Returns an object that was asked for whole, or null if there is none. */
const expanded = <Part>(part: string | Part | null): Part | null =>
  typeof part === 'string' ? null : part

export const idOf = (part: string | { id: string } | null): string | null =>
  typeof part === 'string' ? part : (part?.id ?? null)

/** Returns a refund's state. `requires_action`: the payer's bank needs an account for the transfer. */
export function refundOf({ status, failure_reason }: Stripe.Refund): GatewayRefund {
  if (status === 'succeeded') return { state: 'done' }
  if (status === 'failed' || status === 'canceled') {
    return { state: 'failed', reason: failure_reason ?? status }
  }
  return { state: 'pending' }
}
