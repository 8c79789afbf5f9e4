import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** Texts that support inserts into its answers. */
export const savedReplies = pgTable('saved_reply', {
  id: text().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  isOn: boolean().notNull().default(true),
})

/** Phones of support, beside the one that is configured. */
export const supportPhones = pgTable('support_phone', {
  id: text().primaryKey(),
  /** Two letters; null is for callers of every country. */
  country: text(),
  /** With its country code: `+60 3 1234 5678`. */
  phone: text().notNull(),
  /** When somebody answers each day, by the office's clock: `08:00`. */
  opensAt: text().notNull(),
  closesAt: text().notNull(),
  zone: text().notNull(),
  isOn: boolean().notNull().default(true),
})
