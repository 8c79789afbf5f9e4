import pg from 'pg'
import { startEmbeddedPostgres } from '../../../src/server/platform/database/embedded-postgres.ts'

/** Runs a statement in a site's database, as staff would; returns how many rows it changed. */
export async function inSiteDatabase(
  dataDir: string,
  statement: string,
  values: readonly string[],
): Promise<number | null> {
  const connectionString =
    process.env.DATABASE_URL ??
    (await (await startEmbeddedPostgres({ dataDir })).database('sojourn'))
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(statement, [...values])).rowCount
  } finally {
    await client.end()
  }
}
