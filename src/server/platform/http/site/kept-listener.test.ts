import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, expect, test, vi } from 'vitest'
import { patience } from '../../../../../test/support/patience.ts'
import { testPlatform } from '../../../../../test/support/platform.ts'
import { createApp } from '../../../app.ts'
import { serveCached } from './kept-listener.ts'
import { createSite } from './site.ts'

const platform = await testPlatform({
  NODE_ENV: 'production',
  SECRET_KEY: 's'.repeat(40),
  DOCUMENT_KEYS: 'd'.repeat(40),
  PUBLIC_ORIGIN: 'http://127.0.0.1:3000',
  TRUST_PROXY: '1',
})
const { api } = await createApp(platform)
const site = createSite({ platform, api, isStopping: () => false })
const everything = vi.fn(getRequestListener(site.fetch))
const server = createServer(serveCached(platform, api, everything)).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())

const { port } = server.address() as AddressInfo
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'accept-encoding': 'br', 'x-forwarded-for': '203.0.113.1', ...headers },
  })

/** Returns the response, and whether the site itself made it. */
async function watch(...asked: Parameters<typeof ask>) {
  everything.mockClear()
  const response = await ask(...asked)
  return { response, text: await response.text(), fromSite: everything.mock.calls.length > 0 }
}

test('what was kept has the headers and the bytes of the first answer', async () => {
  const path = '/front/v1/places?q=kuala&limit=8'
  const first = await watch(path)
  const second = await watch(path)
  expect([first.fromSite, second.fromSite]).toEqual([true, false])
  const [one, other] = [first, second].map(({ response }) => Object.fromEntries(response.headers))
  const own = { 'x-request-id': other?.['x-request-id'], date: other?.date }
  expect({ ...one, ...own }).toEqual(other)
  expect(one?.['x-request-id']).not.toBe(other?.['x-request-id'])
  expect(other).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  expect(second.text).toBe(first.text)
  expect(JSON.parse(second.text).result[0].code).toBe('QKL')
})

test('it is counted like any other request', async () => {
  const path = '/front/v1/places?q=lond&limit=8'
  await ask(path)
  const counted = async () =>
    (await platform.metrics.registry.getSingleMetricAsString('http_request_duration_seconds'))
      .split('\n')
      .find((line) => line.includes('_count{method="GET",route="api",status="200"}'))
  const before = Number((await counted())?.split(' ').at(-1))
  await ask(path)
  await vi.waitFor(
    async () => expect(Number((await counted())?.split(' ').at(-1))).toBe(before + 1),
    patience(),
  )
})

test.each([
  ['another text', '/front/v1/places?q=kualb&limit=8', {}, 'GET'],
  ['another encoding', '/front/v1/places?q=kuala&limit=8', { 'accept-encoding': 'gzip' }, 'GET'],
  ['another method', '/front/v1/places?q=kuala&limit=8', {}, 'POST'],
  ['a page', '/en?q=kuala&limit=8', {}, 'GET'],
  [
    'a page of another process',
    '/front/v1/places?q=kuala&limit=8',
    { 'x-sojourn-visitor': '203.0.113.7;1;forged' },
    'GET',
  ],
])('%s is left to the site', async (_, path, headers, method) => {
  await ask('/front/v1/places?q=kuala&limit=8')
  expect((await watch(path, headers, method)).fromSite).toBe(true)
})

test('it counts for the visitor behind the proxy, who is told when it was too often', async () => {
  const path = '/front/v1/places?q=paris&limit=8'
  await ask(path)
  const from = { 'x-forwarded-for': '198.51.100.4, 203.0.113.99' }
  const { count } = platform.cache
  const asked: string[] = []
  platform.cache.count = async (key, within) => {
    asked.push(key)
    return { ...(await count(key, within)), count: 20_001 }
  }
  try {
    const { response, fromSite } = await watch(path, from)
    expect([response.status, fromSite]).toEqual([429, true])
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(new Set(asked)).toEqual(new Set(['rate:places:203.0.113.99']))
  } finally {
    platform.cache.count = count
  }
})
