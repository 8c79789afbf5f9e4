import type { LateMoney } from '../../contract/payment/payment.ts'
import type { Payable } from '../order/whole-order.ts'
import type { Payment } from './payment.ts'
import { chargedPaymentStates } from './payment-states.ts'

/**
 * Returns what happens to money for a payable that can't be paid any more, which came or may still come by bank transfer;
 * undefined while it can be paid, once it is, and if no money is expected. `payments` are those of its order.
 */
export function lateMoneyOf(
  { trxId, purpose, state, paidBy }: Payable,
  payments: readonly Payment[],
): LateMoney | undefined {
  const own = payments.filter((each) => each.trxId === trxId && each.id !== paidBy)
  const isCharged = (payment: Payment) => chargedPaymentStates.includes(payment.state)
  if (state === 'withdrawn' && own.some(isCharged)) return 'refunding'
  if (!own.some(({ method }) => method === 'bank_transfer')) return undefined
  if (state === 'withdrawn') return 'to_refund'
  return state === 'expired' && purpose === 'order' ? 'to_book' : undefined
}
