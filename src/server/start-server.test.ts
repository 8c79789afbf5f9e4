import { expect, test } from 'vitest'
import { testDatabase } from '../../test/support/database.ts'
import { patience } from '../../test/support/patience.ts'
import { testConfig } from '../../test/support/platform.ts'
import { ConfigError } from './config.ts'
import type { PageSource } from './platform/http/site/page-source.ts'
import { startServer } from './start-server.ts'

const slowly = Promise.withResolvers<void>()
const asked = Promise.withResolvers<void>()
const pages: PageSource = {
  async handlePage() {
    asked.resolve()
    await slowly.promise
    return new Response('late, but here')
  },
  assets: undefined,
  close: async () => {},
}

test('a server that is told to stop finishes what it was asked, and takes no more', async () => {
  const server = await startServer(await testConfig(), { pages })
  expect(server.greeting).toMatch(/Sojourn \S+ at http:\/\/localhost:\d+\nEmbedded: memory cache/)
  const open = fetch(`${server.address}/en`)
  await asked.promise
  const stopped = server.stop()
  await expect
    .poll(() => fetch(`${server.address}/healthz`).catch(() => 'refused'), { timeout: patience() })
    .toBe('refused')
  slowly.resolve()
  const answer = await open
  expect(answer.headers.get('connection')).toBe('close')
  expect(await answer.text()).toBe('late, but here')
  await stopped
})

const inProduction = {
  NODE_ENV: 'production',
  SECRET_KEY: 's'.repeat(40),
  DOCUMENT_KEYS: 'd'.repeat(40),
  PUBLIC_ORIGIN: 'http://127.0.0.1:3000',
  DRAIN_TIME: '0',
}

test.each([
  [{}, true],
  [{ ...inProduction, SANDBOX: '1' }, true],
  [inProduction, false],
])(
  'what stands in for others is there outside production or with the sandbox: %o',
  async (settings, there) => {
    const nothing = { ...pages, handlePage: async () => new Response('no page', { status: 404 }) }
    const server = await startServer(await testConfig(settings), { pages: nothing, warm: false })
    const told = async (path: string) => (await fetch(`${server.address}${path}`)).text()
    for (const path of [
      ...['/dev/clock', '/dev/outbox', '/dev/world'],
      ...['/dev/idp/google/.well-known/openid-configuration', '/gateway/sandbox/pay/none'],
    ]) {
      expect([path, (await told(path)) !== 'no page']).toEqual([path, there])
    }
    expect(JSON.parse(await told('/front/v1/member/social/providers')).result.providers).toEqual(
      there ? ['google', 'facebook', 'line'] : [],
    )
    expect(server.greeting).toMatch(
      there ? /mail outbox \(\/dev\/outbox\)/ : /mail outbox \(.*\/outbox\)/,
    )
    expect(server.greeting.includes('/dev/')).toBe(there)
    await server.stop()
  },
)

test('a database whose values were sealed with other keys is not served, but closed', async () => {
  const DATABASE_URL = await testDatabase()
  const settings = { DATABASE_URL, SECRET_KEY: 'a key that is in the backup'.padEnd(32, '.') }
  const first = await startServer(await testConfig(settings), { pages, warm: false })
  await first.stop()
  const lost = { DATABASE_URL, SECRET_KEY: 'another key than the first one'.padEnd(32, '.') }
  const second = startServer(await testConfig(lost), { pages, warm: false })
  await expect(second).rejects.toBeInstanceOf(ConfigError)
  await expect(second).rejects.toThrow(/second factors of staff.*Set SECRET_KEY to the key/)
  const third = await startServer(await testConfig(settings), { pages, warm: false })
  await third.stop()
})

test('a port that is taken is named, as something to set', async () => {
  const first = await startServer(await testConfig(), { pages, warm: false })
  const port = new URL(first.address).port
  const second = startServer(await testConfig({ PORT: port }), { pages, warm: false })
  await expect(second).rejects.toBeInstanceOf(ConfigError)
  await expect(second).rejects.toThrow(`Port ${port} is taken`)
  await first.stop()
})

test('a host that is no address of this machine is named, as something to set', async () => {
  const config = await testConfig({ HOST: '192.0.2.1' })
  await expect(startServer(config, { pages })).rejects.toThrow(/^HOST is no address/)
})

test('a data folder that cannot be made is named', async () => {
  const config = await testConfig()
  const started = startServer({ ...config, DATA_DIR: '/etc/hostname/x' }, { pages })
  await expect(started).rejects.toThrow(/^DATA_DIR is no folder/)
})

test('a database that does not answer is named', async () => {
  const config = await testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  await expect(startServer(config, { pages })).rejects.toThrow(/Look at DATABASE_URL/)
})
