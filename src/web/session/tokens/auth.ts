import type { Outcome } from '../../../contract/envelope.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { problemOf } from '../front-api/call.ts'
import type { SiteCookies } from '../visitor/site-cookies.ts'
import { isSessionLost } from './lost-session.ts'
import { type AskForTokens, sharedRefresh, type Tokens } from './shared-refresh.ts'
import { isUnexpired, tokenExpiry } from './token-expiry.ts'

export const accessCookie = 'auth_token'
const refreshCookie = 'auth_refresh'

/** The tokens of one request's visitor (S3.5), stored in cookies that scripts can't read. */
export interface Auth {
  /** Returns whether the request had any token, valid or not. */
  cameWithTokens(): boolean
  /**
   * Returns the token for a call: a valid one as it is, an expired one after a refresh, `undefined` for guests. A
   * problem means that the call must not be sent: both tokens have expired or the refresh was rejected, which clears
   * the auth data (S4.26), or the refresh got no response, which keeps it.
   */
  token(): Promise<Outcome<string | undefined>>
  /** Returns a new token to replace one that the front API says has expired, whatever its own date. */
  tokenInsteadOf(spent: string): Promise<Outcome<string | undefined>>
  /** Returns when the sign-in ends unless it's used again, in milliseconds since 1970; undefined for guests. */
  endsAt(): number | undefined
  signIn(tokens: Tokens): void
  clear(): void
}

export function createAuth(
  cookies: SiteCookies,
  ask: AskForTokens,
  now: () => number = Date.now,
): Auth {
  const unexpired = (name: string, kind: 'access' | 'refresh') => {
    const value = cookies.read(name)
    return value && isUnexpired(tokenExpiry(value, kind, now()), now()) ? value : undefined
  }

  function keep({ token, refreshToken }: Tokens): void {
    const secondsOf = (value: string, kind: 'access' | 'refresh') =>
      Math.max(1, Math.floor((tokenExpiry(value, kind, now()) - now()) / 1000))
    cookies.write(accessCookie, token, { maxAge: secondsOf(token, 'access') })
    cookies.write(refreshCookie, refreshToken, { maxAge: secondsOf(refreshToken, 'refresh') })
  }

  function clear(): void {
    cookies.remove(accessCookie)
    cookies.remove(refreshCookie)
  }

  /** Clears the auth data and returns why the call is aborted (S8.8, S8.10). */
  function lose(error: ErrorCode): Outcome<never> {
    clear()
    return { ok: false, problem: problemOf(error) }
  }

  async function refresh(): Promise<Outcome<string>> {
    const refreshToken = cookies.read(refreshCookie)
    if (!refreshToken) return lose('SESSION_EXPIRED')
    if (!unexpired(refreshCookie, 'refresh')) return lose('REFRESH_TOKEN_EXPIRED')
    const outcome = await sharedRefresh(refreshToken, ask)
    if (outcome.ok) {
      keep(outcome.result)
      return { ok: true, result: outcome.result.token }
    }
    // A rejection is final (S8.9); a front API that is busy or doesn't respond may accept it next time.
    if (isSessionLost(outcome.problem)) clear()
    return outcome
  }

  const cameWithTokens = () => Boolean(cookies.read(accessCookie) ?? cookies.read(refreshCookie))

  return {
    cameWithTokens,
    async token() {
      const known = unexpired(accessCookie, 'access')
      return known || !cameWithTokens() ? { ok: true, result: known } : refresh()
    },
    async tokenInsteadOf(spent) {
      const known = cookies.read(accessCookie)
      return known && known !== spent ? { ok: true, result: known } : refresh()
    },
    endsAt() {
      const [access, refresh] = [cookies.read(accessCookie), cookies.read(refreshCookie)]
      if (refresh) return tokenExpiry(refresh, 'refresh', now())
      return access === undefined ? undefined : tokenExpiry(access, 'access', now())
    },
    signIn: keep,
    clear,
  }
}
