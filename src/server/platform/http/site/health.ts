import { Hono } from 'hono'
import type { Pool } from 'pg'
import type { DatabaseLimits } from '../../database/guarded-client.ts'
import { type Duration, milliseconds } from '../../duration.ts'
import type { Ground, Platform } from '../../platform.ts'
import { createWriteCheck } from './write-check.ts'

/** Creates the routes `/healthz` (the process is alive), `/readyz` (it can serve) and `/metrics`. */
export function healthRoutes(platform: Ground | Platform, isStopping: () => boolean): Hono {
  const { version, build, metrics } = platform
  const hono = new Hono()
  const readyParts = lookAtParts(platform)
  hono.get('/healthz', (c) => c.json({ status: 'ok', version, build }))
  hono.get('/readyz', async (c) => {
    const parts = await readyParts()
    const serving = !isStopping()
    // Without the cache a server goes on; if all of them said no, a proxy would have nobody left to ask.
    const isReady = serving && parts.database !== false && parts.writes !== false
    return c.json({ ...parts, serving }, isReady ? 200 : 503)
  })
  hono.get('/metrics', async (c) =>
    c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  )
  return hono
}

/**
 * Returns a function that tells whether what this process needs responds. A page server is ready without the front API: it can
 * say so in the visitor's language, which a proxy without any server can't.
 */
function lookAtParts(platform: Ground | Platform): () => Promise<Record<string, boolean>> {
  if (!('connection' in platform)) return async () => ({})
  const { connection, cache, log } = platform
  const acceptsWrites = createWriteCheck(connection.pool, log)
  const patience = readyWithin(connection.limits)
  return async () => {
    const [database, writes, ready] = await Promise.all([
      within(patience, isPrimary(connection.pool)),
      within(patience, acceptsWrites()),
      within(patience, cache.ready()),
    ])
    return { database, writes, cache: ready }
  }
}

/** Returns whether the database is a primary: a standby or a read-only database responds but can't sell anything. */
async function isPrimary(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only')
  return rows[0]?.transaction_read_only === 'off'
}

/**
 * Returns how long a part may take: with the usual settings a second, because readiness probes time out after a few. Where connections may take
 * longer, so may this: a busy server isn't one that lost its database.
 */
const readyWithin = ({ connect }: DatabaseLimits): Duration => milliseconds(connect / 3)

async function within(time: Duration, answer: Promise<boolean>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), time)
  })
  return Promise.race([answer.catch(() => false), tooLate]).finally(() => clearTimeout(late))
}
