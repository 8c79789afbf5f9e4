import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll } from 'vitest'
import { newDataDir } from '../support/data-dir.ts'
import { testDatabase } from '../support/database.ts'
import { testClockAhead } from '../support/test-clock.ts'
import { type KillableServer, startKillable } from './killable-server.ts'

/**
 * Opens a database and files on which servers are started, together or one after another; all of it is deleted when the
 * test file ends. `settings` are the servers' own.
 */
export async function openKillableGround(settings: Record<string, string>) {
  const DATABASE_URL = await testDatabase()
  const dataDir = newDataDir('killed')
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2 })
  const servers: KillableServer[] = []
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await pool.end()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    async start(): Promise<KillableServer> {
      const server = await startKillable({
        NODE_ENV: 'test',
        DEMONSTRATION: '0',
        LOG_LEVEL: 'silent',
        PORT: '0',
        DATABASE_POOL: '8',
        SERVER_LEASE: '1',
        CLOCK_AHEAD: String(testClockAhead()),
        DATA_DIR: dataDir,
        DATABASE_URL,
        ...settings,
      })
      servers.push(server)
      return server
    },
    /** Asks the database itself: after a crash the whole of it counts. */
    rows: async (query: string): Promise<Record<string, unknown>[]> =>
      (await pool.query(query)).rows,
  }
}
