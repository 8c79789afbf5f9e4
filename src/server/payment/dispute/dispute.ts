import { pendingDisputes } from '../../../contract/payment/dispute.ts'
import type { PaymentState } from '../../../contract/payment/payment.ts'
import type { GatewayDispute } from '../../gateway/payment-gateway.ts'
import type { Payment, Refund } from '../payment.ts'
import type { DatedRefund } from '../payment-store.ts'

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

/**
 * Returns how much of a refund is still to be paid, in minor units. What the payer's bank returned in lost disputes counts first
 * as the refunds that waited when it did, older ones first; and nobody gets back more than the payment.
 */
export function leftOf(
  refundId: string,
  {
    payment,
    refunds,
    disputes,
  }: {
    payment: Payment
    /** All of the payment's, oldest first. */
    refunds: readonly DatedRefund[]
    disputes: readonly Dispute[]
  },
): number {
  const place = refunds.findIndex(({ id }) => id === refundId)
  const refund = refunds[place]
  if (!refund) return 0
  const lost = lostOf(payment, disputes)
  const paid = sumOf(refunds.filter(({ state }) => state === 'done' || state === 'paid_out'))
  const covered = sumOf(refunds.filter(({ state }) => state === 'charged_back'))
  const older = sumOf(
    refunds.slice(0, place).filter(({ state }) => state === 'requested' || state === 'withheld'),
  )
  const since = disputes.filter(({ changedAt }) => changedAt >= refund.createdAt)
  const returned = Math.max(0, Math.min(lostOf(payment, since), lost - covered))
  const missing = refund.amount.amount - Math.max(0, returned - older)
  const ofPayment = payment.amount.amount - lost - paid - Math.max(0, older - returned)
  return Math.max(0, Math.min(missing, ofPayment))
}

const sumOf = (some: readonly Refund[]): number =>
  some.reduce((sum, { amount }) => sum + amount.amount, 0)
