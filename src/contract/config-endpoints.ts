import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What pages need of the world besides a search: money's rules and the names behind codes. */
export const getCurrencies = endpoint({
  id: 'config.currencies',
  method: 'GET',
  path: '/config/currencies',
  summary: 'The currencies of the product with symbol, thousands separator and precision (S3.14).',
  result: z.array(
    z.object({
      currency: z.string(),
      symbol: z.string(),
      thousand: z.string(),
      precision: z.int(),
    }),
  ),
  errors: [],
})

export const getFeatures = endpoint({
  id: 'config.features',
  method: 'GET',
  path: '/sojourn/features',
  summary: 'Feature flags by country (S7.23).',
  query: z.object({ country: z.string().length(2) }),
  result: z.record(z.string(), z.boolean()),
  errors: ['VALIDATION'],
})

export const getCsrf = endpoint({
  id: 'config.csrf',
  method: 'GET',
  path: '/csrf',
  summary:
    'The CSRF token to send as x-csrf-token with every mutating call that carries cookies (S7.2).',
  result: z.string(),
  errors: [],
})
