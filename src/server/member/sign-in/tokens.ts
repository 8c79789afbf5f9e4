import { hkdfSync } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import { days, minutes } from '../../platform/duration.ts'
import { rememberTokens } from './remembered-tokens.ts'

/** Access tokens live half an hour, refresh tokens fifteen days (design, section 4). */
export const accessLifetime = minutes(30)
export const refreshLifetime = days(15)

export type TokenKind = 'access' | 'refresh' | 'verification' | 'proof'

export interface Claims {
  /** The member, or what a verification or proof is about (an e-mail address). */
  subject: string
  /** The sign-in, or a verification's or proof's own id. */
  id: string
  /** For a refresh token, its generation; for a verification, what it allows. */
  more?: string | undefined
  type?: string | undefined
}

/** `expiresAt` in milliseconds since 1970. */
type DatedClaims = Claims & { expiresAt: number }
export type ReadToken =
  | { state: 'valid'; claims: DatedClaims }
  | { state: 'expired'; claims: DatedClaims }
  | { state: 'invalid' }

/**
 * Creates and verifies signed tokens; `expiresAt` in milliseconds since 1970. Each kind has its own key, so that none
 * can be used as another.
 */
export interface Tokens {
  make(kind: TokenKind, claims: Claims, expiresAt: number): Promise<string>
  read(kind: TokenKind, token: string): Promise<ReadToken>
}

const issuer = 'sojourn'

/** Creates the tokens' signer: the first key signs, all of them verify. */
export function createTokens(secrets: readonly string[], clock: Clock): Tokens {
  // Imported once: raw key bytes would be imported again for every token.
  const keyOf = (kind: TokenKind, key: string) => {
    const bytes = hkdfSync('sha256', key, '', `sojourn token ${kind}`, 32)
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    return crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify'])
  }
  const keysOf = (kind: TokenKind) => Promise.all(secrets.map((key) => keyOf(kind, key)))
  const keys = {
    access: keysOf('access'),
    refresh: keysOf('refresh'),
    verification: keysOf('verification'),
    proof: keysOf('proof'),
  }
  const readAccess = rememberTokens(clock, (token) => read('access', token))
  return {
    make: async (kind, claims, expiresAt) =>
      new SignJWT({ sid: claims.id, more: claims.more, type: claims.type })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(kind)
        .setSubject(claims.subject)
        .setIssuedAt(Math.floor(clock.now() / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(await newestOf(kind)),
    read: (kind, token) => (kind === 'access' ? readAccess(token) : read(kind, token)),
  }

  async function newestOf(kind: TokenKind): Promise<CryptoKey> {
    const [newest] = await keys[kind]
    if (!newest) throw new Error('no key for tokens')
    return newest
  }

  async function read(kind: TokenKind, token: string): Promise<ReadToken> {
    let found: ReadToken = { state: 'invalid' }
    for (const key of await keys[kind]) {
      found = await readBy(key, kind, token)
      if (found.state !== 'invalid') break
    }
    return found
  }

  async function readBy(key: CryptoKey, kind: TokenKind, token: string): Promise<ReadToken> {
    // We choose the algorithm, never the token: `none` and foreign keys fail here.
    const options = {
      algorithms: ['HS256'],
      issuer,
      audience: kind,
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: clock.date(),
    }
    try {
      const { payload } = await jwtVerify(token, key, options)
      return { state: 'valid', claims: claimsOf(payload) }
    } catch (error) {
      if (error instanceof errors.JWTExpired) {
        return { state: 'expired', claims: claimsOf(error.payload) }
      }
      return { state: 'invalid' }
    }
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const claimsOf = (payload: Record<string, unknown>): DatedClaims => ({
  expiresAt: Number(payload.exp) * 1000,
  subject: text(payload.sub),
  id: text(payload.sid),
  more: text(payload.more) || undefined,
  type: text(payload.type) || undefined,
})
