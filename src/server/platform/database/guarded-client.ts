import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Duration, milliseconds } from '../duration.ts'
import { prepared } from './prepared.ts'

/** The name of this server's connections, for people who look at `pg_stat_activity`. */
export const serverName = `sojourn-server:${randomBytes(4).toString('hex')}`

/** One server's database connections, and which of them are waiting for a response. */
export interface ClientGuard {
  /** For the pools of this server: `new Pool({ Client: guard.Client })`. */
  Client: typeof pg.Client
  /**
   * Closes connections that have waited for a response for longer than `than`. Called when the database is back after
   * an outage: their responses are lost, and they would block the pool until their deadline.
   */
  dropSilent(than: Duration): void
}

/**
 * Creates clients that survive a lost connection and never wait forever. A checked-out client whose connection is cut
 * emits `error`, which without a listener ends the process. `deadline`: a connection that swallows bytes neither
 * responds nor closes, and neither a server-side timeout nor TCP notices. Its queries fail, and it's closed instead of
 * returning to the pool.
 */
export function createClientGuard(deadline: Duration): ClientGuard {
  const waiting = new Map<pg.Client, number>()

  class GuardedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      let late: NodeJS.Timeout | undefined
      const answered = () => {
        clearTimeout(late)
        late = undefined
        waiting.delete(this)
      }
      // The code that uses it sees its query fail; the pool's own listener logs the loss.
      this.on('error', answered)
      this.on('drain', answered)
      this.on('end', answered)
      this.query = new Proxy(this.query, {
        apply: (ask, client, given) => {
          if (!late) {
            const since = Date.now()
            // After a busy period, a process runs its timers first, and handles responses that have arrived right
            // after.
            const closeIfWaiting = () => waiting.get(this) === since && close(this)
            late = setTimeout(() => setImmediate(closeIfWaiting), deadline)
            waiting.set(this, since)
          }
          return Reflect.apply(ask, client, prepared(given))
        },
      })
    }
  }

  return {
    Client: GuardedClient,
    dropSilent(than) {
      const before = Date.now() - than
      for (const [client, since] of waiting) if (since <= before) close(client)
    },
  }
}

/** Closes a connection; with a query in progress `end` cuts it, and the query fails. */
function close(client: pg.Client): void {
  client.end().catch(() => undefined)
}

/** Timeouts of the steps of using the database. */
export interface DatabaseLimits {
  connect: Duration
  statement: Duration
  lock: Duration
  idleInTransaction: Duration
}

/** Longer than the server takes to report that a statement took too long. */
const margin = milliseconds(2000)

/** Returns when a client gives up: after the server should have cancelled the statement. */
export const deadlineOf = ({ statement }: DatabaseLimits): Duration =>
  milliseconds(statement + margin)

/** Returns the limits as the settings of a `pg` client or pool. */
export const clientLimits = (limits: DatabaseLimits) => ({
  connectionTimeoutMillis: limits.connect,
  statement_timeout: limits.statement,
  lock_timeout: limits.lock,
  idle_in_transaction_session_timeout: limits.idleInTransaction,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
})
