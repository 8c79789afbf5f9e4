import { Hono } from 'hono'
import type { Platform } from '../platform.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: its figures. */
export function healthRoutes(platform: Platform, isStopping: () => boolean): Hono {
  const { version, connection, cache, metrics } = platform
  const hono = new Hono()
  hono.get('/healthz', (c) => c.json({ status: 'ok', version }))
  hono.get('/readyz', async (c) => {
    const database = await connection.pool.query('select 1').then(
      () => true,
      () => false,
    )
    const ready = { database, cache: await cache.ready(), serving: !isStopping() }
    return c.json(ready, Object.values(ready).every(Boolean) ? 200 : 503)
  })
  hono.get('/metrics', async (c) =>
    c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  )
  return hono
}
