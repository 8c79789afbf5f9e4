import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { openReverseProxy } from '../../bin/support/reverse-proxy.ts'
import { newDataDir } from '../support/data-dir.ts'
import { testDatabase } from '../support/database.ts'
import { patience } from '../support/patience.ts'
import { eventually } from '../support/shop.ts'
import { type KillableServer, startKillable } from './killable-server.ts'

const DATABASE_URL = await testDatabase()
const dataDir = newDataDir('rolling')
// Before the servers: one of them could take the port meanwhile.
const proxy = await openReverseProxy({ checkEvery: 250 })
const start = (ROLE: string, port = '0') =>
  startKillable({
    ROLE,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: port,
    DATABASE_POOL: '6',
    DATA_DIR: dataDir,
    DATABASE_URL,
    SECRET_KEY: 'a key that all of these servers sign with',
    FRONT_API_URL: proxy.origin,
    TRUST_PROXY: '1',
    // Several times as long as the proxy needs to notice.
    DRAIN_TIME: String(patience() / 12_500),
  })
const two = async (role: string) => [await start(role), await start(role)]
const [apis, webs] = [await two('api'), await two('web')]
const origins = (servers: KillableServer[]) => servers.map(({ origin }) => origin)
await proxy.serve([
  { paths: ['/front/', '/dev/'], servers: origins(apis) },
  { servers: origins(webs) },
])
const agent = new Agent({ keepAlive: true })
afterAll(async () => {
  await proxy.close()
  agent.destroy()
  await Promise.all([...apis, ...webs].map((server) => server.kill()))
  rmSync(dataDir, { recursive: true, force: true })
})

/** A page that asks nothing, one that asks the front API by way of the proxy, and calls of the front API. */
const paths = [
  ...['/en', '/en?codes=BKK'],
  ...['/front/v1/places/by-code?codes=BKK', '/front/v1/csrf'],
]

/** Sends a request over a kept connection; returns its status, or the error. */
const ask = (path: string) =>
  new Promise<string>((resolve) => {
    const sent = request(`${proxy.origin}${path}`, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(String(answer.statusCode)))
      answer.once('error', (error) => resolve(error.message))
    })
    sent.once('error', (error) => resolve(error.message)).end()
  })

/** Restarts a server with its port, as a new version of it would be rolled out. */
async function restart(servers: KillableServer[], index: number, role: string): Promise<void> {
  const server = servers[index]
  await server?.stop()
  expect(server?.ended()).toBe(0)
  servers[index] = await start(role, new URL(server?.origin ?? '').port)
}

test('restarting page servers and front APIs one after the other loses no request', async () => {
  const outcomes = new Map<string, number>()
  let over = false
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let turn = visitor; !over; turn += 1) {
      const outcome = await ask(paths[turn % paths.length] ?? '')
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  })
  const asked = () => [...outcomes.values()].reduce((sum, each) => sum + each, 0)
  const askMore = async (count: number) => {
    await eventually(async () => proxy.ready().length === 4)
    const before = asked()
    await eventually(async () => asked() > before + count, 2 * patience())
  }
  for (const index of [0, 1]) {
    await askMore(500)
    await Promise.all([restart(apis, index, 'api'), restart(webs, index, 'web')])
  }
  await askMore(500)
  await eventually(async () => asked() >= 5000, 4 * patience())
  over = true
  await Promise.all(visitors)
  expect([...outcomes.keys()]).toEqual(['200'])
})
