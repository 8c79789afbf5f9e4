import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Config } from '../../config.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { serverName } from './server-name.ts'

/** Runs queries; column names are the snake_case of the property's where a table names none. */
export type Database = NodePgDatabase<Record<string, never>>
/** The same inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For stores that may be called inside a transaction or outside. */
export type Executor = Database | Transaction

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  url: string
  embedded: boolean
  close(): Promise<void>
}

/** Opens the database of the settings, starting the embedded one when they name none. */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.DATA_DIR })
  const url = config.DATABASE_URL ?? (await embedded?.database('sojourn')) ?? ''
  const pool = new pg.Pool({
    connectionString: url,
    max: config.DATABASE_POOL,
    application_name: serverName,
  })
  let closing = false
  // Connections on their way out are cut when the embedded database stops, which is no news.
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
    async close() {
      closing = true
      await pool.end()
      await embedded?.stop()
    },
  }
}

export const databaseOn = (connection: pg.Pool | pg.PoolClient): Database =>
  drizzle(connection, { casing: 'snake_case' })
