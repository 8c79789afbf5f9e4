import { expect, test, vi } from 'vitest'
import { testPlatform } from '../../../test/support/platform.ts'
import { countries } from '../../contract/countries.ts'
import { createApi } from '../platform/http/api.ts'
import { mountPlaces } from './routes.ts'

const { idempotency, signer, clock, log, metrics, cache, config } = await testPlatform({
  TRUST_PROXY: '1',
})
const counted = vi.spyOn(cache, 'count')
const api = createApi({
  idempotency,
  signer,
  clock,
  log,
  metrics,
  secure: false,
  strict: true,
  version: '1.0.0',
})
mountPlaces(api, { cache, config })

const get = async (path: string, headers = {}) => {
  const request = new Request(`http://sojourn.test/front/v1${path}`, { headers })
  const response = await api.fetch(request, { requestId: 'test', clientAddress: '127.0.0.1' })
  return { status: response.status, body: await response.json() }
}

test('suggests places for typed text', async () => {
  const { status, body } = await get('/places?q=kuala&limit=2')
  expect(status).toBe(200)
  expect(body.result.map((each: { code: string }) => each.code)).toEqual(['QKL', 'KUL'])
})

test('counts for each visitor', async () => {
  counted.mockClear()
  for (const clientAddress of ['203.0.113.1', '203.0.113.2']) {
    const request = new Request('http://sojourn.test/front/v1/places?q=bangk')
    const answer = await api.fetch(request, { requestId: 'test', clientAddress })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  }
  expect(counted.mock.calls.map(([key]) => key)).toEqual([
    'rate:places:203.0.113.1',
    'rate:places:203.0.113.2',
  ])
})

test('looks places up by their codes', async () => {
  const { body } = await get('/places/by-code?codes=lon,XXX,BKK')
  expect(body.result.map((each: { code: string }) => each.code)).toEqual(['LON', 'BKK'])
})

test.each([
  [{ 'x-coords': '35.44,139.64', 'x-country': 'MY' }, 'TYO'],
  [{ 'x-country': 'MY' }, 'QKL'],
])('names places near the caller by %o', async (headers, code) => {
  const { status, body } = await get('/places/nearby?limit=3', headers)
  expect(status).toBe(200)
  expect(body.result[0].code).toBe(code)
})

test.each([
  '/places',
  `/places?q=${'x'.repeat(81)}`,
  '/places?q=a&limit=21',
  '/places/by-code',
  '/places/nearby?limit=0',
])('%s is told what is wrong', async (path) => {
  const { status, body } = await get(path)
  expect(status).toBe(400)
  expect(body.error).toBe('VALIDATION')
})

test('the nearest countries are those of a country, or of the caller', async () => {
  const nearest = async (query: string, headers = {}) => {
    const { body } = await get(`/contents/nearest-countries?${query}`, headers)
    return body.result.map(({ country }: { country: string }) => country)
  }
  expect(await nearest('country=TH&limit=2')).toEqual(['TH', 'KH'])
  expect(await nearest('limit=1', { 'x-country': 'th' })).toEqual(['TH'])
  expect(await nearest('limit=1', { 'cf-ipcountry': 'TH' })).toEqual(['TH'])
  expect(await nearest('limit=1', { 'cf-ipcountry': 'TH', 'x-country': 'JP' })).toEqual(['JP'])
  expect(await nearest('limit=100')).toHaveLength(countries.length)
  // Known, but not served.
  expect(await nearest('country=WS&limit=1')).toEqual(['FJ'])
  const unknown = await get('/contents/nearest-countries?country=ZZ', {})
  expect(unknown.body).toMatchObject({
    error: 'VALIDATION',
    status_code: 400,
    fields: { country: 'unknown_country' },
  })
  // What an edge network says isn't the caller's mistake.
  expect(await nearest('limit=1', { 'x-country': 'ZZ' })).toEqual(['MY'])
})
