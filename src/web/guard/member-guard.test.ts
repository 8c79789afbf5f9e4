import { describe, expect, it } from 'vitest'
import { pageContext } from '../../../test/support/page/page-context.ts'
import { type ErrorCode, errorCatalogue } from '../../contract/errors.ts'
import { memberContext } from '../session/contexts.ts'
import { readMember } from '../session/member/read-member.ts'
import { memberGuard } from './member-guard.ts'

const address = 'http://a.example/en/account/profile'
const token = `x.${Buffer.from(JSON.stringify({ sub: 'm1', exp: 4_000_000_000 })).toString('base64url')}.x`
const problem = (error: ErrorCode) => () => {
  const [status_code, message] = errorCatalogue[error]
  return Response.json({ error, message, status_code }, { status: status_code })
}

/** Returns where the guard redirects a request for the profile if `/member/get` returns this. */
async function sentTo(jar: Record<string, string>, answer: () => Response) {
  const { context, cookies } = pageContext({ jar, answers: { '/v1/member/get': answer } })
  context.set(memberContext, readMember(context, new Request(address)))
  const asked = { context, url: new URL(address), request: new Request(address) } as never
  const thrown = await Promise.resolve(memberGuard(asked, async () => new Response())).catch(
    (sent: Response) => sent,
  )
  return {
    to: thrown instanceof Response ? thrown.headers.get('location') : null,
    kept: cookies.read('auth_token'),
  }
}

describe('the profile of a visitor who', () => {
  it.each(['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL'] as const)(
    'has a valid token stays accessible while the user fetch returns %s',
    async (error) => {
      const jar = { auth_token: token, auth_refresh: token }
      expect(await sentTo(jar, problem(error))).toEqual({ to: null, kept: token })
    },
  )

  it('has a rejected token redirects to login, and the auth data is cleared (S8.11)', async () => {
    const jar = { auth_token: token, auth_refresh: token }
    expect(await sentTo(jar, problem('UNAUTHENTICATED'))).toEqual({
      to: '/en/login',
      kept: undefined,
    })
  })

  it('has no token redirects to login', async () => {
    expect((await sentTo({}, problem('INTERNAL'))).to).toBe('/en/login')
  })
})
