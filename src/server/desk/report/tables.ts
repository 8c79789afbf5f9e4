import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

/** Where a visit came from and what it looked like; '' is none or unknown. */
const dimensions = () => ({
  source: text().notNull(),
  affiliate: text().notNull(),
  campaign: text().notNull(),
  country: text().notNull(),
  language: text().notNull(),
  device: text().notNull(),
})

/** Days of the agency's zone that were rolled up. A day is rolled up again until its events can't be late any more. */
export const reportDays = pgTable('report_day', {
  day: date().primaryKey(),
  rolledUpAt: moment().notNull(),
})

/** What visitors of a kind did on a day: counts only, so they stay when the events are deleted. */
export const funnelDays = pgTable(
  'report_funnel',
  {
    day: date().notNull(),
    ...dimensions(),
    visits: integer().notNull(),
    searches: integer().notNull(),
    drafts: integer().notNull(),
    paid: integer().notNull(),
    confirmed: integer().notNull(),
  },
  ({ day, source, affiliate, campaign, country, language, device }) => [
    primaryKey({
      name: 'report_funnel_pk',
      columns: [day, source, affiliate, campaign, country, language, device],
    }),
  ],
)

/** Where an order came from, in the reports' terms: known as long as the order, not only as long as the events. */
export const orderOrigins = pgTable('report_order', {
  orderId: uuid().primaryKey(),
  ...dimensions(),
})

export const answerOutcomes = ['answered', 'failed', 'timed_out'] as const

/** How suppliers answered searches on a day. Each server adds what it counted about once a minute. */
export const supplierAnswers = pgTable(
  'report_supplier_answer',
  {
    day: date().notNull(),
    /** The kind of search: `flight`, `hotel`. */
    search: text().notNull(),
    supplier: text().notNull(),
    outcome: text({ enum: answerOutcomes }).notNull(),
    count: integer().notNull(),
    /** How long all of them took together. */
    milliseconds: bigint({ mode: 'number' }).notNull(),
  },
  ({ day, search, supplier, outcome }) => [
    primaryKey({
      name: 'report_supplier_answer_pk',
      columns: [day, search, supplier, outcome],
    }),
  ],
)
