import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, moment } from '../platform/database/columns.ts'

/** The lowest fare that searches found of a route on a day, for an adult who flies one way in economy. */
export const routeDays = pgTable(
  'route_day',
  {
    /** Codes of cities: of an airport only if its city has no other. */
    origin: text().notNull(),
    destination: text().notNull(),
    day: date().notNull(),
    currency: text().notNull(),
    amount: amount().notNull(),
    /** The lowest one with a checked bag. */
    bagAmount: amount(),
    /** The lowest one in US cents, for comparing. */
    cents: amount().notNull(),
    foundAt: moment().notNull(),
  },
  (each) => [
    primaryKey({ columns: [each.origin, each.destination, each.day] }),
    index('route_day_destination').on(each.destination),
    index('route_day_found_at').on(each.foundAt),
  ],
)

/** How an airline flies a route, as searches found it: one row for each pair of airports and number of stops. */
export const routeAirlines = pgTable(
  'route_airline',
  {
    origin: text().notNull(),
    destination: text().notNull(),
    airline: text().notNull(),
    name: text().notNull(),
    colour: text(),
    fromAirport: text().notNull(),
    toAirport: text().notNull(),
    fromTerminal: text(),
    toTerminal: text(),
    stops: integer().notNull(),
    minutes: integer().notNull(),
    foundAt: moment().notNull(),
  },
  (each) => [
    primaryKey({
      name: 'route_airline_pk',
      columns: [
        each.origin,
        each.destination,
        each.airline,
        each.fromAirport,
        each.toAirport,
        each.stops,
      ],
    }),
    index('route_airline_found_at').on(each.foundAt),
  ],
)
