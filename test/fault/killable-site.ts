import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll } from 'vitest'
import { createSigner } from '../../src/server/platform/secrets/secret-key.ts'
import { newDataDir } from '../support/data-dir.ts'
import { testDatabase } from '../support/database.ts'
import { createTraveller, searchRequest, sendAsSite } from '../support/traveller.ts'
import { startKillable } from './killable-server.ts'

const SECRET_KEY = 'a key that outlives the server it signs for'

/**
 * Opens a site whose server is killed and restarted on the same database and files; everything is deleted when the
 * test file ends.
 */
export async function openKillableSite() {
  const dataDir = newDataDir('killed')
  const DATABASE_URL = await testDatabase()
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    PORT: '0',
    DATABASE_POOL: '8',
    SERVER_LEASE: '1',
    DATA_DIR: dataDir,
    DATABASE_URL,
    SECRET_KEY,
    TRUST_PROXY: '1',
  }
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2 })
  let server = await startKillable(settings)
  afterAll(async () => {
    await server.kill()
    await pool.end()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const request = searchRequest()
  const send = sendAsSite(createSigner(SECRET_KEY), request.slices)
  return {
    dataDir,
    /** What travellers search for. */
    request,
    kill: () => server.kill(),
    restart: async () => {
      server = await startKillable(settings)
    },
    /** Returns a visitor who uses the server's current port. */
    traveller: () =>
      createTraveller(
        (call) => send(new Request(call.url.replace(/^http:\/\/[^/]+/, server.origin), call)),
        server.origin,
      ),
    rows: async <T extends pg.QueryResultRow>(query: string): Promise<T[]> =>
      (await pool.query<T>(query)).rows,
  }
}
