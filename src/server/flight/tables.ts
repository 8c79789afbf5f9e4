import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SearchRequest } from '../../contract/flight/search/flight-search.ts'
import { moment } from '../platform/database/columns.ts'
import type { SealedDraft } from './booking/sealed-draft.ts'
import type { QuotedOffer } from './quoted-offer.ts'

/** A visitor's draft: the offers, and what was typed so far. */
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
    /**
     * What the visitor agreed to, if suppliers refused that price when it was submitted: `offers` are then theirs, and
     * wait for consent. Otherwise null.
     */
    agreed: jsonb().$type<QuotedOffer[]>(),
    draft: jsonb().$type<SealedDraft>().notNull(),
    orderId: uuid(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When it was last edited. */
    touchedAt: moment().notNull().defaultNow(),
    /** The language of the page it was last edited on; null for drafts stored before reminders existed. */
    language: text(),
    /** When the draft was erased, after it expired. */
    erasedAt: moment(),
    /** No reminders are sent after this, even if it's edited later. */
    remindersEndedAt: moment(),
  },
  (booking) => [
    index().on(booking.expiresAt),
    index().on(booking.createdAt),
    index().on(booking.orderId),
    // For sealing document numbers that an earlier version stored in plain text (`erased-draft-store.ts`).
    index('booking_plain_index')
      .on(booking.touchedAt)
      .where(sql`jsonb_path_exists(${booking.draft}, '$.passengers[*].passportNumber')`),
    index('booking_address_index').on(sql`lower(trim(${booking.draft} #>> '{contact,email}'))`),
  ],
)
