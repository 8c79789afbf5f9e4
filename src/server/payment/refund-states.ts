import type { RefundState } from '../../contract/payment/payment.ts'
import type { TransitionTable } from '../platform/transition-table.ts'

/**
 * What may follow what, for one refund.
 * - `withheld`: it isn't sent to the gateway, because staff are about to pay it by bank transfer.
 * - `withheld → done`: the gateway had paid it all the same, before it was withheld.
 */
export const refundTransitions: TransitionTable<RefundState> = {
  requested: ['done', 'withheld'],
  withheld: ['requested', 'done', 'paid_out'],
  done: [],
  paid_out: [],
}
