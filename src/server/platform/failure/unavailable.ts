import { DrizzleQueryError } from 'drizzle-orm'
import { CatalogueError } from '../../../contract/errors.ts'
import { inSeconds, seconds } from '../duration.ts'

/** When a caller may retry: about as long as recovery takes once the database is back. */
export const retryAfter = inSeconds(seconds(5))

/** SQLSTATEs that mean "not now": connection exceptions, insufficient resources, shutdown, timeouts, read-only. */
const states = /^(08|53|57P)|^(57014|55P03|25P03|25006)$/
const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ECONNABORTED'],
])
/** What the drivers of PostgreSQL and Redis report as text only. */
const told =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired$|is not queryable$|^Command timed out$|^Connection is closed\.$|max retries per request limit|^Socket timeout|^Stream isn't writeable/

/** Replies of a Redis that takes no writes, and still answers reads: its memory is full, or it can't save. */
const redisRefuses = /^(?:ERR .*-)?(?:OOM|MISCONF)\b/
/**
 * Replies of a Redis that can't be used now: a demoted primary, one that is loading or cut off from its replicas, a cluster
 * without enough nodes. A script's error follows Redis's own words, after a hyphen.
 */
const redisIsNoHelp =
  /^(?:ERR .*-)?(?:READONLY|LOADING|MASTERDOWN|NOREPLICAS|CLUSTERDOWN|TRYAGAIN|BUSY|ERR max number of clients)\b/

/** Returns the Redis replies in an error: its own, or the causes of a discarded transaction. */
function repliesIn(error: unknown): string[] {
  if (!(error instanceof Error) || error.name !== 'ReplyError') return []
  const { previousErrors = [] } = error as { previousErrors?: Error[] }
  return [error.message, ...previousErrors.map(({ message }) => message)]
}

/** Returns whether Redis refused to write, and can still be read. */
export const refusesWrites = (error: unknown): boolean =>
  repliesIn(error).some((reply) => redisRefuses.test(reply))

/** Returns whether something failed because the database or the cache couldn't be reached or had no time. */
export function isUnavailable(error: unknown): boolean {
  // pg-boss reports a copy of the error with its own properties only.
  if (typeof error !== 'object' || error === null) return false
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown }
  if (typeof code === 'string' && (states.test(code) || networkCodes.has(code))) return true
  if (refusesWrites(error) || repliesIn(error).some((reply) => redisIsNoHelp.test(reply)))
    return true
  return (typeof message === 'string' && told.test(message)) || isUnavailable(cause)
}

/** Returns whether our own database couldn't be reached or had no time, as opposed to a service over the network. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && isUnavailable(error)

/** Returns the message of an error's first cause: those above it contain the query. */
export function rootOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : rootOf(error.cause)
}

/** Returns the catalogue's error: its own, UNAVAILABLE for what may work again soon, otherwise INTERNAL. */
export function asCatalogueError(error: unknown): CatalogueError {
  if (error instanceof CatalogueError) return error
  return new CatalogueError(isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL', { cause: error })
}
