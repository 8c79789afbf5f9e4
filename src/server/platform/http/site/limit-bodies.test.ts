import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createMemoryCache } from '../../cache/memory-cache.ts'
import { limitBodies } from './limit-bodies.ts'

interface Sent {
  path?: string
  bytes?: number
  type?: string
  from?: string
}

/** Sends requests whose bodies nobody reads, and returns the statuses. */
async function send(times: number, ...kinds: Sent[]): Promise<Map<number, number>> {
  const site = new Hono<{ Variables: { origin: { clientAddress: string; requestId: string } } }>()
  let from = ''
  site.use(async (c, next) => {
    c.set('origin', { clientAddress: from, requestId: 'r' })
    await next()
  })
  site.use(limitBodies(createMemoryCache()))
  site.all('*', (c) => c.text('invalid', 400))
  const seen = new Map<number, number>()
  for (const { path = '/front/v1/support/add-ticket', bytes, type, ...kind } of kinds) {
    for (let index = 0; index < times; index++) {
      from = (kind.from ?? '192.0.2.1').replace('*', index.toString(16))
      const headers = { 'content-type': type ?? 'application/json' }
      const length = bytes === undefined ? 'transfer-encoding' : 'content-length'
      const { status } = await site.request(path, {
        method: 'POST',
        headers: { ...headers, [length]: bytes === undefined ? 'chunked' : String(bytes) },
      })
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
  }
  return seen
}

test('thirty invalid messages of 600 kB from one address lead to 429', async () => {
  const seen = await send(30, { bytes: 600_000 })
  expect(seen.get(400)).toBe(26)
  expect(seen.get(429)).toBe(4)
})

test('an office sends 100 small calls a second for ten minutes', async () => {
  expect((await send(61_441, { bytes: 200 })).get(429)).toBe(1)
})

test('what has no length counts as the largest', async () => {
  expect((await send(61, {})).get(429)).toBe(1)
})

test('files and webhooks have more, of their own', async () => {
  const upload = { bytes: 10_000_000, type: 'multipart/form-data; boundary=x', path: '/en/contact' }
  expect((await send(20, upload, { bytes: 600_000 })).get(429)).toBeUndefined()
  expect((await send(30, upload)).get(429)).toBe(10)
  const webhook = { bytes: 600_000, path: '/front/v1/webhooks/stripe' }
  expect((await send(30, webhook)).get(429)).toBeUndefined()
})

test('each address has its own, and all /64s of an IPv6 /48 ten times as much together', async () => {
  expect((await send(30, { bytes: 600_000, from: '192.0.2.*' })).get(429)).toBeUndefined()
  const wide = await send(300, { bytes: 600_000, from: '2001:db8:1:*::1' })
  expect(wide.get(429)).toBe(38)
})

test('a refusal says when to try again: a call as a problem, a page as words', async () => {
  const site = new Hono<{ Variables: { origin: { clientAddress: string; requestId: string } } }>()
  site.use(async (c, next) => {
    c.set('origin', { clientAddress: '192.0.2.1', requestId: 'r' })
    await next()
  })
  site.use(limitBodies(createMemoryCache()))
  const huge = { method: 'POST', headers: { 'content-length': '99000000' } }
  const call = await site.request('/front/v1/support/add-ticket', huge)
  expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(await call.json()).toMatchObject({ error: 'RATE_LIMITED', status_code: 429 })
  const page = await site.request('/en/contact', huge)
  expect([page.status, page.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await page.text()
  expect(html).toMatch(/^<!doctype html><html lang="en">/)
  expect(html).toMatch(/Go back: what you typed is still there. Send it again in \d+ minutes\./)
  const script = await site.request('/en/contact.data', huge)
  expect([script.status, script.headers.get('content-type')]).toEqual([
    429,
    'text/plain; charset=utf-8',
  ])
  expect(await script.text()).toMatch(/^Your network .* Leave this page open and send it again in/)
})
