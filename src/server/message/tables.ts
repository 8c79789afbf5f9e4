import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { UsageRule } from '../../contract/message/in-app-message.ts'
import { usages } from '../../contract/message/usages.ts'

/** In-app messages. An empty list of countries, currencies, languages or slugs means all. */
export const inAppMessages = pgTable('in_app_message', {
  id: text().primaryKey(),
  usage: text({ enum: usages }).notNull(),
  usageRules: jsonb().$type<UsageRule[]>().notNull().default([]),
  /** Addresses of the image, 300 × 432 and 470 × 590 (S9.11). A platform without one gets no message. */
  imgMobile: text(),
  imgDesktop: text(),
  /** What the image says, by language; `en` is used where a language is missing. */
  alts: jsonb().$type<Record<string, string>>().notNull(),
  url: text(),
  /** Paths without language, such as `/hotel/search`; `/hotel/*` includes all below, `*` is every page. */
  paths: text().array().notNull(),
  countries: text().array().notNull().default([]),
  currencies: text().array().notNull().default([]),
  languages: text().array().notNull().default([]),
  slugs: text().array().notNull().default([]),
  startsAt: timestamp({ withTimezone: true }),
  endsAt: timestamp({ withTimezone: true }),
  /** If several fit, the highest is shown. */
  priority: integer().notNull().default(0),
  isOn: boolean().notNull().default(true),
})
