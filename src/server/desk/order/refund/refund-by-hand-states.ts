import type { RefundByHandState } from '../../../../contract/desk/order/refund-by-hand.ts'
import type { TransitionTable } from '../../../platform/transition-table.ts'

/**
 * What may follow what, for a refund that staff decided on. A small one is approved as soon as it's proposed; others by
 * somebody else than who proposed them, who may withdraw it until then. `paid`: the traveller has all of it.
 */
export const refundByHandTransitions: TransitionTable<RefundByHandState> = {
  proposed: ['approved', 'rejected', 'withdrawn'],
  approved: ['paid'],
  rejected: [],
  withdrawn: [],
  paid: [],
}
