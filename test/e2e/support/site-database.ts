import pg from 'pg'
import { startEmbeddedPostgres } from '../../../src/server/platform/database/embedded-postgres.ts'

/** Runs a statement in a site's database, as staff would; returns how many rows it changed. */
export const inSiteDatabase = (
  dataDir: string,
  statement: string,
  values: readonly string[],
): Promise<number | null> =>
  connected(dataDir, async (client) => (await client.query(statement, [...values])).rowCount)

/** Returns what a query finds in a site's database. */
export const readSiteDatabase = <Row extends pg.QueryResultRow>(
  dataDir: string,
  query: string,
  values: readonly string[],
): Promise<Row[]> =>
  connected(dataDir, async (client) => (await client.query<Row>(query, [...values])).rows)

async function connected<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const connectionString =
    process.env.DATABASE_URL ??
    (await (await startEmbeddedPostgres({ dataDir })).database('sojourn'))
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
