import { z } from 'zod'
import type { ErrorCode, FieldErrors } from './errors.ts'

/** What a failed call answers, beside its HTTP status (S8.18). */
export const problemSchema = z.object({
  message: z.string(),
  error: z.string(),
  status_code: z.number().int(),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.unknown().optional(),
})

export interface Problem {
  message: string
  error: ErrorCode
  status_code: number
  fields?: FieldErrors | undefined
  details?: unknown
}

/** What a front API call gives its caller inside the site: the result, or the problem as a value. */
export type Outcome<T> = { ok: true; result: T } | { ok: false; problem: Problem }
