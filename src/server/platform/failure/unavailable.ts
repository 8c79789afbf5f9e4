import { DrizzleQueryError } from 'drizzle-orm'
import { CatalogueError } from '../../../contract/errors.ts'
import { inSeconds, seconds } from '../duration.ts'

/** When a caller may retry: about as long as recovery takes once the database is back. */
export const retryAfter = inSeconds(seconds(5))

/**
 * SQLSTATEs that mean "not now", or "not by this server": PostgreSQL can't take us, or has no time or room. Whatever else it reports is
 * about the statement, which would fail again.
 */
const states = [
  '08', // connection exceptions
  ...['25006', '25P03'], // a standby, or one that turned read-only; a transaction that was idle for too long
  '28', // the sign-in is refused, as by a node with other rules after a failover, or after a changed password
  '3D000', // no such database, as on a node that is being set up
  ...['40001', '40003', '40P01'], // lost against another transaction, or its outcome is unknown
  '42501', // rights are missing, which statements of ours never lack otherwise
  '53', // no memory, no space, too many connections
  ...['55000', '55P03'], // a database that takes no connections; a lock that wasn't released in time
  ...['57014', '57P'], // cancelled, shutting down, starting, dropped
  ...['58000', '58030'], // the system below it fails: its disk, for one
]
const isState = (code: string): boolean =>
  code.length === 5 && states.some((each) => code.startsWith(each))
const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ECONNABORTED', 'EHOSTDOWN', 'ENETDOWN'],
])
/** What the drivers of PostgreSQL and Redis report as text only. */
const told =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired$|is not queryable$|^Command timed out$|^Connection is closed\.$|max retries per request limit|^Socket timeout|^Stream isn't writeable|^SASL: |^The server does not support SSL connections/

/** Replies of a Redis that takes no writes, and still answers reads: its memory is full, or it can't save. */
const redisRefuses = /^(?:ERR .*-)?(?:OOM|MISCONF)\b/
/**
 * Replies of a Redis that can't be used now: a demoted primary, one that is loading or cut off from its replicas, a cluster
 * without enough nodes, or one that has moved the keys to another; one that wants another user or password, gives its user no right to a
 * command, or takes no connections from here. A script's error follows Redis's own words, after a hyphen.
 */
const redisIsNoHelp =
  /^(?:ERR .*-)?(?:READONLY|LOADING|MASTERDOWN|NOREPLICAS|CLUSTERDOWN|TRYAGAIN|BUSY|MOVED|ASK|NOAUTH|WRONGPASS|NOPERM|DENIED|ERR invalid password|ERR operation not permitted|ERR (?:Client sent AUTH|AUTH <password> called)|ERR max number of clients)(?=$|[^\w])/

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
  if (typeof code === 'string' && (isState(code) || networkCodes.has(code))) return true
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
