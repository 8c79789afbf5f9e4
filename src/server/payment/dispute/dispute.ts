import { pendingDisputes } from '../../../contract/payment/dispute.ts'
import type { PaymentState } from '../../../contract/payment/payment.ts'
import type { GatewayDispute } from '../../gateway/payment-gateway.ts'
import type { Payment } from '../payment.ts'

/** A dispute of a payment (chargeback), as its gateway reported it last. */
export interface Dispute extends Omit<GatewayDispute, 'id'> {
  id: string
  gateway: string
  /** The gateway's own id. */
  reference: string
  paymentId: string
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
