import { expect, it } from 'vitest'
import { siteCookies } from '../../../session/visitor/site-cookies.ts'
import { keepPending, takePending } from './pending-sign-in.ts'
import { challengeOf, randomText } from './random-text.ts'

const pending = {
  provider: 'google' as const,
  state: randomText(10),
  nonce: randomText(10),
  verifier: randomText(64),
  intent: 'login' as const,
  popup: false,
  locale: 'en',
}
const sent = () => {
  const cookies = siteCookies(new Map(), { origin: 'http://a.example' })
  keepPending(cookies, pending)
  return cookies
}

it('the return is valid with the state that was stored, once (S4.14, S4.16)', () => {
  const cookies = sent()
  expect(takePending(cookies, pending.state)).toEqual(pending)
  expect(takePending(cookies, pending.state)).toBeUndefined()
})

it.each([null, '', 'somethin10', `${pending.state.toLowerCase()}.`])(
  'another state, %j, is not valid and spends nothing',
  (state) => {
    const cookies = sent()
    expect(takePending(cookies, state)).toBeUndefined()
    expect(takePending(cookies, pending.state)).toEqual(pending)
  },
)

it('without a pending sign-in no state is valid', () => {
  expect(takePending(siteCookies(new Map(), { origin: 'http://a.example' }), '')).toBeUndefined()
})

it('state and nonce are 10 random alphanumeric characters (S9.4)', () => {
  const all = Array.from({ length: 500 }, () => randomText(10))
  expect(new Set(all).size).toBe(500)
  for (const each of all) expect(each).toMatch(/^[A-Za-z0-9]{10}$/)
})

it('the challenge is the one of RFC 7636, appendix B', async () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  expect(await challengeOf(verifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})
