import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
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
 * because rewriting a big table takes long; `signal` cuts it, and PostgreSQL rolls back. Throws ConfigError if the schema is
 * newer than this code, unless `newer`.
 */
export async function migrateDatabase(
  url: string,
  { signal, newer = false }: { signal?: AbortSignal | undefined; newer?: boolean } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  const cut = () => void client.end()
  await client.connect()
  try {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', cut)
    await client.query('select pg_advisory_lock($1)', [lock])
    if (!newer) await refuseNewerSchema(client)
    await migrate(databaseOn(client), { migrationsFolder })
  } catch (cause) {
    if (sqlState(cause) !== '42P07') throw cause
    throw new ConfigError(
      'The database holds tables of a version before the first release. ' +
        'Delete DATA_DIR (.data), or point DATABASE_URL at an empty database.',
      { cause },
    )
  } finally {
    signal?.removeEventListener('abort', cut)
    // The lock is released with the connection.
    await client.end()
  }
}

/** Throws ConfigError if the database has migrations that this code doesn't know. */
async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  const { rows: tables } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!tables[0]?.there) return
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations where created_at > $1',
    [newest],
  )
  const unknown = rows[0]?.count ?? 0
  if (unknown === 0) return
  throw new ConfigError(
    `The database's schema is newer than this version: ${unknown} of its migrations are unknown here. ` +
      'Start the newer version, or restore a backup from before it ' +
      '(docs/operating.md, "Rolling back"). NEWER_SCHEMA=1 starts anyway.',
  )
}
