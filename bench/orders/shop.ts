import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createApp, type Instead } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { createSite } from '../../src/server/platform/http/site/site.ts'
import { openPlatform } from '../../src/server/platform/platform.ts'
import { createTraveller } from '../../test/support/traveller.ts'

/** Opens the whole site except its pages, in this process, on its own durable PostgreSQL, with instant suppliers. */
export async function openBenchShop(instead: Instead = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'orders-bench-'))
  const config = readConfig({ DATA_DIR, LOG_LEVEL: 'fatal', PORT: '0', TRUST_PROXY: '1' })
  const platform = await openPlatform(config)
  const app = await createApp(platform, instead)
  const site = createSite({
    ...app,
    platform,
    pages: { handlePage: async () => new Response(''), assets: undefined, close: async () => {} },
    isStopping: () => false,
  })
  for (const supplier of Object.keys(app.world?.dials.all() ?? {})) {
    app.world?.dials.change({ suppliers: { [supplier]: { latencyMs: 0 } } })
  }
  for (const supplier of Object.keys(app.hotels?.dials.all() ?? {})) {
    app.hotels?.dials.change({ suppliers: { [supplier]: { latencyMs: 0 } } })
  }
  await platform.jobs.start()
  return {
    platform,
    traveller: () =>
      createTraveller(
        async (request) => site.fetch(await app.fromPage(request)),
        config.PUBLIC_ORIGIN,
      ),
    async close() {
      await platform.close()
      rmSync(DATA_DIR, { recursive: true, force: true })
    },
  }
}

export type BenchShop = Awaited<ReturnType<typeof openBenchShop>>

/**
 * Opens another database of the same PostgreSQL, with the same tables and queues, for statements alone. Nothing runs their
 * jobs. `plainPool` prepares no statements, as earlier versions didn't.
 */
export async function openCopy({ platform: { connection } }: BenchShop) {
  await connection.pool.query('create database statements')
  const url = new URL(connection.url)
  url.pathname = '/statements'
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'orders-bench-'))
  const config = readConfig({
    DATA_DIR,
    DATABASE_URL: url.href,
    LOG_LEVEL: 'fatal',
    ROLE: 'api',
    SECRET_KEY: randomBytes(32).toString('base64url'),
  })
  const copy = await openPlatform(config)
  await createApp(copy)
  await copy.jobs.start()
  const { pool } = copy.connection
  const plainPool = new pg.Pool({ connectionString: url.href, max: pool.options.max })
  return {
    pool,
    plainPool,
    /** All copies of a booking take seats of the same flight. */
    async sellSeatsWithoutEnd() {
      await pool.query('update sandbox_seat set for_sale = 1000000')
    },
    async close() {
      await plainPool.end()
      await copy.close()
      rmSync(DATA_DIR, { recursive: true, force: true })
    },
  }
}
