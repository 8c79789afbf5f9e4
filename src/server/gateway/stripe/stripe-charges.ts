import Stripe from 'stripe'
import type { DeclineReason } from '../../../contract/payment/declines.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { GatewayPayment, PaymentGateway } from '../payment-gateway.ts'
import {
  type ChargeRow,
  chargeByReference,
  noteCharge,
  putCharge,
  sessionByReference,
} from './store.ts'
import { toStripeAmount } from './stripe-amount.ts'
import { chargeOf, idOf, savedIn } from './stripe-answers.ts'

/** Charges to saved cards, made while their owners are away ("off session"). */
export interface StripeCharges {
  charge: PaymentGateway['charge']
  /** Returns a charge's state; undefined if the reference isn't a charge's. */
  lookUp(reference: string): Promise<GatewayPayment | undefined>
  /** Returns Stripe's id of a charge's payment, if it was made. */
  intentOf(reference: string): Promise<string | null>
}

export function createStripeCharges(parts: {
  db: Database
  clock: Clock
  stripe: Stripe
}): StripeCharges {
  const { db, clock, stripe } = parts

  /** Returns the customer and the card that a session saved. */
  async function savedBy(reference: string) {
    const row = await sessionByReference(db, reference)
    if (!row?.sessionId) return undefined
    const session = await stripe.checkout.sessions.retrieve(row.sessionId, {
      expand: ['payment_intent', 'setup_intent'],
    })
    return savedIn(session)
  }

  /** Finds a charge whose response was lost in Stripe's list, which is up to date immediately, unlike its search. */
  async function find({ reference, intentId, savedBy: saver }: ChargeRow) {
    if (intentId) return stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
    const saved = await savedBy(saver)
    if (!saved) return undefined
    const { customer } = saved
    const all = stripe.paymentIntents.list({ customer, limit: 100, expand: ['data.latest_charge'] })
    for await (const intent of all) {
      if (intent.metadata.reference !== reference) continue
      await noteCharge(db, reference, { intentId: intent.id })
      return intent
    }
    return undefined
  }

  async function stateOf(row: ChargeRow): Promise<GatewayPayment> {
    if (row.refusal) return { state: 'declined', reason: row.refusal }
    const intent = await find(row)
    return intent ? chargeOf(intent) : { state: 'not_found' }
  }

  return {
    async charge({ reference, savedBy: saver, amount, description }) {
      const row = await putCharge(db, { reference, savedBy: saver, createdAt: clock.date() })
      if (!row) throw new Error('no charge')
      const earlier = await stateOf(row)
      if (earlier.state !== 'not_found') return earlier
      const refuse = async (refusal: string): Promise<GatewayPayment> => {
        await noteCharge(db, reference, { refusal })
        return { state: 'declined', reason: refusal }
      }
      const saved = await savedBy(saver)
      if (!saved) return refuse('card_not_saved' satisfies DeclineReason)
      try {
        const intent = await stripe.paymentIntents.create(
          {
            ...saved,
            amount: toStripeAmount(amount),
            currency: amount.currency.toLowerCase(),
            allowed_payment_method_types: ['card'],
            off_session: true,
            confirm: true,
            description,
            metadata: { reference },
            expand: ['latest_charge'],
          },
          { idempotencyKey: `charge ${reference}` },
        )
        await noteCharge(db, reference, { intentId: intent.id })
        return chargeOf(intent)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) {
          // The bank declined it, or wants the payer to authenticate, who isn't there.
          return refuse(error.decline_code ?? error.code ?? ('declined' satisfies DeclineReason))
        }
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        return refuse(error.code ?? ('refused' satisfies DeclineReason))
      }
    },
    async lookUp(reference) {
      const row = await chargeByReference(db, reference)
      return row && stateOf(row)
    },
    async intentOf(reference) {
      const row = await chargeByReference(db, reference)
      return (row && !row.refusal && idOf((await find(row)) ?? null)) || null
    },
  }
}
