import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Hotel, HotelId } from '../../contract/hotel/hotel.ts'
import { sceneViews } from '../../contract/hotel/hotel-terms.ts'
import type { StayHash } from '../../contract/hotel/property.ts'
import type { SavedDates } from '../../contract/hotel/saved-stays.ts'
import type { StayDates } from '../../contract/hotel/stay.ts'
import { images } from '../image/tables.ts'
import { member } from '../member/tables.ts'
import { moment } from '../platform/database/columns.ts'
import type { SupplierProperty } from '../supplier/hotel-supplier.ts'
import type { SealedStayDraft } from './booking/sealed-stay-draft.ts'
import type { QuotedRate } from './rate/quoted-rate.ts'

/** A visitor's draft: the property and rate as agreed to, and what was typed so far. */
export const stayBookings = pgTable(
  'stay_booking',
  {
    id: text().primaryKey(),
    /** The device that made it (`x-auid`). */
    owner: text().notNull(),
    memberId: text(),
    state: text({ enum: ['draft', 'submitted'] })
      .notNull()
      .default('draft'),
    hash: text().$type<StayHash>().notNull(),
    hotel: jsonb().$type<Hotel>().notNull(),
    stay: jsonb().$type<StayDates>().notNull(),
    quoted: jsonb().$type<QuotedRate>().notNull(),
    /** What the supplier asked for instead when it refused the agreed rate; null unless that waits for consent. */
    offered: jsonb().$type<QuotedRate>(),
    draft: jsonb().$type<SealedStayDraft>().notNull(),
    orderId: uuid(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When it was last edited. */
    touchedAt: moment().notNull(),
    /** The language of the page it was last edited on. */
    language: text().notNull(),
    /** When the draft was erased, after it expired. */
    erasedAt: moment(),
  },
  (booking) => [
    index().on(booking.expiresAt),
    index().on(booking.createdAt),
    index().on(booking.orderId),
  ],
)

/** Properties that members saved. */
export const savedStays = pgTable(
  'saved_stay',
  {
    memberId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    hotelId: text().$type<HotelId>().notNull(),
    savedAt: moment().notNull(),
    /** The order of those that were saved at the same time. */
    position: integer().notNull(),
    /** Its page for the dates and guests that it was saved with. */
    hash: text().$type<StayHash>(),
    /** What that page's stay cost when it was saved. */
    price: jsonb().$type<NonNullable<SavedDates['price']>>(),
  },
  (saved) => [primaryKey({ columns: [saved.memberId, saved.hotelId] })],
)

/** The lowest prices that searches saw on a day, for one stay's dates and guests, by property. */
export const seenPrices = pgTable(
  'hotel_seen_price',
  {
    /** Dates and guests. */
    stay: text().notNull(),
    /** The square degree of the globe in which the properties are. */
    tile: text().notNull(),
    day: date().notNull(),
    /** Totals in US cents, by the property's id. */
    lowest: jsonb().$type<Record<string, number>>().notNull(),
  },
  (seen) => [primaryKey({ columns: [seen.stay, seen.tile, seen.day] }), index().on(seen.day)],
)

/** What properties did to bookings, as their suppliers reported it: at least once, in any order. */
export const stayEvents = pgTable(
  'stay_event',
  {
    supplier: text().notNull(),
    /** The supplier's. */
    id: text().notNull(),
    /** The booking's: ours. */
    reference: text().notNull(),
    kind: text({ enum: ['cancelled_by_property', 'no_show'] }).notNull(),
    at: moment().notNull(),
    /** When its consequences were recorded; null until they are. */
    handledAt: moment(),
  },
  (event) => [primaryKey({ columns: [event.supplier, event.id] }), index().on(event.handledAt)],
)

/** Photos of properties that staff uploaded; they replace the supplier's. */
export const propertyPhotos = pgTable(
  'property_photo',
  {
    hotelId: text().$type<HotelId>().notNull(),
    /** Where it stands among the property's, from 0. */
    position: integer().notNull(),
    imageId: text()
      .notNull()
      .references(() => images.id),
    /** Of the image, as it's known from then on. */
    width: integer().notNull(),
    height: integer().notNull(),
    colour: text(),
    caption: text(),
    group: text({ enum: sceneViews }),
    /** The room type that it shows. */
    roomId: text(),
    /** The point that stays in view, in hundredths of its width and height. */
    focusX: integer().notNull(),
    focusY: integer().notNull(),
  },
  (photo) => [primaryKey({ columns: [photo.hotelId, photo.position] })],
)

/** Properties that came with searches, of suppliers that don't publish theirs. */
export const foundProperties = pgTable(
  'hotel_property',
  {
    /** Rises in the order in which they became visible, so that processes read what is new. */
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    supplier: text().notNull(),
    /** The supplier's. */
    ref: text().notNull(),
    property: jsonb().$type<SupplierProperty>().notNull(),
  },
  (found) => [unique().on(found.supplier, found.ref)],
)
