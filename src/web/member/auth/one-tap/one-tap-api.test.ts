import { describe, expect, it } from 'vitest'
import { pageContext } from '../../../../../test/support/page/page-context.ts'
import { action, loader } from './one-tap-api.ts'

const refused = () =>
  Response.json({ message: '', error: 'SOCIAL_FAILED', status_code: 400 }, { status: 400 })

/** The prompt's answer as the home page sends it on. */
async function send(sent: unknown, jar: Record<string, string> = { auth_one_tap: 'nonce12345' }) {
  const { context, calls, cookies } = pageContext({
    jar,
    answers: { '/v1/member/login': refused },
  })
  const request = new Request('http://a.example/en/login/one-tap', {
    method: 'POST',
    headers: { 'user-agent': 'Browser/1.0', 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  })
  const answer = await action({ request, context } as unknown as Parameters<typeof action>[0])
  return { told: await answer.json(), calls, cookies }
}

describe('the quick prompt’s response (S4.17)', () => {
  it('is sent as quick-sso: provider, ID token and user agent, e-mail and password empty', async () => {
    const { calls } = await send({ credential: 'id.token.x' })
    expect(calls.map(({ path }) => path)).toEqual(['/v1/member/login'])
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      flow: 'quick-sso',
      email: '',
      password: '',
      socialId: 'google',
      tokenId: 'id.token.x',
      nonce: 'nonce12345',
      userAgent: 'Browser/1.0',
    })
  })

  it('is valid once: the nonce is deleted, and a rejection is shown', async () => {
    const { told, cookies } = await send({ credential: 'id.token.x' })
    expect(told).toEqual({ error: 'SOCIAL_FAILED' })
    expect(cookies.read('auth_one_tap')).toBeUndefined()
  })

  it.each([
    ['without the nonce that this browser was given', { credential: 'id.token.x' }, {}],
    ['without an ID token', {}, { auth_one_tap: 'nonce12345' }],
    ['with one that is too long', { credential: 'x'.repeat(8001) }, { auth_one_tap: 'n' }],
  ])('goes nowhere %s', async (_, sent, jar) => {
    const { told, calls } = await send(sent, jar as Record<string, string>)
    expect([told, calls]).toEqual([{ error: 'SOCIAL_FAILED' }, []])
  })
})

describe('a closed prompt', () => {
  const offered = () =>
    Response.json({ result: { providers: ['google'], oneTap: { clientId: 'c', script: '/s.js' } } })
  async function offer(jar: Record<string, string>) {
    const { context } = pageContext({ jar, answers: { '/v1/member/social/providers': offered } })
    const request = new Request('http://a.example/en/login/one-tap')
    const answer = await loader({ request, context } as unknown as Parameters<typeof loader>[0])
    return (await answer.json()).offer
  }

  it('isn’t shown again right away', async () => {
    expect(await offer({})).toMatchObject({ clientId: 'c' })
    const { told, calls, cookies } = await send({ dismissed: true })
    expect([told, calls]).toEqual([{}, []])
    expect(await offer({ one_tap_rest: cookies.read('one_tap_rest') ?? '' })).toBe(null)
  })
})
