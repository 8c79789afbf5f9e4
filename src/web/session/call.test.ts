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

  it('sends JSON with its idempotency key', () => {
    const wire = { method: 'POST', path: '/x' } as const
    const init = callInit(wire, { body: { a: 1 }, idempotencyKey: 'k' }, new Headers())
    expect(init.body).toBe('{"a":1}')
    expect(new Headers(init.headers).get('idempotency-key')).toBe('k')
    expect(new Headers(init.headers).get('content-type')).toBe('application/json')
  })

  it.each([
    [false, 503, 2],
    [false, 429, 2],
    [false, 404, 1],
    [false, 501, 1],
    [true, 503, 1],
    [true, 409, 1],
  ])('with a body: %s, status %s: sent %s times (S7.4)', async (hasBody, status, times) => {
    let sent = 0
    await send(hasBody, async () => {
      sent += 1
      return answer(status)
    })
    expect(sent).toBe(times)
  })

  it('gives the result, or the problem as a value', async () => {
    expect(await readOutcome(answer(200, { result: 7 }))).toEqual({ ok: true, result: 7 })
    const problem = { message: 'gone', error: 'OFFER_GONE', status_code: 409 }
    expect(await readOutcome(answer(409, problem))).toEqual({ ok: false, problem })
    expect(await readOutcome(answer(409, { data: problem }))).toEqual({ ok: false, problem })
  })

  it('an answer that cannot be read, or none, is a problem too', async () => {
    const error = async (response: Response | undefined) => {
      const outcome = await readOutcome(response)
      return outcome.ok ? undefined : outcome.problem.error
    }
    expect(await error(new Response('<html>', { status: 502 }))).toBe('INTERNAL')
    expect(await error(undefined)).toBe('UNAVAILABLE')
  })
})
