import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { dealProducts, dealShows } from '../../contract/deal/deal-terms.ts'
import { amount, moment } from '../platform/database/columns.ts'

/** The lowest prices that searches found in the last hours: one for each route or city, with its dates. */
export const foundPrices = pgTable(
  'found_price',
  {
    product: text({ enum: ['flight', 'hotel'] }).notNull(),
    /** A place's code; empty for stays. */
    origin: text().notNull(),
    /** A place's code, or the id of a place to stay in. */
    destination: text().notNull(),
    /** The departure, or the check-in. */
    starts: date().notNull(),
    /** The check-out; a flight's departure again. */
    ends: date().notNull(),
    currency: text().notNull(),
    /** For an adult, or for a room for two. */
    amount: amount().notNull(),
    foundAt: moment().notNull(),
  },
  (price) => [
    primaryKey({
      columns: [
        price.product,
        price.origin,
        price.destination,
        price.starts,
        price.ends,
        price.currency,
      ],
    }),
  ],
)

/** What staff decide about found prices; see `staffDealSchema`. */
export const staffDeals = pgTable('staff_deal', {
  id: text().primaryKey(),
  product: text({ enum: dealProducts }).notNull(),
  from: text(),
  to: text().notNull(),
  show: text({ enum: dealShows }).notNull(),
  rank: integer().notNull(),
  countries: text().array().notNull().default([]),
  startsAt: moment(),
  endsAt: moment(),
  isOn: boolean().notNull().default(true),
})
