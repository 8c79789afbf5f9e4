import type Stripe from 'stripe'
import type { DisputeState } from '../../../contract/payment/dispute.ts'
import type { GatewayDispute } from '../payment-gateway.ts'
import { fromStripeAmount } from './stripe-amount.ts'
import { idOf } from './stripe-answers.ts'

type DisputeEvent = Extract<Stripe.Event, { type: `charge.dispute.${string}` }>

/** Disputes at Stripe, read whole from its API, so that notices may come in any order. */
export interface StripeDisputes {
  /** Returns the disputes of a PaymentIntent, oldest first. */
  of(intent: string): Promise<GatewayDispute[]>
  /** Returns our references of payments disputed since a time by Stripe's clock: one call, whatever the number of payments. */
  since(since: Date): Promise<string[]>
  /** Returns our reference of the payment that a dispute is about; null if it has none. */
  paymentOf(dispute: Stripe.Dispute): Promise<string | null>
}

export function createStripeDisputes(stripe: Stripe): StripeDisputes {
  const referenceIn = (intent: Stripe.PaymentIntent): string | null =>
    intent.metadata.reference ?? null

  return {
    async of(intent) {
      const found: GatewayDispute[] = []
      const all = stripe.disputes.list({ payment_intent: intent, limit: 100 })
      for await (const dispute of all) found.unshift(disputeOf(dispute))
      return found
    },
    async since(since) {
      const references = new Set<string>()
      const all = stripe.disputes.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        limit: 100,
        expand: ['data.payment_intent'],
      })
      for await (const { payment_intent: intent } of all) {
        const reference = intent && typeof intent !== 'string' ? referenceIn(intent) : null
        if (reference) references.add(reference)
      }
      return [...references]
    },
    async paymentOf(dispute) {
      // An event has only its id, and a dispute none of our metadata.
      const intent = idOf(dispute.payment_intent)
      return intent ? referenceIn(await stripe.paymentIntents.retrieve(intent)) : null
    },
  }
}

/** Returns whether a notice is about a dispute: opened, changed, closed, or money that it took or returned. */
export const isAboutDispute = (event: Stripe.Event): event is DisputeEvent =>
  event.type.startsWith('charge.dispute.')

/** Stripe calls an inquiry a warning, and a second round after a decision an appeal. Others are in `stateOf`. */
const states: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  needs_response: 'open',
  appeal_needs_response: 'open',
  under_review: 'under_review',
  appeal_under_review: 'under_review',
  won: 'won',
  lost: 'lost',
}

/** Returns a dispute as the shop sees it. */
export function disputeOf(dispute: Stripe.Dispute): GatewayDispute {
  const amount = fromStripeAmount(dispute.amount, dispute.currency)
  const withdrawn = withdrawnOf(dispute, amount.amount)
  const { due_by: dueBy } = dispute.evidence_details
  return {
    id: dispute.id,
    state: stateOf(dispute.status, withdrawn),
    amount,
    withdrawn,
    reason: dispute.reason,
    // Zero or null if the bank takes no evidence.
    dueAt: dispute.status.endsWith('needs_response') && dueBy ? new Date(dueBy * 1000) : null,
    openedAt: new Date(dispute.created * 1000),
  }
}

/**
 * Returns our state. An inquiry that was closed (`warning_closed`) took nothing; a dispute that was `prevented` was settled before it
 * began, for or against us: its money says which. A status that we don't know waits for somebody to look.
 */
function stateOf(status: Stripe.Dispute.Status, withdrawn: number): DisputeState {
  const known = states[status]
  if (known) return known
  if (status !== 'warning_closed' && status !== 'prevented') return 'open'
  return withdrawn > 0 ? 'lost' : 'won'
}

/**
 * Returns how much of `amount` Stripe has taken from our balance. Its transactions may be in another currency, in which the account is
 * paid, so only their proportion counts; their fees aren't part of the dispute.
 */
function withdrawnOf({ balance_transactions: moves }: Stripe.Dispute, amount: number): number {
  const sum = (some: readonly { amount: number }[]) =>
    some.reduce((total, each) => total + each.amount, 0)
  const taken = -sum(moves.filter((each) => each.amount < 0))
  return taken > 0 ? Math.max(0, Math.round((amount * -sum(moves)) / taken)) : 0
}
