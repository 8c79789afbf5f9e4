import type { PaymentState } from '../../contract/payment/payment.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { Executor } from '../platform/database/database.ts'
import { lostOf } from './dispute/dispute.ts'
import { disputesOfOrder } from './dispute/dispute-store.ts'
import type { Ledger } from './ledger.ts'
import type { Payment } from './payment.ts'
import { paymentsOf, refundsOf } from './payment-store.ts'

/** A payment that refunds can be paid from. */
export interface Source {
  payment: Payment
  /** What can still be refunded of it, in minor units. */
  left: number
}

/** Returns what is left of payments together, in minor units. */
export const sumLeft = (sources: readonly Source[]): number =>
  sources.reduce((sum, { left }) => sum + left, 0)

/** Returns whether a payment's refunds wait for a bank's decision. */
export const isDisputed = ({ payment }: Source): boolean => payment.state === 'disputed'

const refundedFrom: readonly PaymentState[] = ['captured', 'partially_refunded', 'disputed']

/** Returns the payments that an order is refunded from. What a guarantee was charged is no money of the order's. */
export async function sourcesOf(tx: Executor, { id, payables }: WholeOrder) {
  const isOrders = ({ payment: { trxId } }: { payment: Payment }) =>
    !payables.some((each) => each.trxId === trxId && each.purpose === 'guarantee')
  return (await withMoneyLeft(tx, id)).filter(isOrders)
}

/** Returns captured payments with what can still be refunded, oldest first, and disputed ones last. */
export async function withMoneyLeft(tx: Executor, orderId: string) {
  const found: Source[] = []
  const disputes = await disputesOfOrder(tx, orderId)
  for (const payment of await paymentsOf(tx, orderId)) {
    if (!refundedFrom.includes(payment.state)) continue
    const given = (await refundsOf(tx, payment.id))
      .filter(({ state }) => state !== 'charged_back')
      .reduce((sum, each) => sum + each.amount.amount, 0)
    const own = disputes.filter(({ paymentId }) => paymentId === payment.id)
    const left = payment.amount.amount - given - lostOf(payment, own)
    if (left > 0) found.push({ payment, left })
  }
  return found.toSorted((one, other) => Number(isDisputed(one)) - Number(isDisputed(other)))
}

/**
 * Returns how much the payer's bank returned of an order's money that no refund has been lessened by yet, in minor units of
 * the order's currency.
 */
export async function returnedByBank(
  tx: Executor,
  { id, currency, lost }: WholeOrder,
  ledger: Pick<Ledger, 'balances'>,
): Promise<number> {
  const balances = await ledger.balances(tx, id)
  const losses = balances.find((each) => each.account === 'losses' && each.currency === currency)
  return Math.max(0, Math.min(losses?.amount ?? 0, lost))
}
