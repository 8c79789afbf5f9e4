import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { positionSchema } from './hotel.ts'

const lineSchema = z.array(z.tuple([z.number(), z.number()]))

/** A place that a map names. */
const namedPlaceSchema = z.object({
  name: z.string(),
  kind: z.enum(['city', 'area', 'landmark', 'river']),
  position: positionSchema,
})
export type NamedPlace = z.infer<typeof namedPlaceSchema>

/** What is around a place, to draw a map on. */
export const groundSchema = z.object({
  /**
   * Coasts, islands and lakes as rings of [longitude, latitude], without the closing point. All together are one
   * shape of land, filled by the even-odd rule; everything else is water. Empty where there is only land.
   */
  rings: z.array(lineSchema),
  /** Rivers in the land: their middle as a line of [longitude, latitude], and how wide they are in metres. */
  rivers: z.array(z.object({ width: z.number(), course: lineSchema })),
  /** Cities, areas and landmarks, those that matter most first; rivers at several places, of which a map names one. */
  names: z.array(namedPlaceSchema),
  /** Whom a page that draws the rings or rivers has to name. */
  attribution: z.string().optional(),
})
export type Ground = z.infer<typeof groundSchema>

export const getGround = endpoint({
  id: 'hotel.ground.get',
  method: 'GET',
  path: '/hotel/ground',
  summary: 'Get land, water and names around a place',
  description:
    'Returns the coasts, islands, lakes and rivers of the city at a position, and the names of its areas and landmarks; null if there is no city.',
  query: z.object({
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
  }),
  result: groundSchema.nullable(),
  errors: ['VALIDATION'],
})
