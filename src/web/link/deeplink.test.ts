import { describe, expect, it } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import { visitorContext } from '../session/contexts.ts'
import { deviceOf } from '../session/visitor/device.ts'
import { loader } from './deeplink.tsx'

const target = { path: 'flight/search', query: 'depAirport=KUL', marks: 'aft=friend' }
const found = () => Response.json({ result: target })
const problem = (error: string, status_code: number) => () =>
  Response.json({ message: '', error, status_code }, { status: status_code })

/** Requests `/deeplink/…` as a Thai visitor. */
async function ask(
  path: string,
  {
    answer = found,
    method = 'GET',
    agent = '',
  }: { answer?: () => Response; method?: string; agent?: string } = {},
) {
  const hash = 'abcdefghjk'
  const answers = { [`/v1/links/${hash}/open`]: answer, [`/v1/links/${hash}`]: answer }
  const { context, calls } = pageContext({ locale: 'th', answers })
  context.set(visitorContext, { ...context.get(visitorContext), device: deviceOf(agent) })
  const request = new Request(`http://a.example/deeplink/${path}`, { method })
  const url = new URL(request.url)
  const params = { '*': url.pathname.slice('/deeplink/'.length) }
  const outcome = await loader({ request, url, context, params } as never).catch(
    (thrown: unknown) => thrown,
  )
  const to = outcome instanceof Response ? outcome.headers.get('location') : undefined
  const status = outcome instanceof Response ? outcome.status : (outcome as Init).init?.status
  return { to, status, called: calls.map((each) => each.path.replace(hash, ':hash')) }
}
interface Init {
  init?: { status?: number }
}

describe('/deeplink/{hash} (S2.59)', () => {
  it('leads on in the visitor’s language, with the link’s marks', async () => {
    expect(await ask('abcdefghjk')).toMatchObject({
      status: 302,
      called: ['/v1/links/:hash/open'],
      to: '/th/flight/search?depAirport=KUL&aft=friend',
    })
  })

  it.each([
    ['marks of the address join', 'utm_source=mail&gclid=1', 'aft=friend&utm_source=mail&gclid=1'],
    ['its affiliate comes before the link’s', 'aft=other&click_id=9', 'aft=other&click_id=9'],
    ['nothing else of it is taken', 'depAirport=XXX&login=success&currency=THB', 'aft=friend'],
  ])('%s', async (_, query, marks) => {
    const { to } = await ask(`abcdefghjk?${query}`)
    expect(to).toBe(`/th/flight/search?depAirport=KUL&${marks}`)
  })

  it.each(['ABCDEFGHJK', 'abcdefghjk/'])('%s is the same', async (path) => {
    expect((await ask(path)).status).toBe(302)
  })

  it.each([
    ['who only asks for the head', { method: 'HEAD' }],
    ['a crawler', { agent: 'Googlebot/2.1' }],
  ])('%s is led on uncounted', async (_, by) => {
    expect(await ask('abcdefghjk', by)).toMatchObject({
      status: 302,
      called: ['/v1/links/:hash'],
    })
  })

  it.each(['', 'abc', 'abcdefghj0', 'abcdefghjk/more', '%00', '..%2f..'])(
    'what is no hash is not looked up: %j',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, to: undefined, called: [] })
    },
  )

  it.each([
    ['LINK_NOT_FOUND', 404],
    ['RATE_LIMITED', 429],
    ['UNAVAILABLE', 503],
  ])('%s is a page with its status', async (error, status) => {
    const dead = await ask('abcdefghjk', { answer: problem(error, status) })
    expect(dead).toMatchObject({ status, to: undefined })
  })
})
