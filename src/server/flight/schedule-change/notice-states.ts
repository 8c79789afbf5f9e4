import type { NoticeState } from '../../../contract/aftersales/after-sales.ts'
import type { TransitionTable } from '../../platform/transition-table.ts'

/**
 * What may follow what, for the notice of a schedule change.
 * - `accepting`: the supplier is being told; a change or refund that was confirmed before may overtake it.
 */
export const noticeTransitions: TransitionTable<NoticeState> = {
  open: ['accepting', 'changed', 'refunded'],
  accepting: ['accepted', 'changed', 'refunded'],
  accepted: [],
  changed: [],
  refunded: [],
}
