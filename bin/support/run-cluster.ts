import { once } from 'node:events'
import { resolve } from 'node:path'
import { startEmbeddedPostgres } from '../../src/server/platform/database/embedded-postgres.ts'
import { secretKey } from '../../src/server/platform/secrets/secret-key.ts'
import { type ClusterServer, startClusterServer } from './cluster-server.ts'
import { startLocalRedis } from './local-redis.ts'
import { openReverseProxy } from './reverse-proxy.ts'

/**
 * Starts two servers of each role behind a proxy at PORT, on DATABASE_URL and REDIS_URL or an embedded PostgreSQL and a
 * local Redis. SIGHUP restarts one after the other, as a new version would be rolled out.
 */
const { env } = process
const port = Number(env.PORT || 3000)
const DATA_DIR = resolve(env.DATA_DIR || '.data')
const postgres = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: DATA_DIR })
const redis = env.REDIS_URL ? undefined : await startLocalRedis()
const origin = `http://127.0.0.1:${port}`
const settings = {
  ...env,
  DATA_DIR,
  SECRET_KEY: env.SECRET_KEY || (await secretKey({ SECRET_KEY: undefined, DATA_DIR })),
  DATABASE_URL: env.DATABASE_URL || (await postgres?.database('sojourn')),
  REDIS_URL: env.REDIS_URL || redis?.url,
  PUBLIC_ORIGIN: env.PUBLIC_ORIGIN || origin,
  FRONT_API_URL: origin,
  // The proxy of this cluster is one more.
  TRUST_PROXY: String(Number(env.TRUST_PROXY || 0) + 1),
  DRAIN_TIME: env.DRAIN_TIME || '2',
}

const start = (role: string) => startClusterServer({ ...settings, ROLE: role })
const two = (role: string) => Promise.all([start(role), start(role)])
// One after the other where they'd migrate the same database or wait for each other anyway.
const [apis, workers, webs] = [await two('api'), await two('worker'), await two('web')]
const servers: ClusterServer[] = [...apis, ...workers, ...webs]
const proxy = await openReverseProxy({
  port,
  routes: [
    { paths: ['/front/', '/gateway/', '/dev/'], servers: apis.map((api) => api.origin) },
    { servers: webs.map((web) => web.origin) },
  ],
})
process.stdout.write(`Sojourn cluster at ${origin.replace('127.0.0.1', 'localhost')}\n`)

async function stop(): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()))
  await proxy.close()
  await redis?.stop()
  await postgres?.stop()
  process.exit(0)
}

async function restartInTurn(): Promise<void> {
  for (const server of servers) {
    await server.restart()
    const isProxied = !workers.includes(server)
    while (isProxied && !proxy.ready().includes(server.origin)) await once(proxy.checked, 'checked')
  }
  process.stdout.write('Restarted every server.\n')
}

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, stop)
process.on('SIGHUP', restartInTurn)
