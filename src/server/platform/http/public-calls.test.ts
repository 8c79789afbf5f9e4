import { expect, test } from 'vitest'
import { z } from 'zod'
import { testPlatform } from '../../../../test/support/platform.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { createApi } from './api.ts'

const { idempotency, signer, clock, log, metrics } = await testPlatform()
const parts = { idempotency, signer, clock, log, metrics, strict: true, version: '1.0.0' }
const api = createApi({ ...parts, secure: false })

const open = endpoint({
  id: 'test.open',
  method: 'GET',
  path: '/test/open',
  summary: 'The same for everyone.',
  description: 'A call for these tests.',
  query: z.object({ q: z.string() }),
  result: z.string(),
  errors: ['RATE_LIMITED'],
  maxAge: 60,
})

const admitted: string[] = []
api.mount(
  open,
  async ({ query }) => {
    if (query.q === 'unknown') throw new CatalogueError('RATE_LIMITED')
    return query.q.repeat(2000)
  },
  {
    admit: async ({ clientAddress }) => {
      admitted.push(clientAddress)
      if (clientAddress === '10.0.0.9') {
        throw new CatalogueError('RATE_LIMITED', { details: { retryAfter: 30 } })
      }
    },
  },
)

const ask = async (path: string, clientAddress: string, init?: RequestInit) => {
  const request = new Request(`http://site.test/front/v1${path}`, init)
  const origin = { requestId: 'r1', clientAddress }
  return api.fetch(request, origin)
}

test('an answer that anyone may keep says for how long, and each caller is admitted', async () => {
  admitted.length = 0
  const answers = [await ask('/test/open?q=a', '10.0.0.1'), await ask('/test/open?q=a', '10.0.0.2')]
  const [first, second] = answers.map(({ status, headers }) => [
    status,
    Object.fromEntries(headers),
  ])
  expect(first).toEqual(second)
  expect(first?.[1]).toMatchObject({
    'cache-control': 'public, max-age=60',
  })
  for (const answer of answers) expect(await answer.json()).toEqual({ result: 'a'.repeat(2000) })
  expect(admitted).toEqual(['10.0.0.1', '10.0.0.2'])
  expect(
    await metrics.registry.getSingleMetricAsString('front_api_call_duration_seconds'),
  ).toContain('front_api_call_duration_seconds_count{call="test.open",status="200"} 2')
})

test('a caller who is not admitted gets no answer, and that is kept by nobody', async () => {
  await ask('/test/open?q=b', '10.0.0.1')
  const refused = await ask('/test/open?q=b', '10.0.0.9')
  const { error } = (await refused.json()) as { error: string }
  expect([refused.status, error]).toEqual([429, 'RATE_LIMITED'])
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(refused.headers.get('cache-control')).toBe('no-store')
})

test('nobody may keep failures', async () => {
  const failed = await ask('/test/open?q=unknown', '10.0.0.1')
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([429, 'no-store'])
})

test.each([
  { method: 'POST' as const },
  { auth: 'member' as const },
  { auth: 'optional' as const },
  { device: true as const },
  { orderAccess: true as const },
  { raw: 'text/plain' },
])('an answer for one caller cannot be kept: %o', (own) => {
  expect(() => api.mount({ ...open, ...own }, async () => 'own')).toThrow('test.open')
})

test('a page in this process gets the value itself', async () => {
  let told: unknown
  const request = new Request('http://site.test/front/v1/test/open?q=d')
  await api.fetch(request, { requestId: 'r1', clientAddress: '10.0.0.1' }, (body) => {
    told = body
  })
  expect(told).toEqual({ result: 'd'.repeat(2000) })
})
