import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../server/platform/database/columns.ts'

/** What the sandbox's affiliate got. It simulates another company, so no other module reads it. */
export const received = pgTable('sandbox_postback', {
  id: uuid().primaryKey(),
  /** The post's own id. */
  webhookId: text().notNull(),
  /** What was wrong with its signature; null if nothing. */
  problem: text(),
  body: text().notNull(),
  /** What was answered; 0 if nothing. */
  status: integer().notNull(),
  at: moment().notNull(),
})
