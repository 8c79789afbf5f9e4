import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const getCsrf = endpoint({
  id: 'config.csrf',
  method: 'GET',
  path: '/csrf',
  summary:
    'The CSRF token to send as x-csrf-token with every mutating call that carries cookies (S7.2), good for two hours.',
  result: z.string(),
  errors: [],
})
