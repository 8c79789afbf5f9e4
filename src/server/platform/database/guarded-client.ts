import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Duration, milliseconds } from '../duration.ts'

/** The name this server's connections carry, so that others see that it is there. */
export const serverName = `sojourn-server:${randomBytes(4).toString('hex')}`

/** SQL that says whether servers other than this one are connected to the same PostgreSQL. */
export const otherServers = `exists (
  select 1 from pg_stat_activity
  where application_name like 'sojourn-server:%' and application_name <> '${serverName}')`

/** The connections of one server to its database, and which of them wait for an answer. */
export interface ClientGuard {
  /** For the pools of this server: `new Pool({ Client: guard.Client })`. */
  Client: typeof pg.Client
  /**
   * Closes the connections that have waited for an answer for longer than `than`. Called when the database is back after it
   * was out of reach: what they asked is lost, and they would keep their place in the pool until their deadline.
   */
  dropSilent(than: Duration): void
}

/**
 * Makes clients that outlive a lost connection and never wait for ever.
 * - A checked-out client whose connection is cut emits `error`; without a listener that ends the process.
 * - `deadline`: a connection that swallows bytes never answers and never closes, and neither a server-side
 *   time-out nor TCP notices. Its queries fail, and it is closed instead of going back to the pool.
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
      // The code that checked it out sees its query fail; the pool's own listener logs the loss.
      this.on('error', answered)
      this.on('drain', answered)
      this.on('end', answered)
      this.query = new Proxy(this.query, {
        apply: (ask, client, given) => {
          if (!late) {
            const since = Date.now()
            // A process that was busy for so long gets to its timers first, and to an answer that has come right after.
            const closeIfWaiting = () => waiting.get(this) === since && close(this)
            late = setTimeout(() => setImmediate(closeIfWaiting), deadline)
            waiting.set(this, since)
          }
          return Reflect.apply(ask, client, given)
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

/** With a query under way `end` cuts the connection, and the query fails. */
function close(client: pg.Client): void {
  client.end().catch(() => undefined)
}

/** How long each part of talking to the database may take. */
export interface DatabaseLimits {
  connect: Duration
  statement: Duration
  lock: Duration
  idleInTransaction: Duration
}

/** Longer than the server needs to say that a statement took too long. */
const margin = milliseconds(2000)

/** Returns when a client gives its server up: after the server should have given up the statement. */
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
