import { afterAll, expect, test } from 'vitest'
import { testConfig } from '../../test/support/platform.ts'
import { redisStandIn } from '../../test/support/redis-stand-in.ts'
import { eventually } from '../../test/support/shop.ts'
import { testClockAhead } from '../../test/support/test-clock.ts'
import { createTraveller, searchRequest } from '../../test/support/traveller.ts'
import { createDatabaseFiles } from './image/database-file-store.ts'
import { createImageService, drawingAddress } from './image/image-service.ts'
import type { PageSource } from './platform/http/site/page-source.ts'
import { startServer } from './start-server.ts'

/** Pages whose only content is what the front API tells them, and how far the clock is ahead. */
const pages: PageSource = {
  async handlePage(request, page) {
    if (!request.url.includes('/front/')) return new Response(`ahead ${page.clockAhead}`)
    return page.frontApi(request)
  },
  assets: undefined,
  close: async () => {},
}

const redis = await redisStandIn()
const { DATABASE_URL = '', DATA_DIR } = await testConfig()
const shared = {
  SECRET_KEY: 's'.repeat(40),
  DATABASE_URL,
  DATA_DIR,
  REDIS_URL: redis.url,
}
const start = async (settings: NodeJS.ProcessEnv) =>
  startServer(await testConfig({ ...shared, ...settings }), { pages, warm: false })

// The API is reached directly by some visitors, so it trusts no proxy. Those in front of pages count as one.
const api = await start({ ROLE: 'api', TRUST_PROXY: '0' })
const web = await start({
  ROLE: 'web',
  TRUST_PROXY: '1',
  FRONT_API_URL: api.address,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
})
let worker: Awaited<ReturnType<typeof start>> | undefined
afterAll(async () => {
  await Promise.all([web.stop(), api.stop(), worker?.stop()])
  await redis.close()
})

async function get(path: string, from: { address: string }) {
  const response = await fetch(`${from.address}${path}`)
  return { status: response.status, text: await response.text() }
}

test('pages are served without a database, by way of the front API', async () => {
  expect(web.platform).toBeUndefined()
  expect(web.greeting).toMatch(/^Sojourn \S+, web at http:\/\/localhost:\d+$/)
  expect(await get('/en', web)).toEqual({ status: 200, text: `ahead ${testClockAhead()}` })
  const { status, text } = await get('/front/v1/places/by-code?codes=BKK', web)
  expect([status, JSON.parse(text).result[0].city]).toEqual([200, 'Bangkok'])
})

test('the front API serves no pages, and a page server no development tools', async () => {
  expect((await get('/en', api)).status).toBe(404)
  expect((await get('/dev/clock', api)).status).toBe(200)
  expect((await get('/dev/clock', web)).text).toMatch(/^ahead/)
})

test('images are served without a database, by way of the front API', async () => {
  if (!api.platform) throw new Error('The front API has a database')
  const { db, clock } = api.platform
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"/>'
  await createImageService({ db, clock, files: createDatabaseFiles(db) }).addDrawings([svg])
  const image = await fetch(`${web.address}${drawingAddress(svg)}/300.webp`)
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(50)
  const unknown = `${web.address}/images/${'0'.repeat(32)}/300.webp`
  expect((await fetch(unknown)).status).toBe(404)
})

test('each role says what it needs to be ready', async () => {
  expect(JSON.parse((await get('/readyz', web)).text)).toEqual({ serving: true })
  const ready = { database: true, writes: true, cache: true, serving: true }
  expect(JSON.parse((await get('/readyz', api)).text)).toEqual(ready)
})

test('what the front API enqueues before a worker has ever started is done once one has', async () => {
  const traveller = createTraveller(fetch, web.address)
  const body = { email: 'ann@example.com', language: 'en' }
  const asked = await traveller.call('POST', '/order/retrieve/request', body)
  expect(asked).toMatchObject({ status: 200 })
  const mails = async () => {
    const headers = { accept: 'application/json' }
    const answer = await fetch(`${api.address}/dev/outbox`, { headers })
    return ((await answer.json()) as { to: string }[]).filter(({ to }) => to === body.email)
  }
  expect(await mails()).toEqual([])
  worker = await start({ ROLE: 'worker' })
  await eventually(async () => (await mails()).length === 1)
  expect((await get('/readyz', worker)).status).toBe(200)
  expect((await get('/metrics', worker)).text).toMatch(/jobs_total\{.*mail\.send/)
  for (const path of ['/en', '/front/v1/places/by-code?codes=BKK', '/dev/outbox']) {
    expect((await get(path, worker)).status).toBe(404)
  }
})

test('a search and a booking go through pages, front API and worker', async () => {
  const traveller = createTraveller(fetch, web.address)
  const booking = await traveller.book(searchRequest())
  const { orderCode } = await traveller.must(traveller.submit(booking))
  expect(orderCode).toMatch(/\w/)
})

/** Looks an order up as a visitor; returns how many wrong attempts were answered before the limit. */
async function attempts(
  at: { address: string },
  headersOf: (attempt: number) => Record<string, string>,
) {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const { call } = createTraveller(fetch, at.address)
    const body = { orderCode: `ABC${attempt + 100}`, email: 'nobody@example.com' }
    const { error } = await call('POST', '/order/look-up', body, headersOf(attempt))
    if (error === 'RATE_LIMITED') return attempt
  }
  return Number.POSITIVE_INFINITY
}

test('limits count the visitor behind the page server, whatever else the visitor claims', async () => {
  const forging = (attempt: number) => ({
    'x-forwarded-for': `192.0.2.${attempt}, 203.0.113.5`,
    'x-sojourn-visitor': `192.0.2.${attempt};${Date.now()};c2lnbmVk`,
  })
  expect(await attempts(web, forging)).toBe(10)
  expect(await attempts(web, () => ({ 'x-forwarded-for': '203.0.113.6' }))).toBe(10)
  // A client that calls the API directly has one address as well.
  expect(await attempts(api, forging)).toBe(10)
})

async function set(tool: string, from: { address: string }, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  expect((await fetch(`${from.address}${tool}`, request)).status).toBe(200)
}

test('a moved clock and changed suppliers count in every process', async () => {
  const other = await start({ ROLE: 'api' })
  const told = async (path: string) => JSON.parse((await get(path, other)).text)
  await set('/dev/clock', api, { advanceMs: 60_000 })
  expect((await get('/en', web)).text).toBe(`ahead ${testClockAhead() + 60_000}`)
  expect(await told('/dev/clock')).toMatchObject({ aheadMs: testClockAhead() + 60_000 })
  await set('/dev/clock', other, { advanceMs: 1000 })
  expect((await get('/en', web)).text).toBe(`ahead ${testClockAhead() + 61_000}`)
  // A worker learns of it before its next job.
  const body = { email: 'ben@example.com', language: 'en' }
  await createTraveller(fetch, web.address).call('POST', '/order/retrieve/request', body)
  await eventually(async () => worker?.platform?.clock.ahead() === testClockAhead() + 61_000)

  const gone = { suppliers: { meridian: { latencyMs: 7, gone: { times: 2 } } } }
  await set('/dev/world', api, gone)
  expect((await told('/dev/world')).suppliers.meridian).toMatchObject(gone.suppliers.meridian)
  await other.stop()
})

test('without the front API a page still gets a response', async () => {
  const alone = await start({ ROLE: 'web', FRONT_API_URL: 'http://127.0.0.1:1' })
  expect((await get('/en', alone)).text).toBe(`ahead ${testClockAhead()}`)
  expect((await get('/readyz', alone)).status).toBe(200)
  await alone.stop()
})
