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
  /**
   * Closes all connections, those in use once their statement or transaction is over. Called when the database turned out
   * to be read-only: each may lead to a server that isn't the primary any more.
   */
  renew(): void
}

/**
 * Creates clients that survive a lost connection and never wait forever. A checked-out client whose connection is cut
 * emits `error`, which without a listener ends the process. `deadline`: a connection that swallows bytes neither
 * responds nor closes, and neither a server-side timeout nor TCP notices. Its queries fail, and it's closed instead of
 * returning to the pool.
 */
export function createClientGuard(deadline: Duration): ClientGuard {
  const waiting = new Map<pg.Client, number>()
  const open = new Set<GuardedClient>()

  class GuardedClient extends pg.Client {
    readonly #session: Session | undefined
    #isLeaving = false

    constructor(config?: GuardedConfig) {
      super(config)
      this.#session = config?.session
      let late: NodeJS.Timeout | undefined
      const answered = () => {
        clearTimeout(late)
        late = undefined
        waiting.delete(this)
      }
      // The code that uses it sees its query fail; the pool's own listener logs the loss.
      this.on('error', answered)
      this.on('drain', () => {
        answered()
        if (this.#isLeaving && this.getTransactionStatus() === 'I') close(this)
      })
      this.on('end', () => {
        answered()
        open.delete(this)
      })
      // However the statement was sent: this server is, or has become, a standby.
      this.connection.on('errorMessage', ({ code }: { code?: string }) => {
        if (code === readOnly) this.#isLeaving = true
      })
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

    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error | null) => void): void
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | undefined {
      const opened = super.connect().then(() => this.#begin())
      if (!callback) return opened
      opened.then(
        () => process.nextTick(callback, null),
        (error) => process.nextTick(callback, error),
      )
      return undefined
    }

    /** Sets the session up. Throws, and closes the connection, if it must be able to write and isn't. */
    async #begin(): Promise<pg.Client> {
      open.add(this)
      if (!this.#session) return this
      try {
        if (await beginSession(this, this.#session)) return this
        throw Object.assign(new Error('the database is read-only'), { code: readOnly })
      } catch (error) {
        close(this)
        throw error
      }
    }

    /** Closes it as soon as nothing is running on it. */
    leave(): void {
      this.#isLeaving = true
      const isIdle = !waiting.has(this) && this.getTransactionStatus() === 'I'
      // As if it had been cut: a pool only forgets an idle connection that failed.
      if (isIdle) this.connection.stream.destroy()
    }
  }

  return {
    Client: GuardedClient,
    renew() {
      for (const client of open) client.leave()
    },
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

/** A session's limits, and whether it may lead to a server that only reads. */
interface Session extends Pick<DatabaseLimits, 'statement' | 'lock' | 'idleInTransaction'> {
  isReplica: boolean
}

type GuardedConfig = pg.ClientConfig & { session?: Session }

/** SQLSTATE of a write in a read-only transaction; on a standby, all transactions are read-only. */
const readOnly = '25006'

/**
 * Sets the limits with a statement: a pooler such as PgBouncer refuses or ignores them among the settings with which a
 * connection begins. Returns whether the session can do what it's for.
 */
async function beginSession(client: pg.Client, session: Session): Promise<boolean> {
  const results = (await client.query(`set statement_timeout = ${session.statement};
    set lock_timeout = ${session.lock};
    set idle_in_transaction_session_timeout = ${session.idleInTransaction};
    show transaction_read_only`)) as unknown as pg.QueryResult<{ transaction_read_only: string }>[]
  return session.isReplica || results.at(-1)?.rows[0]?.transaction_read_only === 'off'
}

/** Returns the limits as the settings of a guarded client, or of a pool of them. */
export const clientLimits = (limits: DatabaseLimits, { isReplica = false } = {}) => ({
  connectionTimeoutMillis: limits.connect,
  session: {
    statement: limits.statement,
    lock: limits.lock,
    idleInTransaction: limits.idleInTransaction,
    isReplica,
  },
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
})
