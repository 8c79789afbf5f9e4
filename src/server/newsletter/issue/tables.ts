import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { issueStates } from '../../../contract/desk/contents.ts'
import { moment } from '../../platform/database/columns.ts'
import { newsletterSubscribers } from '../tables.ts'

/** Issues of the newsletter that are planned or were sent. What staff write is a document, which has the same id. Empty lists mean everybody. */
export const newsletterIssues = pgTable('newsletter_issue', {
  id: text().primaryKey(),
  /** Subject and blocks by language as they were published, as in `issue-contents.ts`; checked when it's sent. */
  contents: jsonb().notNull(),
  /** Only to subscribers in these countries. */
  countries: text().array().notNull().default([]),
  /** Only to subscribers who read these languages. */
  languages: text().array().notNull().default([]),
  /** Only to these addresses, in lower case: for trying it out. They have to be subscribed. */
  onlyTo: text().array().notNull().default([]),
  sendAt: moment().notNull(),
  state: text({ enum: issueStates }).notNull().default('planned'),
  /** Why it was refused. */
  problem: text(),
  /** When the next mails may be written. */
  nextAt: moment(),
  finishedAt: moment(),
})

/** Who got an issue: written with the mail, so that nobody gets it twice and nobody is left out. */
export const newsletterSendings = pgTable(
  'newsletter_sending',
  {
    issueId: text()
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: uuid()
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    writtenAt: moment().notNull(),
  },
  (sending) => [
    primaryKey({ columns: [sending.issueId, sending.subscriberId] }),
    index().on(sending.subscriberId),
  ],
)

/** Addresses that a mail server refused for good, as the operator records them; deleted once they're dealt with. */
export const newsletterBounces = pgTable('newsletter_bounce', {
  email: text().primaryKey(),
  /** What the mail server said. */
  reason: text(),
})
