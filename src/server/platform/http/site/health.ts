import { Hono } from 'hono'
import type { Pool } from 'pg'
import { type Duration, seconds } from '../../duration.ts'
import type { Ground, Platform } from '../../platform.ts'

/** Creates the routes `/healthz` (the process is alive), `/readyz` (it can serve) and `/metrics`. */
export function healthRoutes(platform: Ground | Platform, isStopping: () => boolean): Hono {
  const { version, metrics } = platform
  const hono = new Hono()
  hono.get('/healthz', (c) => c.json({ status: 'ok', version }))
  hono.get('/readyz', async (c) => {
    const parts = await readyParts(platform)
    const serving = !isStopping()
    // Without the cache a server goes on; if all of them said no, a proxy would have nobody left to ask.
    const isReady = serving && parts.database !== false
    return c.json({ ...parts, serving }, isReady ? 200 : 503)
  })
  hono.get('/metrics', async (c) =>
    c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  )
  return hono
}

/**
 * Returns whether what this process needs responds. A page server is ready without the front API: it can say so in the
 * visitor's language, which a proxy without any server can't.
 */
async function readyParts(platform: Ground | Platform): Promise<Record<string, boolean>> {
  if (!('connection' in platform)) return {}
  const [database, cache] = await Promise.all([
    within(patience, isWritable(platform.connection.pool)),
    within(patience, platform.cache.ready()),
  ])
  return { database, cache }
}

/** Returns whether the database is writable: a standby or a read-only database responds but can't sell anything. */
async function isWritable(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only')
  return rows[0]?.transaction_read_only === 'off'
}

/** Readiness probes time out after a few seconds; anything slower isn't ready. */
const patience = seconds(1)

async function within(time: Duration, answer: Promise<boolean>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), time)
  })
  return Promise.race([answer.catch(() => false), tooLate]).finally(() => clearTimeout(late))
}
