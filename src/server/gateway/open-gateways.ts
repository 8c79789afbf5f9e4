import { Hono } from 'hono'
import type { Sandbox, SandboxGateway } from '../open-sandbox.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createStripeGateway, type StripeGateway } from './stripe/stripe-gateway.ts'

/**
 * Opens the configured gateway, with the pages it has here, by their path, and the sandbox's if it's that. With Stripe's keys it's only Stripe: play
 * money next to real money would buy real tickets.
 */
export function openGateways(
  { db, clock, config }: Platform,
  api: Api,
  sandbox: Sandbox | undefined,
): {
  gateways: PaymentGateway[]
  pages: Record<string, Hono>
  sandboxGateway?: SandboxGateway
} {
  const { PUBLIC_ORIGIN: origin, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = config
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET }
    const gateway = createStripeGateway({ db, clock, origin, ...keys })
    return { gateways: [gateway], pages: { '/gateway/stripe': stripePages(gateway) } }
  }
  const embedded = sandbox?.openGateway(api)
  return embedded
    ? { gateways: [embedded.gateway], pages: embedded.pages, sandboxGateway: embedded.gateway }
    : { gateways: [], pages: {} }
}

/** Creates the pages under `/gateway/stripe`, to which payers return from Stripe's page. */
export function stripePages(gateway: StripeGateway): Hono {
  const pages = new Hono()
  pages.get('/left/:reference', async (c) => {
    const returnUrl = await gateway.leave(c.req.param('reference'))
    c.header('cache-control', 'no-store')
    return returnUrl ? c.redirect(returnUrl, 303) : c.notFound()
  })
  return pages
}
