import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/columns.ts'

/** Whether articles of the help centre helped: one row per device and article. */
export const faqVotes = pgTable(
  'faq_vote',
  {
    articleId: text().notNull(),
    auid: text().notNull(),
    isHelpful: boolean().notNull(),
    /** The reader's; null if unknown. */
    language: text(),
    at: moment().notNull(),
  },
  (vote) => [primaryKey({ columns: [vote.articleId, vote.auid] }), index().on(vote.at)],
)
