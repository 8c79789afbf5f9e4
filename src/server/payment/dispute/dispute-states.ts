import type { DisputeState } from '../../../contract/payment/dispute.ts'
import type { TransitionTable } from '../../platform/transition-table.ts'

/**
 * What may follow what, for one dispute. The gateway has the last word on it: it may report one that is decided already, and
 * a decided one can be appealed. But no dispute becomes an inquiry again.
 */
export const disputeTransitions: TransitionTable<DisputeState> = {
  inquiry: ['open', 'under_review', 'won', 'lost'],
  open: ['under_review', 'won', 'lost'],
  under_review: ['open', 'won', 'lost'],
  won: ['open', 'under_review', 'lost'],
  lost: ['open', 'under_review', 'won'],
}
