import { type AskForTokens, sharedRefresh, type Tokens } from './shared-refresh.ts'
import type { SiteCookies } from './site-cookies.ts'
import { isUnexpired, tokenExpiry } from './token-expiry.ts'

export const accessCookie = 'auth_token'
const refreshCookie = 'auth_refresh'

/** The tokens of the visitor of one request (S3.5), kept in cookies that scripts never see. */
export interface Auth {
  /** Whether the visitor came with any token, good or not. */
  cameWithTokens(): boolean
  /**
   * A token to speak with: a valid one as is, an expired one after a refresh. None when both are expired, when
   * the refresh was refused (the auth data is cleared then, S4.26) or when nobody could be asked.
   */
  token(): Promise<string | undefined>
  /** A token instead of one that the front API says has expired, whatever its own date said. */
  tokenInsteadOf(spent: string): Promise<string | undefined>
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

  async function refresh(): Promise<string | undefined> {
    const refreshToken = unexpired(refreshCookie, 'refresh')
    if (!refreshToken) {
      clear()
      return undefined
    }
    const outcome = await sharedRefresh(refreshToken, ask)
    if (outcome.ok) {
      keep(outcome.result)
      return outcome.result.token
    }
    // Refused is final; a front API that does not answer may do so the next time.
    if (outcome.problem.status_code === 401) clear()
    return undefined
  }

  return {
    cameWithTokens: () => Boolean(cookies.read(accessCookie) ?? cookies.read(refreshCookie)),
    async token() {
      return unexpired(accessCookie, 'access') ?? refresh()
    },
    async tokenInsteadOf(spent) {
      const known = cookies.read(accessCookie)
      return known && known !== spent ? known : refresh()
    },
    signIn: keep,
    clear,
  }
}
