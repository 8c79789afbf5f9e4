import { expect, it } from 'vitest'
import { pageContext } from '../../../../../test/support/page/page-context.ts'
import { answerCallback } from './answer-callback.ts'
import type { PendingSignIn } from './pending-sign-in.ts'

const pending: PendingSignIn = {
  provider: 'google',
  intent: 'login',
  popup: true,
  locale: 'de',
  state: 'abcdefghij',
  nonce: 'klmnopqrst',
  verifier: 'v'.repeat(43),
}

/** Comes back from the provider with this query, to a front API that answers so. */
async function comesBack(query: string, answer?: (sent: Request) => Response) {
  const path = '/v1/member/login'
  const { context } = pageContext(answer ? { answers: { [path]: answer } } : {})
  const request = new Request(`http://a.example/callback?${query}`)
  return answerCallback(context, request, { pending, query: new URLSearchParams(query) })
}

const refused = (error: string) => () =>
  Response.json({ message: '', error, status_code: 502 }, { status: 502 })

it.each([
  ['error=access_denied', undefined, 'SOCIAL_DENIED'],
  ['error=server_error', undefined, 'SOCIAL_FAILED'],
  ['', undefined, 'SOCIAL_FAILED'],
  ['code=x', refused('SOCIAL_FAILED'), 'SOCIAL_FAILED'],
  ['code=x', refused('RATE_LIMITED'), 'RATE_LIMITED'],
] as const)(
  '?%s ends without success, with its error (S3.4, S4.20)',
  async (query, answer, error) => {
    expect(await comesBack(query, answer)).toEqual({
      status: { success: false, provider: 'google', error },
      to: `/de/login?error=${error}`,
    })
  },
)

/** A token that is valid for ten minutes. */
const token = () => {
  const claims = JSON.stringify({ exp: Date.now() / 1000 + 600 })
  return `x.${Buffer.from(claims).toString('base64url')}.x`
}

const signedIn = (isRegister: boolean) => ({
  outcome: 'signed_in',
  token: token(),
  refreshToken: token(),
  isRegister,
})

it('a completed sign-in is a success with its provider (S3.4, S4.19)', async () => {
  const { status, to } = await comesBack('code=x', () => Response.json({ result: signedIn(false) }))
  expect(status).toEqual({ success: true, provider: 'google' })
  expect(to).toContain('login=success')
})

it.each([
  [{ outcome: 'confirm_new_account', sso: 't', email: 'dara@example.com' }, '/de/login?'],
  [signedIn(true), '/de?'],
])(
  'continues in the language in which the visitor left, not the browser’s: %#',
  async (result, to) => {
    let language: string | null = null
    const answered = await comesBack('code=x', (sent) => {
      language = sent.headers.get('x-language')
      return Response.json({ result })
    })
    expect(answered.to).toContain(to)
    expect(language).toBe('de')
  },
)
