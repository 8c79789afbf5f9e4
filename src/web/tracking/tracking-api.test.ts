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

it('a batch goes to the front API with what scripts cannot know (S7.34)', async () => {
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

it('what the front API refuses is refused', async () => {
  const problem = { message: '', error: 'RATE_LIMITED', status_code: 429 }
  const answers = { [path]: () => Response.json(problem, { status: 429 }) }
  expect((await send('[]', answers)).status).toBe(429)
})

it('what is far too long is not even read out', async () => {
  const { status, calls } = await send('x'.repeat(60_001))
  expect([status, calls]).toEqual([413, []])
})

it('what is no JSON is sent on as no events, for the front API to refuse', async () => {
  const { calls } = await send('<xml/>')
  expect(JSON.parse(calls[0]?.body ?? '{}').events).toBeUndefined()
})

it('what is nested too deep is sent on as no events, too', async () => {
  const { status, calls } = await send('['.repeat(10_000) + ']'.repeat(10_000))
  expect(status).not.toBe(500)
  expect(JSON.parse(calls[0]?.body ?? '{}').events).toBeUndefined()
})
