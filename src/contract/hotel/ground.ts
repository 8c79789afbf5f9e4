import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const ringSchema = z.array(z.tuple([z.number(), z.number()]))

/** Land and water around a place, to draw a map on. */
export const groundSchema = z.object({
  /**
   * Coasts, islands, lakes and rivers as rings of [longitude, latitude], without the closing point. All together are one
   * shape of land, filled by the even-odd rule; everything else is water.
   */
  rings: z.array(ringSchema),
  /** Whom a page that draws it has to name. */
  attribution: z.string(),
})
export type Ground = z.infer<typeof groundSchema>

export const getGround = endpoint({
  id: 'hotel.ground.get',
  method: 'GET',
  path: '/hotel/ground',
  summary: 'Get land and water around a place',
  description:
    'Returns the coasts, islands and lakes of the city at a position, or null if there is only land or none is known.',
  query: z.object({
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
  }),
  result: groundSchema.nullable(),
  errors: ['VALIDATION'],
})
