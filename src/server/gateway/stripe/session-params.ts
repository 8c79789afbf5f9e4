import type Stripe from 'stripe'
import type { SessionRequest } from '../payment-gateway.ts'
import { toStripeAmount } from './stripe-amount.ts'
import { stripeLocale } from './stripe-locale.ts'

/**
 * Returns a Checkout Session that charges a card, saves it (mode `setup`), or does both. Only cards of a customer can be
 * charged later.
 */
export function sessionParams(
  { reference, amount, description, locale, returnUrl }: SessionRequest,
  more: { cancelUrl: string; expiresAt: Date; customer: string | undefined },
): Stripe.Checkout.SessionCreateParams {
  const metadata = { reference }
  const { customer } = more
  const shared = {
    client_reference_id: reference,
    locale: stripeLocale(locale),
    metadata,
    allowed_payment_method_types: ['card' as const],
    success_url: returnUrl,
    cancel_url: more.cancelUrl,
    expires_at: Math.floor(more.expiresAt.getTime() / 1000),
    ...(customer ? { customer } : {}),
  }
  if (amount.amount === 0) {
    return { ...shared, mode: 'setup', setup_intent_data: { description, metadata } }
  }
  return {
    ...shared,
    mode: 'payment',
    payment_intent_data: {
      capture_method: 'automatic',
      description,
      metadata,
      ...(customer ? { setup_future_usage: 'off_session' } : {}),
    },
    // The amount shown is the amount charged: no currency conversion on Stripe's page.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: toStripeAmount(amount),
          product_data: { name: description },
        },
      },
    ],
  }
}
