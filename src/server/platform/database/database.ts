import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Config } from '../../config.ts'
import { seconds } from '../duration.ts'
import { BatchingConnection } from './batching-connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import {
  type ClientGuard,
  clientLimits,
  createClientGuard,
  type DatabaseLimits,
  deadlineOf,
  serverName,
} from './guarded-client.ts'
import { QuickDialect } from './quick-dialect.ts'

/** Runs queries. Column names default to the snake_case of the property. */
export type Database = NodePgDatabase<Record<string, never>>
/** The same inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For stores that can be called inside or outside of a transaction. */
export type Executor = Database | Transaction

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  url: string
  embedded: boolean
  limits: DatabaseLimits
  guard: ClientGuard
  close(): Promise<void>
}

type DatabaseConfig = Pick<
  Config,
  | 'DATABASE_URL'
  | 'DATABASE_POOL'
  | 'DATA_DIR'
  | 'DATABASE_CONNECT_TIMEOUT'
  | 'DATABASE_STATEMENT_TIMEOUT'
  | 'DATABASE_LOCK_TIMEOUT'
  | 'DATABASE_IDLE_TIMEOUT'
>

/** Opens the configured database, and starts the embedded one if none is configured. */
export async function openDatabase(
  config: DatabaseConfig,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.DATA_DIR })
  try {
    return await connect(config, embedded, onError)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

async function connect(
  config: DatabaseConfig,
  embedded: EmbeddedPostgres | undefined,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const url = config.DATABASE_URL ?? (await embedded?.database('sojourn')) ?? ''
  embedded?.keepRunning()
  const limits = limitsOf(config)
  const guard = createClientGuard(deadlineOf(limits))
  const pool = new pg.Pool({
    connectionString: url,
    max: config.DATABASE_POOL,
    application_name: serverName,
    Client: guard.Client,
    ...clientLimits(limits),
  })
  let closing = false
  // Connections being closed are cut when the embedded database stops, which needn't be logged.
  pool.on('error', (error) => {
    if (!closing) onError(error)
  })
  await pool.query('select 1').catch((cause: Error) => {
    throw new Error(`The database does not answer: ${cause.message}. Look at DATABASE_URL.`, {
      cause,
    })
  })
  return {
    db: databaseOn(pool),
    pool,
    url,
    embedded: embedded !== undefined,
    limits,
    guard,
    async close() {
      closing = true
      await pool.end()
      await embedded?.stop()
    },
  }
}

const limitsOf = (config: DatabaseConfig): DatabaseLimits => ({
  connect: seconds(config.DATABASE_CONNECT_TIMEOUT),
  statement: seconds(config.DATABASE_STATEMENT_TIMEOUT),
  lock: seconds(config.DATABASE_LOCK_TIMEOUT),
  idleInTransaction: seconds(config.DATABASE_IDLE_TIMEOUT),
})

/** One for all, because it keeps the names of columns. */
const dialect = new QuickDialect({ casing: 'snake_case' })

/** Returns Drizzle on a connection. On a pool, writes of a transaction are sent together. */
export function databaseOn(connection: pg.Pool | pg.PoolClient | pg.Client): Database {
  const db: Database = new NodePgDatabase(dialect, sessionOn(connection), undefined)
  if (!(connection instanceof pg.Pool)) return db
  db.transaction = (work, config) => {
    const batching = new BatchingConnection(connection)
    // Drizzle only calls its `query`.
    const session = sessionOn(batching as unknown as pg.PoolClient)
    return session.transaction(work, config).finally(() => batching.release())
  }
  return db
}

const sessionOn = (connection: pg.Pool | pg.PoolClient | pg.Client) =>
  new NodePgSession<Record<string, never>, Record<string, never>>(connection, dialect, undefined)

/** Runs a statement that isn't Drizzle's: a text with its values. */
export const runText = (db: Executor, text: string, values: unknown[]) =>
  db._.session
    .prepareQuery<{ execute: pg.QueryResult; all: unknown; values: unknown }>(
      { sql: text, params: values },
      undefined,
      undefined,
      false,
    )
    .execute()
