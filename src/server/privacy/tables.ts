import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/columns.ts'

/** Requests to erase a person's data. When one is done, nothing in it leads to the person. */
export const erasures = pgTable(
  'erasure',
  {
    id: uuid().primaryKey(),
    /** In lower case; null when it's done. */
    email: text().unique(),
    memberId: text(),
    device: text(),
    language: text().notNull(),
    /** `waiting`: all is erased but orders that aren't over. */
    state: text({ enum: ['asked', 'waiting', 'done'] }).notNull(),
    askedAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (erasure) => [index().on(erasure.state)],
)
