import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/server/platform/database/embedded-postgres.ts'

/** Starts a durable PostgreSQL that outlives the servers a benchmark kills, with a folder for them. */
export async function openOwnPostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const url = await postgres.database('sojourn')
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  return {
    dataDir,
    url,
    /** Runs a statement and returns its rows. */
    rows: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    async close() {
      await pool.end()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
