import Stripe from 'stripe'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { hours, minutes, seconds } from '../../platform/duration.ts'
import type { PaymentGateway, SessionRequest } from '../payment-gateway.ts'
import { sessionParams } from './session-params.ts'
import {
  chargeByReference,
  markCancelled,
  noteRefund,
  openSession,
  putRefund,
  putSession,
  refundByReference,
  type SessionRow,
  sessionByReference,
} from './store.ts'
import { isChargeable, toStripeAmount } from './stripe-amount.ts'
import { idOf, paymentOf, refundOf } from './stripe-answers.ts'
import { createStripeCharges } from './stripe-charges.ts'
import { createStripeDisputes, isAboutDispute } from './stripe-disputes.ts'

/** Stripe accepts expiries 30 minutes to 24 hours ahead; one minute of margin for clock differences. */
const shortest = minutes(31)
const longest = hours(23)

export interface StripeGateway extends PaymentGateway {
  /**
   * Ends the session of a payer who left Stripe's page. Returns the address where they continue; undefined if unknown.
   */
  leave(reference: string): Promise<string | undefined>
}

/**
 * Creates the gateway for card payments on Stripe's hosted page (Checkout Sessions). Requests are stored first and
 * repeated with the same idempotency key.
 */
export function createStripeGateway(parts: {
  db: Database
  clock: Clock
  /** The site's own origin. */
  origin: string
  secretKey: string
  webhookSecret: string
  /** The address of Stripe's API, if it isn't api.stripe.com. */
  api?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>
}): StripeGateway {
  const { db, clock, origin, secretKey, webhookSecret, api } = parts
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: seconds(20),
    telemetry: false,
    ...api,
  })

  const charges = createStripeCharges({ db, clock, stripe })
  const disputes = createStripeDisputes(stripe)

  /** Returns the session's expiry by Stripe's time, which isn't moved with our clock. */
  function endOf(expiresAt: Date): Date {
    const left = Math.min(Math.max(expiresAt.getTime() - clock.now(), shortest), longest)
    return new Date(clock.outside() + left)
  }

  async function create(request: SessionRequest, { expiresAt }: SessionRow) {
    const { reference, savesCard } = request
    const customer = savesCard ? await customerOf(reference) : undefined
    const cancelUrl = `${origin}/gateway/stripe/left/${reference}`
    return stripe.checkout.sessions.create(
      sessionParams(request, { cancelUrl, expiresAt, customer }),
      { idempotencyKey: `session ${reference}` },
    )
  }

  /** Creates the customer that a saved card belongs to. */
  async function customerOf(reference: string): Promise<string> {
    const { id } = await stripe.customers.create(
      { metadata: { reference } },
      { idempotencyKey: `customer ${reference}` },
    )
    return id
  }

  async function current(reference: string) {
    const row = await sessionByReference(db, reference)
    if (!row?.sessionId) return (await charges.lookUp(reference)) ?? { state: 'not_found' as const }
    const session = await stripe.checkout.sessions.retrieve(row.sessionId, {
      expand: ['payment_intent.latest_charge', 'setup_intent.payment_method'],
    })
    return paymentOf(session, row.cancelledAt !== null)
  }

  /** Expires a session at Stripe; one that has already ended stays as it is. */
  async function expire(sessionId: string): Promise<void> {
    await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    })
  }

  const gateway: StripeGateway = {
    id: 'stripe',
    methods: (currency) => (isChargeable(currency) ? ['card'] : []),
    async createSession(request) {
      const { reference, returnUrl, expiresAt } = request
      const row = await putSession(db, {
        reference,
        returnUrl,
        expiresAt: endOf(expiresAt),
        createdAt: clock.date(),
      })
      if (!row) throw new Error('no session')
      const session = row.sessionId
        ? await stripe.checkout.sessions.retrieve(row.sessionId)
        : await create(request, row)
      if (!(await openSession(db, reference, session.id))) {
        await expire(session.id)
        throw new Error(`session ${reference} was cancelled`)
      }
      // Only an open session has an address; the return page shows the outcome of one that ended.
      return { redirect: session.url ?? returnUrl }
    },
    charge: charges.charge,
    lookUp: current,
    async cancel(reference) {
      const row = await markCancelled(db, reference, clock.date())
      if (row?.sessionId) await expire(row.sessionId)
      return current(reference)
    },
    async refund({ reference, payment, amount }) {
      const intent = await intentOf(payment)
      if (!intent) return { state: 'failed', reason: 'not_captured' }
      await putRefund(db, { reference, payment, createdAt: clock.date() })
      const earlier = await findRefund(reference, intent)
      if (earlier) return refundOf(earlier)
      try {
        const refund = await stripe.refunds.create(
          { payment_intent: intent, amount: toStripeAmount(amount), metadata: { reference } },
          { idempotencyKey: `refund ${reference}` },
        )
        await noteRefund(db, reference, refund.id)
        return refundOf(refund)
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        return { state: 'failed', reason: error.code ?? 'refused' }
      }
    },
    async lookUpRefund(reference) {
      const row = await refundByReference(db, reference)
      if (!row) return { state: 'not_found' }
      if (row.refundId) return refundOf(await stripe.refunds.retrieve(row.refundId))
      const intent = await intentOf(row.payment)
      const found = intent && (await findRefund(reference, intent))
      return found ? refundOf(found) : { state: 'not_found' }
    },
    async disputes(reference) {
      const intent = await intentOf(reference)
      return intent ? disputes.of(intent) : []
    },
    async disputedSince(since) {
      const references = await disputes.since(
        new Date(clock.outside() - (clock.now() - since.getTime())),
      )
      const ours = await Promise.all(references.map(isOurs))
      return references.filter((_, place) => ours[place])
    },
    async readNotice(rawBody, headers) {
      const signature = headers.get('stripe-signature') ?? ''
      const event = await stripe.webhooks
        .constructEventAsync(rawBody, signature, webhookSecret)
        .catch((cause: unknown) => {
          throw new CatalogueError('WEBHOOK_SIGNATURE_INVALID', { cause })
        })
      const about = isAboutDispute(event) ? 'dispute' : 'payment'
      const payment = isAboutDispute(event)
        ? await disputes.paymentOf(event.data.object)
        : referenceOf(event)
      // The account may serve other shops, whose payments are ignored here.
      if (!payment || !(await isOurs(payment))) return undefined
      return { id: event.id, payment, about }
    },
    async leave(reference) {
      const row = await sessionByReference(db, reference)
      if (row) await gateway.cancel(reference)
      return row?.returnUrl
    },
  }
  return gateway

  async function isOurs(reference: string): Promise<boolean> {
    const row =
      (await sessionByReference(db, reference)) ?? (await chargeByReference(db, reference))
    return row !== undefined
  }

  /** Returns Stripe's id of what a session or charge took. */
  async function intentOf(reference: string): Promise<string | null> {
    const row = await sessionByReference(db, reference)
    if (!row?.sessionId) return charges.intentOf(reference)
    return idOf((await stripe.checkout.sessions.retrieve(row.sessionId)).payment_intent)
  }

  /** Finds a refund in Stripe's list, which is up to date immediately, unlike its search. */
  async function findRefund(reference: string, intent: string): Promise<Stripe.Refund | undefined> {
    for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 })) {
      if (refund.metadata?.reference !== reference) continue
      await noteRefund(db, reference, refund.id)
      return refund
    }
    return undefined
  }
}

/** Returns our reference from a notice that may change a payment's state; other notices are irrelevant. */
function referenceOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data.object.client_reference_id
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return event.data.object.metadata.reference ?? null
    default:
      return null
  }
}
