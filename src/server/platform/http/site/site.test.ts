import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { patience } from '../../../../../test/support/patience.ts'
import { testPlatform } from '../../../../../test/support/platform.ts'
import { createApp } from '../../../app.ts'
import type { Platform } from '../../platform.ts'
import { compress } from './compress.ts'
import type { PageSource } from './page-source.ts'
import { createSite } from './site.ts'

const pages: PageSource = {
  async handlePage(request, page) {
    if (request.url.endsWith('/leave')) {
      const location = 'http://127.0.0.1:3000/en/pay'
      return new Response(null, { status: 303, headers: { location } })
    }
    if (request.url.endsWith('/public')) {
      const headers = { 'cache-control': 'public, max-age=60', 'set-cookie': 'auid=of-one-visitor' }
      return new Response('{}', { headers })
    }
    if (request.url.endsWith('/limited')) return new Response('', { status: 429 })
    if (request.url.endsWith('/origin')) return new Response(page.publicConfig.origin)
    if (request.method === 'POST') await request.text()
    if (request.url.endsWith('/broken')) throw new Error('password=hunter2')
    const words = `<script nonce="${page.nonce}"></script>`.repeat(200)
    return new Response(words, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
  assets: 'public',
  close: async () => {},
}

let stopping = false
async function siteOf(platform: Platform, shown = pages) {
  const { api } = await createApp(platform)
  return createSite({
    platform,
    api,
    pages: shown,
    dev: new Hono().get('/here', (c) => c.text('mails')),
    isStopping: () => stopping,
    embedded: {
      '/gateway': new Hono().get('/here', (c) => c.text('here')).get('/page', (c) => c.html('')),
    },
    fromPage: async (request) => request,
  })
}
const secrets = {
  NODE_ENV: 'production',
  SECRET_KEY: 's'.repeat(40),
  DOCUMENT_KEYS: 'd'.repeat(40),
  PUBLIC_ORIGIN: 'http://127.0.0.1:3000',
}
const site = await siteOf(await testPlatform())
const published = await siteOf(await testPlatform({ PUBLIC_ORIGIN: 'https://trips.test' }))
const inProduction = await siteOf(await testPlatform(secrets))

const get = (path: string, init?: RequestInit, from = site) =>
  from.request(`http://site.test${path}`, init)

/** Returns the headers of a form of so many bytes. */
const asForm = (bytes: number, type = 'application/x-www-form-urlencoded') => ({
  'content-type': type,
  'content-length': String(bytes),
})

test('a page that refuses too many requests says when to try again', async () => {
  expect((await get('/limited')).headers.get('retry-after')).toBe('60')
})

test("a page's scripts only run with its own nonce, which is new for each response", async () => {
  const nonces = []
  for (const _ of [1, 2]) {
    const page = await get('/en')
    const policy = page.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(policy)?.[1]
    expect(await page.text()).toContain(`<script nonce="${nonce}">`)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+';/)
    expect(policy).toMatch(/worker-src 'self';/)
    nonces.push(nonce)
  }
  expect(nonces[0]).not.toBe(nonces[1])
})

test('every response forbids content sniffing, and has an id', async () => {
  for (const path of ['/en', '/healthz', '/front/v1/csrf', '/favicon.svg']) {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  }
})

test.each([
  ['/en', 'same-origin'],
  ['/front/v1/csrf', 'same-origin'],
  ['/licences/maplibre-gl.txt', 'same-origin'],
  ['/healthz', 'same-origin'],
  // Mail programs and previews of shared pages load images from elsewhere.
  ['/favicon.svg', 'cross-origin'],
  ['/mail-logo.png', 'cross-origin'],
])('%s may be part of pages of the %s', async (path, policy) => {
  expect((await get(path)).headers.get('cross-origin-resource-policy')).toBe(policy)
})

test.each(['br', 'gzip', 'identity'])(
  'no cache keeps the service worker sent as %s',
  async (form) => {
    const assets = relative('.', await mkdtemp(join(tmpdir(), 'sojourn-assets-')))
    for (const ending of ['', '.br', '.gz']) {
      await writeFile(join(assets, `service-worker.js${ending}`), 'skipWaiting()')
    }
    const built = await siteOf(await testPlatform(), { ...pages, assets })
    const headers = { 'accept-encoding': form }
    const answer = await get('/service-worker.js', { headers }, built)
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(form)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  },
)

test.each<[string, RegExp, RequestInit?]>([
  ['/en', /^default-src 'self'; script-src 'nonce-/],
  ['/leave', /^default-src 'self'; script-src 'nonce-/],
  ['/healthz', /^default-src 'none';/],
  ['/front/v1/csrf', /^default-src 'none';/],
  ['/front/v1/nowhere', /^default-src 'none';/],
  ['/broken', /^default-src 'none';/],
  ['/en', /^default-src 'none';/, { method: 'POST', headers: asForm(300_000) }],
  ['/en', /^default-src 'none';/, { method: 'POST', headers: { origin: 'http://evil.test' } }],
  ['/favicon.svg', /^default-src 'self'; style-src 'self' 'unsafe-inline';/],
  ['/gateway/page', /^default-src 'none'; style-src 'self' 'unsafe-inline';/],
])(
  'the response at %s can’t be framed and loads no more than it needs',
  async (path, policy, init) => {
    const told = (await get(path, init)).headers.get('content-security-policy')
    expect(told).toMatch(policy)
    for (const directive of ['base-uri', 'object-src', 'frame-ancestors']) {
      expect(told).toContain(`${directive} 'none'`)
    }
  },
)

test.each(['TRACE', 'CONNECT', 'TRACK'])('%s echoes nothing', async (method) => {
  const server = createServer(getRequestListener(site.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `${method} /en HTTP/1.1\r\nhost: site.test\r\nx-secret: hunter2\r\nconnection: close\r\n\r\n`,
  )
  let answer = ''
  for await (const part of socket) answer += part
  expect(answer).not.toContain('hunter2')
  expect(answer).not.toMatch(/^HTTP\/1.1 2/)
  server.close()
})

test.each([
  ['/healthz', 'application/json'],
  ['/front/v1/nowhere', 'application/json'],
  ['/en', 'text/html; charset=utf-8'],
  ['/broken', 'text/plain; charset=UTF-8'],
  ['/licences/maplibre-gl.txt', 'text/plain; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
])('what is at %s has its type', async (path, type) => {
  expect((await get(path)).headers.get('content-type')).toBe(type)
})

test('a request with two lengths, by which a proxy and a server could differ, is refused', async () => {
  const server = createServer(getRequestListener(site.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    'POST /en HTTP/1.1\r\nhost: site.test\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  )
  let answer = ''
  for await (const part of socket) answer += part
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  server.close()
})

test.each([
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/app/..%5c..%5cpackage.json',
  '/.git/config.txt',
  '/licences/',
])('no file beside the built ones, and no list of them, is at %s', async (path) => {
  const answer = await get(path)
  expect(await answer.text()).toContain('<script nonce=')
})

test('HTTPS is enforced in production only', async () => {
  expect((await get('/en')).headers.has('strict-transport-security')).toBe(false)
  const { headers } = await get('/en', {}, inProduction)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
})

test('an embedded site responds on its path', async () => {
  expect(await (await get('/gateway/here')).text()).toBe('here')
})

test.each([
  ['http://localhost:3000', 200],
  ['http://127.0.0.1:4100', 200],
  ['http://[::1]:3000', 200],
  ['https://trips.test', 200],
  ['http://trips.test.evil.test', 403],
  ['http://localhost.evil.test', 403],
  ['http://evil.test:3000', 403],
  ['http://169.254.1.1', 403],
])('development tools opened at %s get %i', async (origin, status) => {
  const headers = { 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'http' }
  const answer = await published.request(`${origin}/dev/here`, { headers })
  expect(answer.status).toBe(status)
  expect((await answer.text()) === 'mails').toBe(status === 200)
})

test.each([
  [{ origin: 'http://evil.test' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'https://site.test' }, 403],
  [{ origin: 'no origin' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'http://site.test' }, 200],
  [{}, 200],
])('a form sent from %o gets %i', async (headers, status) => {
  const sent = { method: 'POST', headers: { host: 'site.test', ...headers } }
  expect((await get('/en/flight', sent)).status).toBe(status)
})

test.each(['br', 'gzip'])(
  'pages are compressed as %s for clients that accept it',
  async (encoding) => {
    const { headers } = await get('/en', { headers: { 'accept-encoding': encoding } })
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(Number(headers.get('content-length'))).toBeLessThan(1000)
  },
)

test.each([
  ['text/html', 'br', 'br'],
  ['text/html', 'gzip', 'gzip'],
  ['text/html', 'identity', null],
  ['text/x-script', 'br, gzip', 'gzip'],
  ['text/x-script', 'br', null],
  ['application/pdf', 'br, gzip', null],
])('%s for clients that accept %s is sent as %s', async (type, accepted, encoding) => {
  const request = new Request('http://site.test/', { headers: { 'accept-encoding': accepted } })
  const answer = new Response('word '.repeat(1000), { headers: { 'content-type': type } })
  const { headers } = await compress(request, answer)
  expect(headers.get('content-encoding')).toBe(encoding)
})

test('a response that isn’t compressed is sent as it is', async () => {
  const request = new Request('http://site.test/', { headers: { 'accept-encoding': 'identity' } })
  const answer = new Response('word', { headers: { 'content-type': 'text/html' } })
  expect(await compress(request, answer)).toBe(answer)
  expect(answer.headers.get('vary')).toBe('accept-encoding')
})

test('a failed page says so without revealing why', async () => {
  const page = await get('/broken')
  expect(page.status).toBe(500)
  expect(await page.text()).not.toContain('hunter2')
})

test('health has the version, readiness each part, metrics the calls', async () => {
  expect(await (await get('/healthz')).json()).toEqual({
    status: 'ok',
    version: '1.137.8',
    build: expect.any(String),
  })
  expect(await (await get('/readyz')).json()).toEqual({
    database: true,
    writes: true,
    cache: true,
    serving: true,
  })
  expect(await (await get('/metrics')).text()).toMatch(/front_api_call_duration_seconds_count/)
  stopping = true
  expect((await get('/readyz')).status).toBe(503)
  stopping = false
})

test('redirects and the origin use the host name of this machine that was requested', async () => {
  const platform = await testPlatform({ PUBLIC_ORIGIN: 'http://127.0.0.1:3000' })
  const redirecting = await siteOf(platform)
  const answer = await redirecting.request('http://localhost:3000/leave')
  expect(answer.headers.get('location')).toBe('http://localhost:3000/en/pay')
  const origin = await redirecting.request('http://localhost:3000/origin')
  expect(await origin.text()).toBe('http://localhost:3000')
})

test('a production server’s metrics are not found without access', async () => {
  expect((await get('/metrics', {}, inProduction)).status).toBe(404)
})

test('a form larger than any page’s is rejected before it is read', async () => {
  const answer = await get('/en', { method: 'POST', headers: asForm(300_000) })
  expect(answer.status).toBe(413)
})

test.each([
  ['/en/careers/job-details/cook/1-2', 11, 200],
  ['/en/careers/job-details/cook/1-2.data', 11, 200],
  ['/en/careers/job-details/cook/1-2', 13, 413],
  ['/en/careers/job-details/cook/1-2/more', 1, 413],
  ['/en/careers/jobs', 1, 413],
])('a form of %s with %i MB is answered with %i', async (path, megabytes, status) => {
  const headers = asForm(megabytes * 1024 * 1024, 'multipart/form-data; boundary=x')
  const answer = await get(path, { method: 'POST', headers })
  expect(answer.status).toBe(status)
})

test('an aborted request isn’t a server error', async () => {
  const platform = await testPlatform()
  const server = createServer(getRequestListener((await siteOf(platform)).fetch)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (const path of ['/front/v1/order/look-up', '/en/sign-out']) {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: site.test\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"or`,
    )
    await vi.waitFor(() => expect(server).toSatisfy(() => socket.bytesWritten > 100), patience())
    await new Promise<void>((resolve) => socket.end(resolve))
    socket.destroy()
  }
  const seen = async () =>
    (await platform.metrics.requests.get()).values.filter(
      ({ metricName, labels }) => metricName?.endsWith('_count') && labels.method === 'POST',
    )
  await vi.waitFor(async () => expect(await seen()).toHaveLength(2), { timeout: patience() })
  expect((await seen()).map(({ labels }) => labels.status)).toEqual([499, 499])
  server.close()
})

test('what shared caches may keep sets nobody’s cookies', async () => {
  const { headers } = await get('/public')
  expect(headers.get('cache-control')).toContain('public')
  expect(headers.get('set-cookie')).toBeNull()
})
