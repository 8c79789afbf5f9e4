import type { NoticeState } from '../../../contract/flight/schedule-change.ts'
import type { TransitionTable } from '../../platform/transition-table.ts'

/**
 * Allowed transitions of a schedule change's notice. While it's `accepting`, the supplier is being notified; a change
 * or refund that was confirmed earlier may overtake it.
 */
export const noticeTransitions: TransitionTable<NoticeState> = {
  open: ['accepting', 'changed', 'refunded'],
  accepting: ['accepted', 'changed', 'refunded'],
  accepted: [],
  changed: [],
  refunded: [],
}
