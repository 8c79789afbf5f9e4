import type { Slice } from '../../../contract/flight/offer.ts'
import type { NoticeState } from '../../../contract/flight/schedule-change.ts'
import type { NoticeId } from '../../../contract/ids.ts'
import type { TransitionTable } from '../../platform/transition-table.ts'

/** An airline's schedule change of an item's flights, and its outcome. */
export interface StoredNotice {
  id: NoticeId
  supplier: string
  /** The supplier's id of the change. */
  changeId: string
  orderId: string
  itemId: string
  state: NoticeState
  before: Slice
  /** Null when the airline no longer operates the flights. */
  after: Slice | null
  openedAt: Date
  /** When its state last changed. */
  changedAt: Date
  /** Until when the traveller may say what they want. */
  answerBy: Date
}

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
