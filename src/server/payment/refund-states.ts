import type { RefundState } from '../../contract/payment/payment.ts'
import { minutes } from '../platform/duration.ts'
import type { TransitionTable } from '../platform/transition-table.ts'

/**
 * What may follow what, for one refund.
 * - `withheld`: it isn't sent to the gateway, because staff are about to pay it by bank transfer.
 * - `withheld → done`: the gateway had paid it all the same, before it was withheld.
 * - `charged_back`: the payer disputed the payment and won, so their bank has returned the money already.
 */
export const refundTransitions: TransitionTable<RefundState> = {
  requested: ['done', 'withheld', 'charged_back'],
  withheld: ['requested', 'done', 'paid_out'],
  done: [],
  paid_out: [],
  charged_back: [],
}

/** A call of the gateway takes less than this: until then, one that was asked for a refund may be paying it. */
export const longestCall = minutes(3)
