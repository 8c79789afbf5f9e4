import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'

/** A country the site serves, with the language and the currency offered there first. */
export const nearCountrySchema = z.object({
  country: z.string().length(2),
  /** In the language that was asked for. */
  name: z.string(),
  lang: z.string(),
  currency: z.string().length(3),
  /** Kilometres between the middles of the two countries, by where their flights leave; null around an unknown one. */
  distance: z.int().nonnegative().nullable(),
})
export type NearCountry = z.infer<typeof nearCountrySchema>

/** S7.31 */
export const listNearestCountries = endpoint({
  id: 'place.nearest-countries',
  method: 'GET',
  path: '/contents/nearest-countries',
  summary: 'List the nearest countries',
  description:
    'Returns the countries the site serves, nearest first and the country itself before all others. Without `country` it’s the caller’s, from `x-country`; a `country` that there isn’t is VALIDATION.',
  query: z.object({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    lang: localeInput.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(10),
  }),
  result: z.array(nearCountrySchema),
  errors: ['VALIDATION'],
})
