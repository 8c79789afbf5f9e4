import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Slice } from '../../../contract/flight/offer.ts'
import { noticeStates } from '../../../contract/flight/schedule-change.ts'
import { moment } from '../../platform/database/columns.ts'

/** Airlines' schedule changes of an item's flights. */
export const notices = pgTable(
  'after_sale_notice',
  {
    id: uuid().primaryKey(),
    supplier: text().notNull(),
    /** The supplier's id of the change. */
    changeId: text().notNull(),
    orderId: uuid().notNull(),
    itemId: uuid().notNull(),
    state: text({ enum: noticeStates }).notNull(),
    before: jsonb().$type<Slice>().notNull(),
    after: jsonb().$type<Slice>(),
    openedAt: moment().notNull(),
    answerBy: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (notice) => [
    unique().on(notice.supplier, notice.changeId),
    index().on(notice.orderId),
    index().on(notice.state, notice.answerBy),
  ],
)
