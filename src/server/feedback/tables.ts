import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { feedbackTopics } from '../../contract/feedback/feedback-terms.ts'
import { moment } from '../platform/database/columns.ts'

/** What people say about the app. Anonymous, unless they write who they are. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey(),
    at: moment().notNull(),
    /** 1 to 5. */
    score: integer().notNull(),
    topic: text({ enum: feedbackTopics }).notNull(),
    comment: text().notNull(),
    appVersion: text().notNull(),
    language: text(),
    country: text(),
  },
  (row) => [index().on(row.at)],
)
