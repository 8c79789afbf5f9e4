import { fileURLToPath } from 'node:url'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { databaseOn } from './database.ts'
import { sqlState } from './in-transaction.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number will do, as long as every server that migrates takes the same. */
const lock = 71_137_008

/** Brings the schema up to date. Servers that start at once wait for one another. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await migrate(databaseOn(client), { migrationsFolder })
  } catch (cause) {
    if (sqlState(cause) !== '42P07') throw cause
    throw new Error(
      'The database holds tables of a version before the first release. ' +
        'Delete DATA_DIR (.data), or point DATABASE_URL at an empty database.',
      { cause },
    )
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock])
    client.release()
  }
}
