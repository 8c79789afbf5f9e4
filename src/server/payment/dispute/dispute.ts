import type { Money } from '../../../contract/money.ts'
import { type DisputeState, pendingDisputes } from '../../../contract/payment/dispute.ts'
import type { PaymentState } from '../../../contract/payment/payment.ts'
import type { Payment } from '../payment.ts'

/** A dispute of a payment (chargeback), as its gateway reported it last. */
export interface Dispute {
  id: string
  gateway: string
  /** The gateway's own id. */
  reference: string
  paymentId: string
  state: DisputeState
  /** The amount in dispute: not always the payment's, and possibly in another currency. */
  amount: Money
  /** How much of it the gateway has taken from us, in minor units. */
  withdrawn: number
  /** Why, in the gateway's own word. */
  reason: string
  /** By when evidence has to be submitted; null if none can be, or it was. */
  dueAt: Date | null
  openedAt: Date
  changedAt: Date
  /** Counts its changes. */
  changes: number
}

/**
 * Returns how much of a payment its payer has got back by disputes, in minor units of the payment. One in another currency counts
 * as all of the payment: rather too little is refunded than anything twice.
 */
export function lostOf({ amount }: Payment, disputes: readonly Dispute[]): number {
  const lost = disputes
    .filter(({ state, withdrawn }) => state === 'lost' && withdrawn > 0)
    .map((each) => (each.amount.currency === amount.currency ? each.withdrawn : amount.amount))
  return Math.min(
    amount.amount,
    lost.reduce((sum, each) => sum + each, 0),
  )
}

/** Returns the state of a captured payment: disputed, or else what has gone back of it. */
export function stateOf(payment: Payment, disputes: readonly Dispute[]): PaymentState {
  if (disputes.some(({ state }) => pendingDisputes.includes(state))) return 'disputed'
  const back = payment.refunded + lostOf(payment, disputes)
  if (back === 0) return 'captured'
  return back < payment.amount.amount ? 'partially_refunded' : 'refunded'
}
