import { z } from 'zod'
import type { ErrorCode, FieldErrors } from './errors.ts'

/** The body of a failed call (S8.18). */
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

/** The result of a front API call inside the site: the result, or the problem as a value. */
export type Outcome<T> = { ok: true; result: T } | { ok: false; problem: Problem }
