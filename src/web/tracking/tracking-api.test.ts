import { expect, it } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import { action } from './tracking-api.ts'

const event = { name: 'page_view', screen: 'content/home', url: '/en', ageMs: 0, details: {} }
const path = '/v1/tracking/events'

async function send(body: string, answers: Record<string, () => Response> = {}) {
  const jar = { ads: '{"s":"GOOG","b":"autumn"}', affiliate: '{"id":"friend","clickId":"c1"}' }
  const { context, calls } = pageContext({ jar, answers })
  const request = new Request('http://a.example/en/tracking', { method: 'POST', body })
  const response = await action({ request, context } as never)
  return { status: response.status, calls }
}

it('a batch is sent to the front API with what scripts can’t know (S7.34)', async () => {
  const { status, calls } = await send(JSON.stringify([event]))
  expect(status).toBe(204)
  expect(calls.map((call) => [call.path, JSON.parse(call.body)])).toEqual([
    [
      path,
      {
        visit: {
          device: 'desktop',
          campaign: 'autumn',
          source: { s: 'GOOG', b: 'autumn' },
          affiliate: { id: 'friend', clickId: 'c1' },
          utm: null,
        },
        events: [event],
      },
    ],
  ])
})

it('what the front API rejects is rejected', async () => {
  const problem = { message: '', error: 'RATE_LIMITED', status_code: 429 }
  const answers = { [path]: () => Response.json(problem, { status: 429 }) }
  expect((await send('[]', answers)).status).toBe(429)
})

it('a body that is far too long isn’t even read', async () => {
  const { status, calls } = await send('x'.repeat(60_001))
  expect([status, calls]).toEqual([413, []])
})

it('a body that isn’t JSON is forwarded as no events, which the front API rejects', async () => {
  const { calls } = await send('<xml/>')
  expect(JSON.parse(calls[0]?.body ?? '{}').events).toBeUndefined()
})

it('so is a body with too much nesting', async () => {
  const { status, calls } = await send('['.repeat(10_000) + ']'.repeat(10_000))
  expect(status).not.toBe(500)
  expect(JSON.parse(calls[0]?.body ?? '{}').events).toBeUndefined()
})
