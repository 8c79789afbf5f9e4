import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { money } from '../../src/contract/money.ts'
import type { SessionRequest } from '../../src/server/gateway/payment-gateway.ts'
import { createStripeGateway } from '../../src/server/gateway/stripe/stripe-gateway.ts'
import { hours } from '../../src/server/platform/duration.ts'
import { testPlatform } from './platform.ts'
import { openStripeApi } from './stripe-api.ts'

const secretKey = 'sk_test_1'
const webhookSecret = 'whsec_of_the_test'
const returnUrl = 'http://127.0.0.1/en/pay/x'

/** Opens the gateway for Stripe with a fake of Stripe's API, and what a shop and Stripe send it. */
export async function openStripeGateway() {
  const { db, clock } = await testPlatform()
  const api = await openStripeApi()
  const gateway = createStripeGateway({
    db,
    clock,
    origin: 'http://127.0.0.1',
    secretKey,
    webhookSecret,
    api: { host: api.host, port: api.port, protocol: 'http' },
  })
  const { webhooks } = new Stripe(secretKey)
  const request = (more: Partial<SessionRequest> = {}): SessionRequest => ({
    reference: randomUUID(),
    amount: money(10_99, 'USD'),
    method: 'card',
    returnUrl,
    description: 'ABC234',
    locale: 'en',
    expiresAt: new Date(clock.now() + hours(1)),
    ...more,
  })

  return {
    clock,
    api,
    gateway,
    returnUrl,
    request,
    /** Creates a session and pays it. */
    async paid(more: Partial<SessionRequest> = {}) {
      const session = request(more)
      const { redirect } = await gateway.createSession(session)
      api.pay(redirect)
      return { session, reference: session.reference, redirect }
    },
    /** Returns how the gateway reads a signed notice about one of Stripe's objects; `sent` is another body than what was signed. */
    read(
      { type, object }: { type: string; object: object },
      how: { secret?: string; timestamp?: number; sent?: string } = {},
    ) {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
      const { secret = webhookSecret, sent = payload, timestamp } = how
      const signature = webhooks.generateTestHeaderString({
        payload,
        secret,
        ...(timestamp === undefined ? {} : { timestamp }),
      })
      return gateway.readNotice(sent, new Headers({ 'stripe-signature': signature }))
    },
  }
}
