import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { placeCodeSchema } from '../flight/search/flight-search.ts'
import { destinationSchema } from '../hotel/destination.ts'
import { hotelIdSchema } from '../hotel/hotel.ts'
import { moneySchema } from '../money.ts'

const currencySchema = z.string().regex(/^[A-Z]{3}$/)
/** Longer than every address of a landing page. */
const addressSchema = z.string().max(160)

/** The lowest fare found for an adult who flies one way on a day. */
const fareOfDaySchema = z.object({
  date: z.iso.date(),
  price: moneySchema,
  /** The lowest one with a checked bag; absent if none was found. */
  withBag: moneySchema.optional(),
})

const endSchema = z.object({ airport: placeCodeSchema, terminal: z.string().optional() })

/** How an airline flies a route without another one. */
export const routeAirlineSchema = z.object({
  code: z.string(),
  name: z.string(),
  colour: z.string().optional(),
  stops: z.int().min(0),
  /** The shortest duration found. */
  minutes: z.int(),
  from: endSchema,
  to: endSchema,
})
export type RouteAirline = z.infer<typeof routeAirlineSchema>

/** A route with a page of its own. */
export const linkedRouteSchema = z.object({
  from: placeCodeSchema,
  to: placeCodeSchema,
  address: z.string(),
  date: z.iso.date(),
  price: moneySchema,
})
export type LinkedRoute = z.infer<typeof linkedRouteSchema>

/** What both kinds of flight pages have. */
const flightPage = {
  /** As the page's own address spells it; that of the call may be an older or shorter one. */
  address: z.string(),
  to: placeCodeSchema,
  /** Whether there are enough facts for search engines. */
  isIndexed: z.boolean(),
  /** The page about stays there, if there is one. */
  stays: z.object({ address: z.string(), destination: destinationSchema }).optional(),
}

export const flightLandingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('route'),
    ...flightPage,
    from: placeCodeSchema,
    /** The cheapest days, cheapest first. */
    days: z.array(fareOfDaySchema),
    /** The lowest price of each month in which days were found, in order. */
    months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d\d$/), price: moneySchema })),
    airlines: z.array(routeAirlineSchema),
    /** Other routes from the same place, cheapest first. */
    others: z.array(linkedRouteSchema),
    /** The address of flights to the destination from anywhere. */
    destination: z.string(),
  }),
  z.object({
    kind: z.literal('destination'),
    ...flightPage,
    /** Each origin's cheapest day, cheapest first. */
    routes: z.array(linkedRouteSchema),
  }),
])
export type FlightLanding = z.infer<typeof flightLandingSchema>
export type RouteLanding = Extract<FlightLanding, { kind: 'route' }>
export type DestinationLanding = Extract<FlightLanding, { kind: 'destination' }>

export const getFlightLanding = endpoint({
  id: 'landing.flights',
  method: 'GET',
  path: '/landing/flights/:address',
  summary: 'Get the facts of a page about flights',
  description:
    'Returns what searches found lately of a route, `kuala-lumpur-to-bangkok`, or of all routes to a place, `to-bangkok`. Prices that were found in another currency are converted. Suppliers aren’t asked.',
  params: z.object({ address: addressSchema }),
  query: z.object({ currency: currencySchema }),
  result: flightLandingSchema,
  errors: ['VALIDATION', 'NOT_FOUND'],
})

const scoreSchema = z.object({ value: z.number(), reviews: z.int() })

const linkedAreaSchema = z.object({
  address: z.string(),
  destination: destinationSchema,
  count: z.int(),
  score: scoreSchema.optional(),
})

export const stayLandingSchema = z.object({
  address: z.string(),
  destination: destinationSchema,
  /** Of an area: the address of its city's page. */
  city: z.string().optional(),
  isIndexed: z.boolean(),
  count: z.int(),
  /** The average of all properties with reviews, and how many reviews there are. */
  score: scoreSchema.optional(),
  /** Those with the highest scores. */
  best: z.array(
    z.object({ id: hotelIdSchema, name: z.string(), stars: z.int(), score: scoreSchema }),
  ),
  /** Parts of the city; of an area, the others. */
  areas: z.array(linkedAreaSchema),
  /** The lowest total of a room for two that was found lately, in the currency it was found in. */
  found: z.object({ price: moneySchema, checkIn: z.iso.date(), checkOut: z.iso.date() }).optional(),
  /** The address of flights to the city, if there are any. */
  flights: z.object({ address: z.string(), to: placeCodeSchema }).optional(),
})
export type StayLanding = z.infer<typeof stayLandingSchema>

export const getStayLanding = endpoint({
  id: 'landing.stays',
  method: 'GET',
  path: '/landing/hotels/:city',
  summary: 'Get the facts of a page about stays',
  description:
    'Returns what is known of all properties in a city, `bangkok-th`, or in an area of it: `area=sukhumvit`. Suppliers aren’t asked.',
  params: z.object({ city: addressSchema }),
  query: z.object({ area: addressSchema.optional(), currency: currencySchema }),
  result: stayLandingSchema,
  errors: ['VALIDATION', 'NOT_FOUND'],
})

/** A page with enough facts to be indexed, and the names that its title has, in the language of the call. */
export const linkedLandingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('route'),
    address: z.string(),
    from: z.string(),
    to: z.string(),
  }),
  z.object({ kind: z.literal('destination'), address: z.string(), city: z.string() }),
  z.object({ kind: z.literal('city'), address: z.string(), city: z.string() }),
  z.object({ kind: z.literal('area'), address: z.string(), area: z.string(), city: z.string() }),
])
export type LinkedLanding = z.infer<typeof linkedLandingSchema>

export const linkLandings = endpoint({
  id: 'landing.link',
  method: 'GET',
  path: '/landing/links',
  summary: 'Get the pages about places',
  description:
    'Returns the pages about flights to places (`to`, comma-separated), from a place if one is given, and about stays there and in cities and areas (`stays`, comma-separated ids of destinations): each once, and only those that hold enough facts to be indexed. Unknown places have none.',
  query: z.object({
    from: placeCodeSchema.optional(),
    to: z
      .string()
      .regex(/^[A-Z]{3}(,[A-Z]{3}){0,19}$/)
      .optional(),
    stays: z
      .string()
      .max(1000)
      .regex(/^[a-z0-9-]+(,[a-z0-9-]+){0,19}$/)
      .optional(),
  }),
  result: z.object({ pages: z.array(linkedLandingSchema) }),
  errors: ['VALIDATION'],
})

export const landingKinds = ['route', 'destination', 'city', 'area'] as const
export type LandingKind = (typeof landingKinds)[number]

export const listLandings = endpoint({
  id: 'landing.list',
  method: 'GET',
  path: '/landing/indexed',
  summary: 'List pages for search engines',
  description:
    'Returns the addresses of all pages of a kind that hold enough facts to be indexed, as their own calls take them: `bangkok-th/sukhumvit` for an area. At most 50,000, as many as a sitemap may have.',
  query: z.object({ kind: z.enum(landingKinds) }),
  result: z.object({
    landings: z.array(
      z.object({
        address: z.string(),
        /** When its facts last changed, as far as that is known. */
        changedAt: z.iso.datetime().optional(),
      }),
    ),
  }),
  errors: ['VALIDATION'],
})
