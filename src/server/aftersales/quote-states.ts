import type { QuoteState } from '../../contract/payment.ts'
import type { TransitionTable } from '../platform/transition-table.ts'

/**
 * What may follow what, for a quoted refund or change.
 * - `due → lapsed`: it was not paid in time, or what it is about has changed since.
 */
export const quoteTransitions: TransitionTable<QuoteState> = {
  open: ['superseded', 'lapsed', 'due', 'working'],
  superseded: [],
  lapsed: [],
  due: ['working', 'lapsed'],
  working: ['done', 'failed'],
  done: [],
  failed: [],
}
