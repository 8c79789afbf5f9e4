import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { positionSchema } from './hotel.ts'

export const destinationKinds = ['city', 'area', 'airport', 'landmark', 'hotel'] as const
export type DestinationKind = (typeof destinationKinds)[number]

/** `city-bangkok-th`, `area-…`, `airport-BKK`, `landmark-…`, `hotel-…`; `near-13.7563,100.5018` for a position. */
export const destinationIdSchema = z.string().min(3).max(120).brand<'DestinationId'>()
export type DestinationId = z.infer<typeof destinationIdSchema>

/** A place to stay at or near, named in the visitor's language where we know its name. */
export const destinationSchema = z.object({
  id: destinationIdSchema,
  kind: z.enum([...destinationKinds, 'near']),
  name: z.string(),
  /** What it's part of: the city of an area, the country of a city; shown behind the name. */
  within: z.string(),
  country: z.string(),
  position: positionSchema,
  /** How far around the position a search looks, in kilometres. */
  radius: z.number(),
  /** Whether it's an island, a coast or a valley of several towns: how far something is from its middle says nothing. */
  isRegion: z.boolean().optional(),
  /** How many properties there are; absent for a single property. */
  properties: z.int().optional(),
  /** The nearest city with properties, if there are none here. */
  instead: z.object({ id: destinationIdSchema, name: z.string() }).optional(),
})
export type Destination = z.infer<typeof destinationSchema>

export const suggestDestinations = endpoint({
  id: 'hotel.destination.suggest',
  method: 'GET',
  path: '/hotel/destinations',
  summary: 'Suggest places to stay',
  description:
    'Returns cities, areas, airports, landmarks and properties that match the text so far. Small typos are tolerated.',
  query: z.object({
    q: z.string().max(80),
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  result: z.array(destinationSchema),
  errors: ['VALIDATION', 'RATE_LIMITED'],
})

export const getDestination = endpoint({
  id: 'hotel.destination.get',
  method: 'GET',
  path: '/hotel/destinations/:destinationId',
  summary: 'Get a place to stay',
  description: 'Returns one place by its id, named in the language of the call.',
  params: z.object({ destinationId: destinationIdSchema }),
  result: destinationSchema,
  errors: ['UNKNOWN_DESTINATION'],
})
