import { z } from 'zod'
import { endpoint, type ResultOf } from '../endpoint.ts'
import { hotelIdSchema } from '../hotel/hotel.ts'
import { mostPhotos } from '../hotel/photo.ts'
import { staffPhotoSchema, staffPhotosSchema } from '../hotel/staff-photo.ts'

/** How many properties a search at the desk returns. */
export const mostFoundProperties = 20

const foundPropertySchema = z.object({
  id: hotelIdSchema,
  name: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** How many photos staff uploaded. */
  photos: z.int(),
})

export const findProperties = endpoint({
  id: 'desk.properties',
  method: 'GET',
  path: '/desk/properties',
  summary: 'Find properties',
  description: `Returns properties whose name matches a text or whose id it is, best first, at most ${mostFoundProperties}; without a text, those that have uploaded photos, by id.`,
  query: z.object({ q: z.string().trim().max(100).default('') }),
  result: z.object({ properties: z.array(foundPropertySchema).max(mostFoundProperties) }),
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION'],
})

const propertyParams = z.object({ hotelId: hotelIdSchema })

const propertyPhotosSchema = z.object({
  property: foundPropertySchema.extend({
    rooms: z.array(z.object({ id: z.string(), name: z.string() })),
    /** How many photos its supplier has, which uploaded ones replace. */
    suppliersPhotos: z.int(),
  }),
  photos: z.array(staffPhotoSchema.extend({ width: z.int(), height: z.int() })).max(mostPhotos),
  /** Names exactly this list; saving another one needs it. */
  revision: z.string(),
})
export type PropertyPhotosPage = z.infer<typeof propertyPhotosSchema>

export const getPropertyPhotos = endpoint({
  id: 'desk.property-photos',
  method: 'GET',
  path: '/desk/properties/:hotelId/photos',
  summary: 'Get a property’s photos',
  description: 'Returns the photos of a property that staff uploaded, in the order of its page.',
  params: propertyParams,
  result: propertyPhotosSchema,
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION', 'NOT_FOUND'],
})

export const savePropertyPhotos = endpoint({
  id: 'desk.save-property-photos',
  method: 'PUT',
  path: '/desk/properties/:hotelId/photos',
  summary: 'Replace a property’s photos',
  description:
    'Replaces the list of a property’s photos, each an uploaded image; the desk’s log keeps both lists. They’re shown in place of the supplier’s photos and of drawings; without any, those are shown again. RECORD_CHANGED if somebody else saved the list since `revision`.',
  params: propertyParams,
  body: z.object({ photos: staffPhotosSchema, revision: z.string().max(100) }),
  result: propertyPhotosSchema,
  auth: 'staff',
  act: 'content.edit',
  idempotent: true,
  errors: ['VALIDATION', 'NOT_FOUND', 'RECORD_CHANGED'],
})
export type SavedPropertyPhotos = ResultOf<typeof savePropertyPhotos>
