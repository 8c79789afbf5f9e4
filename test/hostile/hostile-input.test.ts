import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { startKillable } from '../fault/killable-server.ts'
import { newDataDir } from '../support/data-dir.ts'
import { testDatabase } from '../support/database.ts'
import { sentForm } from '../support/sent-form.ts'
import { longerThan, slowness, turnsAfter, turnsOf } from './event-loop.ts'
import { hostileFiles } from './hostile-files.ts'

/** How long `/healthz` may wait on a quiet machine, in seconds of the event loop's processor time. */
const longest = 0.2
/**
 * How often an attack may block the server. What it costs by itself blocks each time; but the first time may also load and compile
 * something, and on a busy machine one turn may have to read what many calls sent while the server waited for the processor.
 */
const mostBlocked = 4

const dataDir = newDataDir('hostile')
let logged = ''
const server = await startKillable(
  {
    NODE_ENV: 'test',
    DEMONSTRATION: '0',
    LOG_LEVEL: 'warn',
    PORT: '0',
    DATABASE_POOL: '4',
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: await testDatabase(),
    SECRET_KEY: 'a key that is long enough for hostile input',
  },
  (text) => {
    logged = (logged + text).slice(-20_000)
  },
)
afterAll(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

let addresses = 0
/** Calls the front API as somebody else each time, so that no limit hides what a call costs. */
function call(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  method = body === undefined ? 'GET' : 'POST',
) {
  addresses += 1
  return fetch(`${server.origin}${path}`, {
    method,
    body: bodyOf(body),
    headers: {
      // A form says its own type.
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
      ...headers,
    },
    redirect: 'manual',
  }).then(async (answer) => {
    await answer.arrayBuffer()
    return answer.status
  })
}

function bodyOf(sent: unknown): string | FormData | Buffer<ArrayBuffer> | null {
  if (sent === undefined) return null
  const isReady = typeof sent === 'string' || sent instanceof FormData || Buffer.isBuffer(sent)
  return isReady ? (sent as string) : JSON.stringify(sent)
}

const message = (more: object = {}) => ({
  topic: 'other',
  email: 'dara@example.com',
  name: 'Dara',
  message: 'Hello',
  attachments: [],
  ...more,
})
const events = (url: string) => ({
  visit: { device: 'mobile', campaign: null, source: null, affiliate: null, utm: null },
  events: Array.from({ length: 20 }, () => ({
    name: 'page_view',
    screen: 'home',
    url: url.slice(0, 2000),
    ageMs: 0,
  })),
})
const times = (count: number, send: () => Promise<number>) =>
  Promise.all(Array.from({ length: count }, send))
/** Which search it is doesn't matter: what is sent is checked before it's looked for. */
const results = (filters: object) =>
  call(`/front/v1/hotel/search/${crypto.randomUUID()}/results`, { filters })

const attacks: readonly (readonly [name: string, send: () => Promise<number[]>])[] = [
  ...hostileFiles.map(([name, make]) => {
    const send = async () => {
      const file = { name: 'cv.pdf', content: make() }
      const form = sentForm(message(), 'attachments', file)
      const status = await call('/front/v1/support/add-ticket', form)
      // Its content was looked at.
      expect([201, 400]).toContain(status)
      return [status]
    }
    return [`a file with ${name}`, send] as const
  }),
  [
    'twenty large files at once',
    () => {
      const content = Buffer.alloc(9 * 1024 * 1024, '%PDF-1.7 ')
      const form = () => sentForm(message(), 'attachments', { name: 'cv.pdf', content })
      return times(20, () => call('/front/v1/support/add-ticket', form()))
    },
  ],
  ...[
    `/en/flight/search?utm_campaign=${'a'.repeat(2000)}`,
    `/en/flight/search?utm_campaign=${'1'.repeat(2000)}`,
    `/en/flight/search?utm_campaign=${'%3F'.repeat(700)}`,
    `/${'a/'.repeat(1000)}`,
    `/en?${'utm_source=a@&'.repeat(150)}`,
  ].map((url) => {
    const send = () => times(30, () => call('/front/v1/tracking/events', events(url)))
    return [`events at ${url.slice(0, 40)}…`, send] as const
  }),
  ['the description of the API', () => times(20, () => call('/front/openapi.json'))],
  [
    'the compressed description of the API',
    () => times(20, () => call('/front/openapi.json', undefined, { 'accept-encoding': 'br' })),
  ],
  ...[
    ['a place of spaces', `/front/v1/places?q=${'%20'.repeat(2000)}a`],
    ['a place of one letter', `/front/v1/places?q=${'a'.repeat(10_000)}`],
    ['a path of slashes', `/${'/'.repeat(10_000)}a`],
    ['a path of dots', `/front/${'../'.repeat(3000)}a`],
    ['a query of many names', `/front/v1/places?${'a=1&'.repeat(3000)}`],
  ].map(([name = '', path = '']) => [name, () => times(10, () => call(path))] as const),
  [
    'headers of spaces, commas and letters',
    () =>
      times(10, () =>
        call('/front/v1/places?q=kul', undefined, {
          'accept-language': 'a-'.repeat(3000),
          'user-agent': 'android'.repeat(400),
          cookie: `a=${'='.repeat(2000)}`,
          authorization: `Bearer ${' '.repeat(500)}a`,
        }),
      ),
  ],
  [
    'many files that are none',
    async () => [
      await call('/front/v1/support/add-ticket', message({ attachments: Array(970_000).fill({}) })),
    ],
  ],
  ...(
    [
      ['of many parts', '\r\n--x\r\ncontent-disposition: form-data; name="attachments"\r\n\r\na'],
      ['of a long header', 'content-disposition: '],
      ['of boundaries', '--x'],
      ['of nearly boundaries', '\r\n--'],
    ] as const
  ).map(([name, repeated]) => {
    const send = () => {
      const content = Buffer.alloc(10 * 1024 * 1024, repeated)
      const body = Buffer.concat([Buffer.from('--x\r\n'), content, Buffer.from('\r\n--x--\r\n')])
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      return times(3, () => call('/front/v1/support/add-ticket', body, headers))
    }
    return [`a form ${name}`, send] as const
  }),
  [
    'an application of many names',
    async () => {
      const names = Array.from({ length: 400_000 }, (_, index) => [`n${index}`, 1])
      return [await call('/front/v1/career/applications', Object.fromEntries(names))]
    },
  ],
  [
    'large messages that are invalid',
    () => times(10, () => call('/front/v1/support/add-ticket', 'a'.repeat(600_000))),
  ],
  [
    'needs without end',
    () => {
      const needs = Array(15_000).fill('wheelchair')
      const path = `/front/v1/hotel/bookings/${crypto.randomUUID()}/draft`
      return times(5, () => call(path, { needs }, {}, 'PUT'))
    },
  ],
  [
    'a body of brackets',
    async () => [await call('/front/v1/tracking/events', '['.repeat(900_000))],
  ],
  [
    'a body of many names',
    async () => {
      const names = Array.from({ length: 60_000 }, (_, index) => [`name${index}`, 1])
      return [await call('/front/v1/tracking/events', Object.fromEntries(names))]
    },
  ],
  [
    'details of many names',
    async () => {
      const details = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`Name ${i}`, 1]))
      const body = { ...events('/en'), events: [{ ...events('/en').events[0], details }] }
      return [await call('/front/v1/tracking/events', body)]
    },
  ],
  [
    'a message of one letter',
    async () => [
      await call('/front/v1/support/add-ticket', message({ message: 'a'.repeat(900_000) })),
      await call('/front/v1/support/add-ticket', message({ email: 'a.'.repeat(400_000) })),
      await call('/front/v1/support/add-ticket', message({ email: `a@${'a.'.repeat(400_000)}` })),
    ],
  ],
  [
    'filters of many values',
    async () => [
      await results({ stars: Array(300_000).fill(5) }),
      await results({ amenities: Array(60_000).fill('pool') }),
    ],
  ],
]

/** What is loaded and compiled for the first call of a kind is no attack. */
test('the server answers what is harmless', async () => {
  expect(await call('/front/v1/support/add-ticket', message())).toBe(201)
  expect(await call('/front/v1/tracking/events', events('/en'))).toBe(202)
  expect(await call('/front/v1/places?q=kuala')).toBe(200)
})

test.each(attacks)('/healthz doesn’t wait for %s', async (_, send) => {
  let [blocked, others] = [0, 0]
  while (blocked >= others) {
    const slownessBefore = slowness()
    const before = await turnsOf(server.origin)
    logged = ''
    const statuses = await send()
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    // Refused or taken, but never a fault of ours, nor out of time.
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
    const after = await turnsAfter(server.origin)
    const bound = longest * Math.max(slownessBefore, slowness())
    const long = longerThan(bound, before, after)
    if (long === 0) others += 1
    else blocked += 1
    if (blocked === mostBlocked) expect(`${long} long turns: ${logged}`).toBe('')
  }
})

test('the reading tells a server that is kept busy', () => {
  const turns = (...counts: number[]) => {
    const bounds = [0.1, 0.2, 0.3, Number.POSITIVE_INFINITY]
    return counts.map((count, index) => [bounds[index] ?? 0, count] as const)
  }
  expect(longerThan(0.2, turns(5, 5, 5, 5), turns(8, 9, 9, 9))).toBe(0)
  expect(longerThan(0.2, turns(5, 5, 5, 5), turns(8, 9, 10, 11))).toBe(2)
  expect(longerThan(0.25, turns(5, 5, 5, 5), turns(8, 9, 10, 11))).toBe(1)
})
