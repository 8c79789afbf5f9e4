import type { z } from 'zod'
import type { Problem } from '../../../contract/envelope.ts'
import type { FieldErrors } from '../../../contract/errors.ts'
import { type FieldCode, isFieldCode } from '../../../contract/field-codes.ts'
import { asCatalogueError } from '../failure/unavailable.ts'

/** Converts an error to the envelope. Errors outside the catalogue reveal nothing. */
export function problemOf(error: unknown): Problem {
  const { code, message, status, fields, details } = asCatalogueError(error)
  return {
    message,
    error: code,
    status_code: status,
    ...(fields ? { fields } : {}),
    ...(details === undefined ? {} : { details }),
  }
}

/** How many fields an error names, and how much of each name: more than any form has. Callers can send thousands of wrong keys. */
const mostFields = 50
const longestField = 200

/** Returns the first field errors; a refinement's own message is its code, without one it's `invalid_value`. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: Record<string, FieldCode> = {}
  for (const issue of error.issues) {
    if (Object.keys(fields).length >= mostFields) break
    const path = issue.path.join('.').slice(0, longestField) || '_'
    const code = issue.code === 'custom' ? issue.message : codeOf(issue)
    fields[path] ??= isFieldCode(code) ? code : 'invalid_value'
  }
  return fields
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  if (issue.code === 'too_small' && issue.origin === 'string') return 'too_short'
  // With the limit, so that pages can say it; `limitIn` of the contract reads it.
  if (issue.code === 'too_big' && issue.origin === 'string') return `too_long:${issue.maximum}`
  if (issue.code === 'too_big' && issue.origin === 'array') return `too_many:${issue.maximum}`
  if (issue.code === 'invalid_format') return `invalid_${issue.format}`
  return issue.code
}
