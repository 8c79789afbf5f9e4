import { expect, test } from 'vitest'
import { z } from 'zod'
import { testPlatform } from '../../../../test/support/platform.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { minutes } from '../duration.ts'
import { createApi } from './api.ts'

const { idempotency, signer, clock, log, metrics } = await testPlatform()
const parts = { idempotency, signer, clock, log, metrics, strict: true, version: '1.0.0' }
const api = createApi({ ...parts, secure: false })

const book = endpoint({
  id: 'test.book',
  method: 'POST',
  path: '/test/book/:seat',
  summary: 'Books a seat.',
  description: 'A call for these tests.',
  params: z.object({ seat: z.coerce.number().int() }),
  query: z.object({ cabin: z.enum(['economy', 'business']).default('economy') }),
  body: z.object({ passenger: z.object({ name: z.string().min(2) }) }),
  result: z.object({ seat: z.number(), cabin: z.string(), times: z.number() }),
  status: 201,
  idempotent: true,
  auth: 'optional',
  errors: ['OFFER_GONE'],
})
const fail = endpoint({
  id: 'test.fail',
  method: 'GET',
  path: '/test/fail',
  summary: 'Fails as it is told to.',
  description: 'A call for these tests.',
  query: z.object({ how: z.string() }),
  result: z.string(),
  errors: ['TRX_NOT_FOUND', 'RATE_LIMITED'],
})
const mine = endpoint({
  id: 'test.mine',
  method: 'GET',
  path: '/test/mine',
  summary: 'For members.',
  description: 'A call for these tests.',
  result: z.string(),
  auth: 'member',
  errors: [],
})
const hook = endpoint({
  id: 'test.hook',
  method: 'POST',
  path: '/test/hook',
  summary: 'Called by a gateway.',
  description: 'A call for these tests.',
  result: z.string(),
  csrf: false,
  errors: [],
})

const device = endpoint({
  id: 'test.device',
  method: 'GET',
  path: '/test/device',
  summary: 'For one device, or for guests with a grant.',
  description: 'A call for these tests.',
  result: z.string(),
  device: true,
  orderAccess: true,
  errors: ['VALIDATION'],
})

let booked = 0
api.mount(book, async ({ params, query, body }) => {
  if (body.passenger.name === 'Late') throw new CatalogueError('OFFER_GONE')
  booked += 1
  return { seat: params.seat, cabin: query.cabin, times: booked }
})
api.mount(fail, async ({ query }) => {
  if (query.how === 'known') throw new CatalogueError('TRX_NOT_FOUND')
  if (query.how === 'limited') {
    throw new CatalogueError('RATE_LIMITED', { details: { retryAfter: 840 } })
  }
  if (query.how === 'undeclared') throw new CatalogueError('PAYMENT_DECLINED')
  if (query.how === 'wrong result') return 7 as unknown as string
  throw new Error('password=hunter2 in the stack')
})
api.mount(mine, async ({ context }) => `member ${context.member?.id}`)
api.mount(hook, async ({ rawBody }) => rawBody)
api.mount(device, async () => 'this device')
api.authenticateWith(async (bearer) => {
  if (bearer !== 'right') throw new CatalogueError('SESSION_EXPIRED')
  return { id: 'm1', type: 'MEMBER', signInId: 's1', provenAt: 0 }
})

async function call(path: string, init: RequestInit = {}, on = api) {
  const request = new Request(`http://site.test/front${path}`, init)
  const response = await on.fetch(request, { requestId: 'r1', clientAddress: '127.0.0.1' })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const post = (body: unknown, more: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...more },
})
const ana = { passenger: { name: 'Ana' } }

test.each(['/v1', '/v2'])('responses use the envelope under %s', async (version) => {
  const { status, body } = await call(`${version}/test/book/7?cabin=business`, post(ana))
  expect(status).toBe(201)
  expect(body).toEqual({ result: { seat: 7, cabin: 'business', times: booked } })
})

test('all invalid fields are reported at once, by path', async () => {
  const sent = post({ passenger: { name: '' } })
  const { status, body } = await call('/v1/test/book/x?cabin=first', sent)
  expect(status).toBe(400)
  expect(body).toMatchObject({
    error: 'VALIDATION',
    status_code: 400,
    fields: { seat: 'invalid_type', cabin: 'invalid_value', 'passenger.name': 'too_short' },
  })
})

test('of a query parameter that is repeated the first counts, and none is read from elsewhere', async () => {
  const { body } = await call(
    '/v1/test/book/7?cabin=business&cabin=economy',
    post({ ...ana, cabin: 'economy', seat: 9 }),
  )
  expect(body.result).toMatchObject({ cabin: 'business', seat: 7 })
})

test('missing fields are reported as required', async () => {
  const { body } = await call('/v1/test/book/7', post({}))
  expect(body.fields).toEqual({ passenger: 'required' })
})

test('a body that isn’t JSON is a bad request', async () => {
  const { status, body } = await call('/v1/test/book/7', post('{'))
  expect([status, body.error]).toEqual([400, 'BAD_REQUEST'])
})

test.each([
  ['/v1/test/book/7', { passenger: { name: 'An\0a' } }],
  ['/v1/test/book/7%00', ana],
  ['/v1/test/book/7?cabin=%00', ana],
])('a NUL in %s is a bad request', async (path, sent) => {
  const { status, body } = await call(path, post(sent))
  expect([status, body.error]).toEqual([400, 'BAD_REQUEST'])
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'a body of the type %j, which other sites’ pages could send, is refused',
  async (type) => {
    const sent = post(ana)
    const { status, body } = await call('/v1/test/book/7', {
      ...sent,
      headers: { ...sent.headers, 'content-type': type },
    })
    expect([status, body.error]).toEqual([400, 'BAD_REQUEST'])
  },
)

test('a mutating call needs a key, and runs once for it', async () => {
  const { body } = await call('/v1/test/book/7', {
    ...post(ana),
    headers: { 'content-type': 'application/json' },
  })
  expect(body.error).toBe('IDEMPOTENCY_KEY_MISSING')
  const sent = post(ana)
  const first = await call('/v1/test/book/7', sent)
  const again = await call('/v2/test/book/7', sent)
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotency-replayed')).toBe('true')
})

test('an error is replayed too', async () => {
  const sent = post({ passenger: { name: 'Late' } })
  const answers = [await call('/v1/test/book/7', sent), await call('/v1/test/book/7', sent)]
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
    [409, 'OFFER_GONE'],
    [409, 'OFFER_GONE'],
  ])
})

test('a known error returns its code, an unknown one reveals nothing', async () => {
  expect((await call('/v1/test/fail?how=known')).body).toMatchObject({
    error: 'TRX_NOT_FOUND',
    status_code: 404,
  })
  const unknown = await call('/v1/test/fail?how=crash')
  expect(unknown.status).toBe(500)
  expect(JSON.stringify(unknown.body)).not.toContain('hunter2')
})

test('a rate limit says when it ends', async () => {
  const { status, headers } = await call('/v1/test/fail?how=limited')
  expect([status, headers.get('retry-after')]).toEqual([429, '840'])
})

test.each(['undeclared', 'wrong result'])(
  '%s: a response that violates the contract fails',
  async (how) => {
    expect((await call(`/v1/test/fail?how=${how}`)).status).toBe(500)
  },
)

test('an unknown call is not found', async () => {
  const { status, body } = await call('/v1/test/nothing')
  expect([status, body.error]).toEqual([404, 'NOT_FOUND'])
})

test.each([
  [{}, 'UNAUTHENTICATED'],
  [{ authorization: 'Bearer ' }, 'TOKEN_MISSING'],
  [{ authorization: 'Basic bWU6bWU=' }, 'TOKEN_MISSING'],
  [{ authorization: 'Bearer wrong' }, 'SESSION_EXPIRED'],
  [{ authorization: 'Bearer right' }, undefined],
])('members only: %o gets %s', async (headers, error) => {
  const { status, body } = await call('/v1/test/mine', { headers })
  expect([status, body.error]).toEqual([error ? 401 : 200, error])
})

test('a mutating call with cookies needs a token issued to the session in the last two hours', async () => {
  const { body, headers } = await call('/v1/csrf')
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(cookie).toMatch(/^sid=/)
  const [issued, digest] = body.result.split('.')
  const tried = async (more: Record<string, string>) => {
    const { status, body: told } = await call('/v1/test/book/7', post(ana, more))
    return told.details?.reason ?? status
  }
  expect(await tried({})).toBe(201)
  expect(await tried({ cookie, 'x-csrf-token': body.result })).toBe(201)
  expect(await tried({ cookie })).toBe('missing')
  expect(await tried({ cookie: 'sid=another', 'x-csrf-token': body.result })).toBe('foreign')
  const before = booked
  for (const made of ['guessed', digest, `.${digest}`, `${issued}0.${digest}`, `${issued}.`]) {
    expect(await tried({ cookie, 'x-csrf-token': made }), made).toBe('foreign')
  }
  clock.advance(minutes(119))
  expect(await tried({ cookie, 'x-csrf-token': body.result })).toBe(201)
  clock.advance(minutes(2))
  expect(await tried({ cookie, 'x-csrf-token': body.result })).toBe('expired')
  const { result: fresh } = (await call('/v1/csrf', { headers: { cookie } })).body
  expect(await tried({ cookie, 'x-csrf-token': fresh })).toBe(201)
  expect(booked).toBe(before + 2)
})

test('over HTTPS the session is a cookie that only this host can set, whatever other cookies there are', async () => {
  const secured = createApi({ ...parts, secure: true })
  secured.mount(book, async () => ({ seat: 7, cabin: 'economy', times: 1 }))
  const { body, headers } = await call('/v1/csrf', {}, secured)
  const [cookie, ...attributes] = headers.get('set-cookie')?.split('; ') ?? []
  expect(cookie).toMatch(/^__Host-sid=/)
  expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'])
  const sent = { cookie: `sid=planted; ${cookie}`, 'x-csrf-token': body.result }
  expect((await call('/v1/test/book/7', post(ana, sent), secured)).status).toBe(201)
})

test("a gateway's call needs none, and its raw body is passed on", async () => {
  const sent = { method: 'POST', body: '{ "as": "sent" }', headers: { cookie: 'sid=1' } }
  expect((await call('/v1/test/hook', sent)).body).toEqual({ result: '{ "as": "sent" }' })
})

test.each([
  ['a body beyond a megabyte', '/v1/test/hook', 'x'.repeat(2 ** 20 + 1)],
  ['JSON beyond a quarter of one', '/v1/test/book/7', JSON.stringify('x'.repeat(2 ** 18))],
])('%s is too large', async (_, path, body) => {
  const answer = await call(path, post(body))
  expect([answer.status, answer.body.error]).toEqual([413, 'TOO_LARGE'])
})

test('an interrupted body is only the caller’s error', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"passenger":'))
      controller.error(new Error('aborted'))
    },
  })
  const sent = { ...post(ana), body: broken, duplex: 'half' } as RequestInit
  const { status, body } = await call('/v1/test/book/7', sent)
  expect([status, body.error]).toEqual([400, 'BAD_REQUEST'])
})

test.each([
  ['10,000 lists in each other', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['10,000 objects in each other', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['half a character', '{"passenger":{"name":"An\\ud83da"}}'],
  ['half a character in a name', '{"passenger":{"name":"Ana"},"\\udc00":1}'],
])('%s: a bad request', async (_, sent) => {
  const { status, body } = await call('/v1/test/book/7', post(sent))
  expect([status, body.error]).toEqual([400, 'BAD_REQUEST'])
})

test('a complete surrogate pair is accepted', async () => {
  const { status } = await call('/v1/test/book/7', post({ passenger: { name: 'An𠮷a' } }))
  expect(status).toBe(201)
})

test('the description lists mounted calls with input, results and errors', async () => {
  const { body } = await call('/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  expect(body.servers).toEqual([{ url: '/front' }])
  const tested = ['/book/{seat}', '/fail', '/mine', '/hook', '/device'].map(
    (path) => `/test${path}`,
  )
  const paths = ['/csrf', ...tested]
  expect(Object.keys(body.paths)).toEqual(paths.flatMap((path) => [`/v1${path}`, `/v2${path}`]))
  const described = body.paths['/v2/test/book/{seat}'].post
  const own = described.parameters.filter((each: object) => !('$ref' in each))
  expect(own.map((each: { name: string; in: string }) => [each.in, each.name])).toEqual([
    ['path', 'seat'],
    ['query', 'cabin'],
    ['header', 'idempotency-key'],
    ['header', 'x-csrf-token'],
  ])
  expect(Object.keys(described.responses)).toEqual([
    '201',
    '400',
    '403',
    '409',
    '413',
    '422',
    '431',
    '500',
    '503',
  ])
  expect(described.responses['409'].content['application/json'].schema.allOf[1]).toEqual({
    properties: { error: { enum: ['OFFER_GONE', 'IDEMPOTENCY_IN_FLIGHT'] } },
  })
})

test('the description lists every conventional header on every call (S7.3)', async () => {
  const { body } = await call('/openapi.json')
  const named = Object.keys(body.components.parameters).sort()
  expect(named).toEqual([
    ...['x-affiliate', 'x-aft', 'x-asn-num', 'x-auid', 'x-coords', 'x-country', 'x-currency'],
    ...[
      'x-kn',
      'x-language',
      'x-mm',
      'x-ref-src',
      'x-session-id',
      'x-source',
      'x-sourcepar',
      'x-trace-id',
    ],
  ])
  const references = body.paths['/v1/csrf'].get.parameters.map(
    (each: { $ref: string }) => each.$ref,
  )
  expect(references.sort()).toEqual(named.map((name) => `#/components/parameters/${name}`))
})

test('a call that needs a device says so, and so do calls that accept grants', async () => {
  const { body } = await call('/openapi.json')
  const own = body.paths['/v1/test/device'].get.parameters.filter(
    (each: object) => !('$ref' in each),
  )
  expect(own).toMatchObject([
    { name: 'x-auid', required: true },
    { name: 'x-order-access', required: false },
  ])
  const bare = await call('/v1/test/device')
  expect(bare.body).toMatchObject({ status_code: 400, fields: { 'x-auid': 'required' } })
  const named = await call('/v1/test/device', { headers: { 'x-auid': crypto.randomUUID() } })
  expect(named.body.result).toBe('this device')
})

test.each(['/v1/test/mine', '/v1/csrf', '/v1/nowhere', '/v1/test/fail?how=known'])(
  'nobody may keep %s',
  async (path) => {
    expect((await call(path)).headers.get('cache-control')).toBe('no-store')
  },
)

test('everybody may keep the description, and gets no body for one that’s kept', async () => {
  const address = 'http://site.test/front/openapi.json'
  const origin = { requestId: 'r1', clientAddress: '127.0.0.1' }
  const first = await api.fetch(new Request(address), origin)
  expect(first.headers.get('cache-control')).toBe('public, max-age=300')
  const kept = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }
  expect((await api.fetch(new Request(address, kept), origin)).status).toBe(304)
})
