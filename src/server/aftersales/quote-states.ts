import type { QuoteState } from '../../contract/checkout/quote.ts'
import type { TransitionTable } from '../platform/transition-table.ts'

/**
 * What may follow what, for a quoted refund or change.
 * - `awaiting_payment → expired`: it was not paid in time, or what it is about has changed since.
 */
export const quoteTransitions: TransitionTable<QuoteState> = {
  open: ['superseded', 'expired', 'awaiting_payment', 'in_progress'],
  superseded: [],
  expired: [],
  awaiting_payment: ['in_progress', 'expired'],
  in_progress: ['completed', 'failed'],
  completed: [],
  failed: [],
}
