import type { Hono } from 'hono'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { sandboxGatewayPages } from './sandbox/pages.ts'
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts'
import { stripePages } from './stripe/pages.ts'
import { createStripeGateway } from './stripe/stripe-gateway.ts'

/**
 * The gateway that the settings name, with the pages it has here, by their path. With Stripe's keys it
 * is Stripe alone: play money beside real money would buy real tickets.
 */
export function openGateways(
  { db, jobs, clock, signer, config }: Platform,
  api: Api,
): { gateways: PaymentGateway[]; pages: Record<string, Hono> } {
  const { PUBLIC_ORIGIN: origin, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = config
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET }
    const gateway = createStripeGateway({ db, clock, origin, ...keys })
    return { gateways: [gateway], pages: { '/gateway/stripe': stripePages(gateway) } }
  }
  if (!config.SANDBOX) return { gateways: [], pages: {} }
  const gateway = createSandboxGateway({
    ...{ db, jobs, clock, origin },
    webhookSecret: signer.sign('sandbox gateway', 'webhook'),
    // In this process, so that notices arrive whatever address or port the site stands at.
    deliver: (body, headers) =>
      api.fetch(
        new Request(`${origin}/front/v1/pay/webhook/sandbox`, { method: 'POST', body, headers }),
        { requestId: 'sandbox-gateway', clientAddress: '127.0.0.1' },
      ),
  })
  return {
    gateways: [gateway],
    pages: { '/gateway/sandbox': sandboxGatewayPages({ gateway, clock }) },
  }
}
