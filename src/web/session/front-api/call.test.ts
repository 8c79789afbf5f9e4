import { describe, expect, it } from 'vitest'
import { callInit, callPath, readOutcome, send } from './call.ts'

const answer = (status: number, body: unknown = {}) => Response.json(body, { status })

describe('a call of the front API', () => {
  it('fills its path and query, leaving out what is empty', () => {
    const wire = { method: 'GET', path: '/order/:orderCode' } as const
    const input = { params: { orderCode: 'A/B' }, query: { lang: 'en', none: undefined } }
    expect(callPath(wire, input)).toBe('/front/v1/order/A%2FB?lang=en')
    expect(callPath({ ...wire, version: 'v2' }, input)).toMatch(/^\/front\/v2\//)
  })

  it.each(['lang', 'language', 'locale'])('sends zh-tw as zh-TW in %s (S5.6)', (name) => {
    const path = callPath({ method: 'GET', path: '/x' }, { query: { [name]: 'zh-tw', q: 'zh-tw' } })
    expect(path).toBe(`/front/v1/x?${name}=zh-TW&q=zh-tw`)
    const body = { [name]: 'zh-tw', deep: [{ [name]: 'zh-tw' }], message: 'zh-tw' }
    const { body: sent } = callInit({ method: 'POST', path: '/x' }, { body }, new Headers())
    expect(JSON.parse(String(sent))).toEqual({
      [name]: 'zh-TW',
      deep: [{ [name]: 'zh-TW' }],
      message: 'zh-tw',
    })
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'sends JSON by %s, with its key',
    (method) => {
      const wire = { method, path: '/x' } as const
      const init = callInit(wire, { body: { a: 1 }, idempotencyKey: 'k' }, new Headers())
      expect(init.method).toBe(method)
      expect(init.body).toBe('{"a":1}')
      expect(new Headers(init.headers).get('idempotency-key')).toBe('k')
      expect(new Headers(init.headers).get('content-type')).toBe('application/json')
    },
  )

  it.each([
    [502, 'UNAVAILABLE'],
    [503, 'UNAVAILABLE'],
    [504, 'UNAVAILABLE'],
    [500, 'INTERNAL'],
  ])('a proxy that answers %s for itself means %s', async (status, error) => {
    const outcome = await readOutcome(new Response('<html>No server is ready.', { status }))
    expect(outcome).toMatchObject({ ok: false, problem: { error } })
  })

  const helpful = [408, 409, 425, 429, 500, 502, 503, 504]
  it.each([
    ...helpful.map((status) => [false, status, 2] as const),
    ...[400, 401, 403, 404, 422, 501, 505, 599].map((status) => [false, status, 1] as const),
    ...[200, 204].map((status) => [false, status, 1] as const),
    ...helpful.map((status) => [true, status, 1] as const),
  ])('with a body: %s, status %s: sent %s times (S7.4)', async (hasBody, status, times) => {
    let sent = 0
    const last = await send(hasBody, async () => {
      sent += 1
      return new Response(null, { status })
    })
    expect([sent, last?.status]).toEqual([times, status])
  })

  it.each([
    ['timed out', new DOMException('The operation timed out', 'TimeoutError'), 1],
    ['found nobody', new TypeError('fetch failed'), 2],
  ])('one that %s is sent the right number of times', async (_, error, times) => {
    let sent = 0
    await send(false, async () => {
      sent += 1
      throw error
    })
    expect(sent).toBe(times)
  })

  it.each([400, 422, 501, 599])('a status of %s fails (S7.4)', async (status) => {
    expect((await readOutcome(answer(status))).ok).toBe(false)
  })

  it('returns the result, or the problem as a value', async () => {
    expect(await readOutcome(answer(200, { result: 7 }))).toEqual({ ok: true, result: 7 })
    const problem = { message: 'gone', error: 'OFFER_GONE', status_code: 409 }
    expect(await readOutcome(answer(409, problem))).toEqual({ ok: false, problem })
    expect(await readOutcome(answer(409, { data: problem }))).toEqual({ ok: false, problem })
  })

  it('an unreadable response, or none, is a problem too', async () => {
    const error = async (response: Response | undefined) => {
      const outcome = await readOutcome(response)
      return outcome.ok ? undefined : outcome.problem.error
    }
    expect(await error(new Response('<html>', { status: 500 }))).toBe('INTERNAL')
    expect(await error(undefined)).toBe('UNAVAILABLE')
  })
})
