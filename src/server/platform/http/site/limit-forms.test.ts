import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { patience } from '../../../../../test/support/patience.ts'
import { testPlatform } from '../../../../../test/support/platform.ts'
import { createApp } from '../../../app.ts'
import { createLog } from '../../monitoring/log.ts'
import { createSite } from './site.ts'

let text = ''
const log = createLog('info', {
  write: (line: string) => {
    text += line
  },
})
const platform = { ...(await testPlatform({ TRUST_PROXY: '1' })), log }
const { api } = await createApp(platform)
const site = createSite({
  platform,
  api,
  pages: {
    async handlePage(request) {
      if (!request.url.includes('/nothing') && request.method === 'POST') await request.text()
      return new Response('a page', { status: request.url.includes('/nothing') ? 404 : 200 })
    },
    assets: undefined,
    close: async () => {},
  },
  isStopping: () => false,
})
const server = createServer(getRequestListener(site.fetch)).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'

interface Sent {
  path: string
  type?: string
  /** In bytes. */
  declared?: number
  body?: string
  more?: string
}

/** Starts a POST of a visitor at `address`. */
function post(
  address: string,
  { path, type = json, declared, body = '', more = '' }: Sent,
): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const length = declared ?? Buffer.byteLength(body)
  const framing = more.includes('chunked') ? '' : `content-length: ${length}\r\n`
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: site.test\r\nx-forwarded-for: ${address}\r\ncontent-type: ${type}\r\n${framing}${more}\r\n${body}`,
  )
  return socket
}

/** Returns the status of a request. */
async function statusOf(socket: Socket): Promise<number> {
  const [head] = await once(socket, 'data')
  socket.destroy()
  return Number(String(head).slice(9, 12))
}

const call = { path: '/front/v1/email/verify', body: '{"email":"a@example.com"}' }
const pageForm = { path: '/en/login', type: form, body: 'a=b' }

/** Expects that people at an address go on calling and sending forms. */
async function expectOpen(address: string): Promise<void> {
  expect(await statusOf(post(address, call))).toBe(200)
  expect(await statusOf(post(address, pageForm))).toBe(200)
}

const foreign = 'origin: https://evil.test\r\nsec-fetch-site: cross-site\r\n'
const huge = 15 * 1024 * 1024
const many = 250_000

test.each<[string, number, Sent]>([
  [
    'a form of another site',
    403,
    { path: '/en/login', type: 'text/plain', declared: huge, more: foreign },
  ],
  ['one as a page’s', 403, { path: '/en/login', type: form, declared: many, more: foreign }],
  ['one to no page', 403, { path: '/nothing', type: 'text/plain', declared: huge, more: foreign }],
  ['a form to no page', 404, { path: '/nothing', type: form, declared: many }],
  ['a type that pages don’t take', 415, { path: '/en/login', type: 'text/xml', declared: many }],
  ['too large a form', 413, { path: '/en/login', type: form, declared: huge }],
  ['too large a call', 413, { path: call.path, declared: huge }],
  ['an unknown call', 404, { path: '/front/v1/nowhere', declared: huge }],
  ['a call in another type', 400, { path: call.path, type: 'text/plain', declared: 30_000 }],
  [
    'files for a call without',
    400,
    { path: call.path, type: 'multipart/form-data; boundary=x', declared: huge },
  ],
])(
  '%s is answered with %i at once and takes nothing from its address',
  async (name, status, sent) => {
    const address = `91.7.7.${name.length}`
    text = ''
    // With the same of a whole attack, at once.
    const statuses = await Promise.all(
      Array.from({ length: 70 }, () => statusOf(post(address, sent))),
    )
    expect([...new Set(statuses)]).toEqual([status])
    await expectOpen(address)
    if (name.includes('no page') && status === 404) return
    expect(text).toMatch(new RegExp(`"address":"${address}".*"msg":"call refused"`))
  },
)

test.each<[string, Sent]>([
  ['calls', { path: '/front/v1/support/add-ticket', declared: many, body: '{' }],
  ['forms', { path: '/en/login', type: form, declared: many, body: 'a' }],
])('%s count while they’re being sent, and not if they break off', async (name, sent) => {
  const address = `91.7.8.${name.charCodeAt(0)}`
  text = ''
  const open = Array.from({ length: 70 }, () => post(address, sent))
  const refusals = () => text.match(/"RATE_LIMITED"[^\n]*call refused/g)?.length
  // 62 of them fit, and what is refused is logged with the address.
  await expect.poll(refusals, { timeout: patience() }).toBe(8)
  expect(text).toContain(`"address":"${address}"`)
  const whole = { path: '/en/login', type: form, body: 'a'.repeat(many) }
  expect(await statusOf(post(address, whole))).toBe(429)
  for (const socket of open) socket.destroy()
  await expect.poll(() => statusOf(post(address, whole)), { timeout: patience() }).toBe(200)
})

test('what a page’s scripts send while it’s left, as a beacon, is taken', async () => {
  const beacon = { path: '/en/tracking', type: 'text/plain;charset=UTF-8', body: '[]' }
  expect(await statusOf(post('91.7.9.3', beacon))).toBe(200)
})

test('forms without a length count as what they turn out to have', async () => {
  const address = '91.7.9.1'
  const chunks = '5\r\naaaaa\r\n0\r\n\r\n'
  const sent = {
    path: '/en/login',
    type: form,
    more: 'transfer-encoding: chunked\r\n',
    body: chunks,
  }
  for (let times = 0; times < 3; times += 1) {
    const all = Array.from({ length: 30 }, () => statusOf(post(address, sent)))
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]))
  }
})

test('a refused form gets a page that says when to send it again', async () => {
  const address = '91.7.9.2'
  const whole = { path: '/en/contact', type: form, body: 'a'.repeat(many) }
  for (let times = 0; times < 62; times += 1) await statusOf(post(address, whole))
  const answer = async (path: string) => {
    const headers = {
      'content-type': form,
      'content-length': String(many),
      'x-forwarded-for': address,
    }
    return site.request(path, { method: 'POST', headers, body: whole.body })
  }
  const page = await answer('/en/contact')
  expect([page.status, page.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await page.text()
  expect(html).toMatch(/^<!doctype html><html lang="en">/)
  expect(html).toMatch(/Go back: what you typed is still there. Send it again after \d+ minutes\./)
  const script = await answer('/en/contact.data')
  expect([script.status, script.headers.get('content-type')]).toEqual([
    429,
    'text/plain; charset=utf-8',
  ])
  expect(await script.text()).toMatch(
    /^Your network .* Leave this page open and send it again after/,
  )
})
