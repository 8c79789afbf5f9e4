import type { OrderChangeState } from '../../../../contract/desk/order/order-change.ts'
import type { TransitionTable } from '../../../platform/transition-table.ts'

/**
 * The allowed transitions of a change to an order's details. A small one is approved as soon as it's proposed; others by
 * somebody else than the person who proposed them, who may withdraw it until then. Approving carries it out in the same
 * transaction.
 */
export const orderChangeTransitions: TransitionTable<OrderChangeState> = {
  proposed: ['approved', 'rejected', 'refused', 'withdrawn'],
  approved: [],
  rejected: [],
  refused: [],
  withdrawn: [],
}
