import { once } from 'node:events'
import { resolve } from 'node:path'
import { outliveOutputs } from '../../src/server/crash-policy.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/server/platform/database/embedded-postgres.ts'
import { secretKeys } from '../../src/server/platform/secrets/secret-key.ts'
import { type ClusterServer, startClusterServer } from './cluster-server.ts'
import { startLocalRedis } from './local-redis.ts'
import { openReverseProxy } from './reverse-proxy.ts'

/**
 * Starts two servers of each role behind a proxy at PORT, on DATABASE_URL and REDIS_URL or an embedded PostgreSQL and a
 * local Redis. SIGUSR2 restarts one after the other, as a new version would be rolled out.
 */
outliveOutputs()
const { env } = process
const port = Number(env.PORT || 3000)
const origin = `http://127.0.0.1:${port}`
const DATA_DIR = resolve(env.DATA_DIR || '.data')

const launched: Promise<ClusterServer>[] = []
let redis: Awaited<ReturnType<typeof startLocalRedis>> | undefined
let postgres: EmbeddedPostgres | undefined
let proxy: Awaited<ReturnType<typeof openReverseProxy>> | undefined
let stopping: Promise<void> | undefined

async function prepare(): Promise<NodeJS.ProcessEnv> {
  // First, because it may not be installed.
  if (!env.REDIS_URL) redis = await startLocalRedis()
  if (!env.DATABASE_URL) postgres = await startEmbeddedPostgres({ dataDir: DATA_DIR })
  return {
    ...env,
    DATA_DIR,
    SECRET_KEY: env.SECRET_KEY || (await secretKeys({ SECRET_KEY: undefined, DATA_DIR }))[0],
    DATABASE_URL: env.DATABASE_URL || (await postgres?.database('sojourn')),
    REDIS_URL: env.REDIS_URL || redis?.url,
    PUBLIC_ORIGIN: env.PUBLIC_ORIGIN || origin,
    FRONT_API_URL: origin,
    // The proxy of this cluster is one more.
    TRUST_PROXY: String(Number(env.TRUST_PROXY || 0) + 1),
    DRAIN_TIME: env.DRAIN_TIME || '2',
  }
}

async function two(settings: NodeJS.ProcessEnv, role: string): Promise<ClusterServer[]> {
  if (stopping) throw new Error('Stopped while it was starting.')
  const both = [1, 2].map(() => startClusterServer({ ...settings, ROLE: role }))
  launched.push(...both)
  return Promise.all(both)
}

async function start() {
  const settings = await prepare()
  // A role at a time: six processes that start at once would keep a small machine busy for too long.
  const apis = await two(settings, 'api')
  const workers = await two(settings, 'worker')
  const webs = await two(settings, 'web')
  proxy = await openReverseProxy({ port })
  await proxy.serve([
    { paths: ['/front/', '/gateway/', '/dev/'], servers: apis.map((api) => api.origin) },
    { servers: webs.map((web) => web.origin) },
  ])
  process.stdout.write(`Sojourn cluster at ${origin.replace('127.0.0.1', 'localhost')}\n`)
  return { proxy, workers, servers: [...apis, ...workers, ...webs] }
}

async function restartInTurn({ proxy, workers, servers }: Awaited<ReturnType<typeof start>>) {
  for (const server of servers) {
    if (stopping) return
    await server.restart()
    const isProxied = !workers.includes(server)
    while (isProxied && !proxy.ready().includes(server.origin)) await once(proxy.checked, 'checked')
  }
  process.stdout.write('Restarted every server.\n')
}

/** Stops everything, and what is only just starting as well. A second signal doesn't cut it short. */
function stop(status: number): Promise<void> {
  stopping ??= stopAll().then(() => process.exit(status))
  return stopping
}

async function stopAll(): Promise<void> {
  await Promise.allSettled([starting])
  const steps = [
    async () => {
      const servers = await Promise.allSettled(launched)
      await Promise.all(servers.map((each) => each.status === 'fulfilled' && each.value.stop()))
    },
    async () => proxy?.close(),
    async () => redis?.stop(),
    async () => postgres?.stop(),
  ]
  for (const step of steps) await step().catch(console.error)
}

const starting = start()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(signal, () => stop(0))
}
let isRestarting = false
process.on('SIGUSR2', async () => {
  if (isRestarting) return
  isRestarting = true
  await starting.then(restartInTurn).catch(console.error)
  isRestarting = false
})
// What started this may be gone already.
if (process.connected === false) await stop(0)
await starting.catch(async (error: Error) => {
  if (!stopping) console.error(error.message)
  await stop(1)
})
