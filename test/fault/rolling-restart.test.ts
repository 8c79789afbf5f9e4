import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openReverseProxy } from '../../bin/support/reverse-proxy.ts'
import { testDatabase } from '../support/database.ts'
import { eventually } from '../support/shop.ts'
import { startKillable } from './killable-server.ts'

const DATABASE_URL = await testDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'sojourn-rolling-'))
cpSync('.data/cache', join(dataDir, 'timetable'), { recursive: true })
const start = (port: string) =>
  startKillable({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: port,
    DATABASE_POOL: '6',
    DATA_DIR: dataDir,
    DATABASE_URL,
    SECRET_KEY: 'a key that all servers sign with',
    // Several times as long as the proxy needs to notice.
    DRAIN_TIME: '4',
  })
const servers = [await start('0'), await start('0')]
const origins = servers.map(({ origin }) => origin)
const proxy = await openReverseProxy({ routes: [{ servers: origins }], checkEvery: 250 })
const agent = new Agent({ keepAlive: true })
afterAll(async () => {
  await proxy.close()
  agent.destroy()
  await Promise.all(servers.map((server) => server.kill()))
  rmSync(dataDir, { recursive: true, force: true })
})

const paths = ['/en', '/front/v1/places/by-code?codes=BKK', '/front/v1/csrf']

/** Sends a request over a kept connection; returns its status, or the error. */
const ask = (path: string) =>
  new Promise<string>((resolve) => {
    const sent = request(`${proxy.origin}${path}`, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(String(answer.statusCode)))
      answer.once('error', (error) => resolve(error.message))
    })
    sent.once('error', (error) => resolve(error.message)).end()
  })

test('restarting one server after the other loses no request', async () => {
  const outcomes = new Map<string, number>()
  let over = false
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let turn = visitor; !over; turn += 1) {
      const outcome = await ask(paths[turn % paths.length] ?? '')
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  })
  const asked = () => [...outcomes.values()].reduce((sum, each) => sum + each, 0)
  for (const [index, server] of servers.entries()) {
    await eventually(async () => proxy.ready().length === 2)
    const before = asked()
    await eventually(async () => asked() > before + 500)
    await server.stop()
    expect(server.ended()).toBe(0)
    servers[index] = await start(new URL(server.origin).port)
  }
  await eventually(async () => proxy.ready().length === 2)
  const before = asked()
  await eventually(async () => asked() > before + 500)
  over = true
  await Promise.all(visitors)
  expect([...outcomes.keys()]).toEqual(['200'])
  expect(asked()).toBeGreaterThan(1500)
}, 240_000)
