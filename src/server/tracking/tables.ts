import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Affiliate, TrafficSource, Utm } from '../../contract/tracking/traffic-source.ts'
import { moment } from '../platform/database/columns.ts'

/** Page events with the fields of S3.23. Anonymous; deleted after a while. */
export const trackingEvents = pgTable(
  'tracking_event',
  {
    id: uuid().primaryKey(),
    happenedAt: moment().notNull(),
    receivedAt: moment().notNull(),
    type: text().notNull(),
    name: text().notNull(),
    screen: text().notNull(),
    url: text().notNull(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    sessionId: text(),
    visitorId: text(),
    visitorType: text({ enum: ['guest', 'member', 'agent'] }).notNull(),
    signedIn: boolean().notNull(),
    memberId: uuid(),
    country: text(),
    currency: text(),
    language: text(),
    campaign: text(),
    source: jsonb().$type<TrafficSource>(),
    affiliate: jsonb().$type<Affiliate>(),
    utm: jsonb().$type<Utm>(),
    referrer: text().notNull(),
    userAgent: text().notNull(),
    platform: text().notNull(),
    device: text({ enum: ['mobile', 'desktop'] }).notNull(),
    /** Latitude and longitude to a tenth of a degree: the city, not the street. */
    geolocation: text(),
    version: text().notNull(),
  },
  (event) => [index().on(event.receivedAt), index().on(event.name, event.happenedAt)],
)
