import { CatalogueError } from '../../../contract/errors.ts'
import { inSeconds, seconds } from '../duration.ts'

/** How soon a caller may try again: about as long as it takes to come back once the database is there. */
export const retryAfter = inSeconds(seconds(5))

/** SQLSTATEs that say "not now": connection exceptions, too few resources, shutting down, time-outs, read-only. */
const states = /^(08|53|57P)|^(57014|55P03|25P03|25006)$/
const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ECONNABORTED'],
])
/** What the drivers of PostgreSQL and Redis say in words only. */
const told =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired$|is not queryable$|^Command timed out$|^Connection is closed\.$|max retries per request limit|^Socket timeout/

/** Whether something failed because the database or the cache could not be reached, or had no time. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') {
    if (states.test(error.code) || networkCodes.has(error.code)) return true
  }
  return told.test(error.message) || isUnavailable(error.cause)
}

/** The error as the catalogue has it: its own, UNAVAILABLE for what may work again in a moment, else INTERNAL. */
export function asCatalogueError(error: unknown): CatalogueError {
  if (error instanceof CatalogueError) return error
  return new CatalogueError(isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL', { cause: error })
}
