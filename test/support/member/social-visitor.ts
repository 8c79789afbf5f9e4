import { createHash, randomBytes } from 'node:crypto'
import type { LoginResult } from '../../../src/contract/member/member.ts'
import type { SocialProvider } from '../../../src/contract/member/social.ts'
import type { Answer, MemberSite } from './member-site.ts'

export interface Person {
  name?: string
  email: string
  verified?: boolean
}

const random = (length: number) => randomBytes(20).toString('hex').slice(0, length)

/** Creates a visitor at the embedded identity provider, redirected there and back like the site's pages do. */
export function createSocialVisitor({ call, outside, origin }: MemberSite) {
  /** Goes through the provider's page and back to /callback; returns its query, and what the site stored. */
  async function goAndReturn(
    provider: SocialProvider,
    { name = 'Dara Sok', email, verified = true }: Person,
    decision: 'allow' | 'deny' = 'allow',
  ) {
    const codeVerifier = randomBytes(32).toString('base64url')
    const kept = { codeVerifier, nonce: random(10), redirectUri: `${origin}/callback` }
    const { result } = await call<{ url: string }>('POST', '/member/social/start', {
      body: {
        provider,
        state: random(10),
        nonce: kept.nonce,
        redirectUri: kept.redirectUri,
        codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      },
    })
    const form = new URLSearchParams({
      name,
      email,
      decision,
      ...(verified ? { verified: 'on' } : {}),
    })
    const answer = await outside(new Request(result.url, { method: 'POST', body: form }))
    const back = new URL(answer.headers.get('location') ?? '')
    return { kept, query: Object.fromEntries(back.searchParams), sentTo: new URL(result.url) }
  }

  /** Returns the body of the social login that follows. */
  async function grantOf(provider: SocialProvider, person: Person) {
    const { kept, query } = await goAndReturn(provider, person)
    return {
      socialId: provider,
      ...kept,
      code: query.code,
      ...(query.iss ? { iss: query.iss } : {}),
    }
  }

  async function login(provider: SocialProvider, person: Person): Promise<Answer<LoginResult>> {
    const body = { flow: 'sso', email: '', password: '', ...(await grantOf(provider, person)) }
    return call('POST', '/member/login', { body })
  }

  const confirm = (sso: string, email?: string): Promise<Answer<LoginResult>> =>
    call('POST', '/member/login', { body: { flow: 'confirm-new-account', sso, email } })

  /** Returns the code that `needVerify` asked for. */
  const verify = (email: string, code: string, sso: string): Promise<Answer<LoginResult>> =>
    call('POST', '/member/verify-activation-code', { body: { email, code, form: 'otp', sso } })

  return { goAndReturn, grantOf, login, confirm, verify }
}
