import { z } from 'zod'
import { recordOf } from '../bounded.ts'
import { endpoint } from '../endpoint.ts'
import { affiliateSchema, trafficSourceSchema, utmSchema } from './traffic-source.ts'

/** The recorded events, and the type of each; others are rejected. */
export const eventTypes = {
  page_view: 'screen',
  login: 'auth',
  sign_up: 'auth',
  one_tap_failed: 'auth',
  social_failed: 'auth',
  toast: 'notice',
  page_error: 'error',
} as const

export type EventName = keyof typeof eventTypes

/** The pages that show what a search found: whoever sees one has searched. */
export const searchScreens = [
  'flight/results/flight-search-page',
  'flight/results/flight-multi-search-page',
  'hotel/results/hotel-search-page',
] as const

const names = Object.keys(eventTypes) as [EventName, ...EventName[]]

/** An event in a browser. The site's server adds identity and attribution. */
const eventSchema = z.object({
  name: z.enum(names),
  /** The page's name, such as `flight/results/flight-search-page`. */
  screen: z.string().regex(/^[\w/:.-]{0,100}$/),
  /** Path and query; stored without codes, ids and tokens. */
  url: z.string().max(2000),
  /** Milliseconds since it happened, by the browser's clock. */
  ageMs: z.number().int().min(0).max(86_400_000),
  details: recordOf(
    z.string().regex(/^[a-z_]{1,30}$/),
    z.union([z.string().max(300), z.number(), z.boolean()]),
    { most: 10 },
  ).default({}),
})
export type TrackedEvent = z.input<typeof eventSchema>

/** What the site's server knows about the visit, besides the headers of every call (S3.23). */
const visitSchema = z.object({
  device: z.enum(['mobile', 'desktop']),
  campaign: z.string().max(300).nullable(),
  source: trafficSourceSchema.nullable(),
  affiliate: affiliateSchema.nullable(),
  utm: utmSchema.nullable(),
})
export type Visit = z.infer<typeof visitSchema>

/** The most events in one call. */
export const mostEvents = 20

export const trackEvents = endpoint({
  id: 'tracking.events',
  method: 'POST',
  path: '/tracking/events',
  summary: 'Record events',
  description:
    'Records events from pages of the site. Order numbers, ids, tokens and e-mail addresses are removed before they are stored.',
  auth: 'optional',
  body: z.object({ visit: visitSchema, events: z.array(eventSchema).min(1).max(mostEvents) }),
  result: z.object({ accepted: z.int() }),
  status: 202,
  largestBody: 64 * 1024,
  errors: ['RATE_LIMITED'],
})
