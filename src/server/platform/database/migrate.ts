import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ConfigError } from '../../config.ts'
import { databaseOn } from './database.ts'
import { sqlState } from './in-transaction.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number will do, as long as every server that migrates takes the same. */
const lock = 71_137_008

/**
 * Brings the schema up to date. Servers that start at once wait for one another. On a connection of its own, without the
 * time limits of the others: rewriting a big table takes as long as it takes.
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
    // The lock goes with the connection.
    await client.end()
  }
}
