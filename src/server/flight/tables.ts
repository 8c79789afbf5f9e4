import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BookingDraft } from '../../contract/booking.ts'
import type { SearchRequest } from '../../contract/flight-search.ts'
import type { QuotedOffer } from './quoted-offer.ts'

/** A draft of a visitor: the offers as agreed to, and what was typed so far. */
export const bookings = pgTable(
  'booking',
  {
    id: text().primaryKey(),
    /** The device that made it (`x-auid`). */
    owner: text().notNull(),
    memberId: text(),
    state: text({ enum: ['draft', 'submitted'] })
      .notNull()
      .default('draft'),
    request: jsonb().$type<SearchRequest>().notNull(),
    offers: jsonb().$type<QuotedOffer[]>().notNull(),
    draft: jsonb().$type<BookingDraft>().notNull(),
    orderId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (booking) => [index().on(booking.expiresAt)],
)
