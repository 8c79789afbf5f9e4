import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ConfigError } from '../../config.ts'
import { databaseOn } from './database.ts'
import { sqlState } from './in-transaction.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number works, as long as every server uses the same one. */
const lock = 71_137_008

/**
 * Migrates the schema. Servers that start at once wait for each other. Uses its own connection without timeouts,
 * because rewriting a big table takes long.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await migrate(databaseOn(client), { migrationsFolder })
  } catch (cause) {
    if (sqlState(cause) !== '42P07') throw cause
    throw new ConfigError(
      'The database holds tables of a version before the first release. ' +
        'Delete DATA_DIR (.data), or point DATABASE_URL at an empty database.',
      { cause },
    )
  } finally {
    // The lock is released with the connection.
    await client.end()
  }
}
