import { z } from 'zod'
import { defaultLocale } from '../default-locale.ts'
import { endpoint } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'

/**
 * A place to fly from or to: one airport, or a metropolitan area with all its airports. City and country are named in the
 * visitor's language where we know their names, airports as airlines print them.
 */
export const placeSchema = z.object({
  code: z.string().regex(/^[A-Z]{3}$/),
  kind: z.enum(['airport', 'metro']),
  name: z.string(),
  city: z.string(),
  country: z.string().length(2),
  countryName: z.string(),
  airports: z.array(z.string()),
  zone: z.string(),
  /** Of an airport that closed or has another code: today's code. Flights are only sold with that one. */
  now: z.string().optional(),
})
export type Place = z.infer<typeof placeSchema>

export const suggestPlaces = endpoint({
  id: 'place.suggest',
  method: 'GET',
  path: '/places',
  summary: 'Suggest places',
  description:
    'Returns airports and cities that match the text so far, by name, city, country or code, typed in any language. Small typos are tolerated.',
  query: z.object({
    q: z.string().max(80),
    /** In the address, because answers are kept by it. */
    lang: localeInput.default(defaultLocale),
    limit: z.coerce.number().int().min(1).max(20).default(10),
  }),
  result: z.array(placeSchema),
  errors: ['VALIDATION', 'RATE_LIMITED'],
  maxAge: 3600,
})

export const getPlaces = endpoint({
  id: 'place.get',
  method: 'GET',
  path: '/places/by-code',
  summary: 'Get places by code',
  description:
    'Returns the airports and cities with these codes (comma-separated). Codes are IATA’s; a city whose IATA code is also an airport’s has one of ours that begins with Q. Unknown codes are left out. Cities and countries are named in the language of the call.',
  query: z.object({ codes: z.string().max(200) }),
  result: z.array(placeSchema),
  errors: ['VALIDATION'],
})

export const nearbyPlaces = endpoint({
  id: 'place.nearby',
  method: 'GET',
  path: '/places/nearby',
  summary: 'List nearby places',
  description:
    'Returns places to fly from near `x-coords`; without coordinates, the busiest of the time zone or of `x-country`.',
  query: z.object({
    zone: z.string().max(60).optional(),
    limit: z.coerce.number().int().min(1).max(10).default(4),
  }),
  result: z.array(placeSchema),
  errors: ['VALIDATION', 'RATE_LIMITED'],
})
