import type { Database } from '../../platform/database/database.ts'
import { openNotices } from './notice-store.ts'

/** A schedule change that its traveller hasn't answered. */
export interface NoticeWaiting {
  orderId: string
  supplier: string
  /** Whether the airline no longer operates the flights. */
  isCancelled: boolean
  openedAt: Date
  answerBy: Date
}

/** Returns unanswered schedule changes for staff, or cancelled flights, those to be answered first in front. */
export type NoticesWaiting = (page: {
  isCancelled: boolean
  most: number
}) => Promise<NoticeWaiting[]>

export const createNoticesWaiting =
  ({ db }: { db: Database }): NoticesWaiting =>
  async (page) =>
    (await openNotices(db, page)).map(({ orderId, supplier, after, openedAt, answerBy }) => ({
      orderId,
      supplier,
      isCancelled: after === null,
      openedAt,
      answerBy,
    }))
