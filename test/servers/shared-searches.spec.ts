import { expect, test } from '@playwright/test'
import { type ClusterServer, startClusterServer } from '../../bin/support/cluster-server.ts'
import { startLocalRedis } from '../../bin/support/local-redis.ts'
import { startEmbeddedPostgres } from '../../src/server/platform/database/embedded-postgres.ts'
import { inDays } from '../support/test-clock.ts'

// Two servers that can be asked separately, on a database of their own beside the cluster's.
const dataDir = process.env.E2E_DATA_DIR ?? ''
let servers: ClusterServer[] = []
let redis: Awaited<ReturnType<typeof startLocalRedis>> | undefined

test.beforeAll(async () => {
  const postgres = await startEmbeddedPostgres({ dataDir })
  if (!process.env.REDIS_URL) redis = await startLocalRedis()
  const settings = {
    ...process.env,
    ROLE: 'all',
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    SECRET_KEY: 'a key that both servers sign with',
    DATABASE_URL: await postgres.database('searches'),
    REDIS_URL: process.env.REDIS_URL ?? redis?.url,
  }
  servers = await Promise.all([startClusterServer(settings), startClusterServer(settings)])
})
test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await redis?.stop()
})

const offersIn = (html: string): string[] =>
  [...html.matchAll(/ data-offer="([^"]+)"/g)].map(([, offer]) => offer ?? '')

test('one server’s first HTML of a search holds what another one has found', {
  tag: '@cluster',
}, async ({ request }) => {
  const [one, other] = servers as [ClusterServer, ClusterServer]
  // A server's first page takes longer.
  for (const { origin } of servers) await request.get(`${origin}/en`)
  const { suppliers } = await (await request.get(`${one.origin}/dev/world`)).json()
  const [quick, ...slow] = Object.keys(suppliers)
  const answerAfter = (ids: (string | undefined)[], latencyMs: number) =>
    request.post(`${one.origin}/dev/world`, {
      data: { suppliers: Object.fromEntries(ids.map((id) => [id, { latencyMs }])) },
    })
  await answerAfter([quick], 0)
  await answerAfter(slow, 7000)
  const query = `depAirport=KUL&arrAirport=BKK&depDate=${inDays(45)}&adult=1&child=0&infant=0`
  const search = async (server: ClusterServer) =>
    (await request.get(`${server.origin}/en/flight/search?${query}`)).text()
  await search(one)
  // With a second request, because a busy machine may not have found anything within 400 ms.
  const found = offersIn(await search(one))
  expect(found.length).toBeGreaterThan(0)
  // No supplier would answer this server in time.
  await answerAfter([quick], 60_000)
  const first = await search(other)
  expect(first).toContain('data-search-state="searching"')
  expect(offersIn(first)).toEqual(found)
})
