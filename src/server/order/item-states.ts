import type { ItemState } from '../../contract/order/order.ts'
import type { TransitionTable } from '../platform/transition-table.ts'

/**
 * What may follow what, for one item of an order.
 * - `unknown`: the supplier did not answer in time; a job asks it by our reference until it is known.
 * - `expired → reserving`: money came after the hold's end, so the seats are asked for again.
 * - `issuing → expired`: money came in time, but the supplier was asked for tickets after the hold's end.
 */
export const itemTransitions: TransitionTable<ItemState> = {
  draft: ['reserving'],
  reserving: ['held', 'failed', 'unknown'],
  held: ['issuing', 'expired', 'cancelled'],
  issuing: ['issued', 'failed', 'unknown', 'expired'],
  issued: ['changing', 'cancelling'],
  unknown: ['held', 'issued', 'failed', 'expired'],
  expired: ['reserving', 'failed'],
  failed: [],
  changing: ['issued'],
  cancelling: ['cancelled', 'issued'],
  cancelled: [],
}
