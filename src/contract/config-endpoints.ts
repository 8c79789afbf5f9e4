import { z } from 'zod'
import { endpoint } from './endpoint.ts'

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
