import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { featuresSchema } from './feature/features.ts'
import { currencyConfigSchema } from './words/currency-config.ts'

export const getCsrf = endpoint({
  id: 'config.csrf',
  method: 'GET',
  path: '/csrf',
  summary: 'Get a CSRF token',
  description:
    'Returns the token to send as `x-csrf-token` with every mutating call that carries cookies. It is valid for two hours.',
  result: z.string(),
  errors: [],
})

const text = z.string().nullable()

/** S3.13 */
export const getVisitConfig = endpoint({
  id: 'config.visit',
  method: 'GET',
  path: '/site/config',
  summary: 'Get what is known about a visit',
  description:
    'Returns the caller’s address, country and currency, the currency’s look in `x-language`, the features of the country, the app stores (empty if there is no app), and where the edge network locates the caller. `edge` is null throughout unless the server is behind a trusted proxy. Without `x-country` the edge’s country counts, otherwise the default one.',
  result: z.object({
    ip: z.string(),
    country: z.string(),
    currency: z.string(),
    currencyConfig: currencyConfigSchema,
    featureFlags: featuresSchema,
    appStoreUrl: z.string(),
    playStoreUrl: z.string(),
    appGalleryUrl: z.string(),
    edge: z.object({
      country: text,
      city: text,
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      asn: text,
    }),
  }),
  errors: [],
})
