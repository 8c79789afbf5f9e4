import { createHash } from 'node:crypto'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Executor } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { type Duration, days, minutes, seconds } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import * as store from './sign-in-store.ts'
import { accessLifetime, refreshLifetime, type Tokens } from './tokens.ts'

export interface IssuedTokens {
  token: string
  refreshToken: string
}

export interface DeviceHint {
  userAgent: string
  country: string | undefined
  /** The device's long-lived id. */
  auid: string | undefined
}

/** An active sign-in, as shown to its member. */
interface SignedInDevice {
  id: string
  userAgent: string
  country: string | null
  signedInAt: Date
  lastSeenAt: Date
}

/** How long a sign-in counts as fresh for sensitive changes. */
export const freshness: Duration = minutes(10)

/** The maximum duration of a sign-in, however often it's refreshed (ASVS 5.0, 7.3.2). */
const longestSignIn: Duration = days(90)

/**
 * A refresh token that was just used returns the same tokens again: two tabs or two servers may refresh at once, and
 * the second must not be mistaken for a thief.
 */
const grace: Duration = seconds(10)

/** Sign-ins on devices: started, extended by refreshing, ended. */
export interface SignIns {
  begin(tx: Executor, memberId: string, type: string, device: DeviceHint): Promise<IssuedTokens>
  /**
   * Refreshes tokens. Throws REFRESH_TOKEN_EXPIRED or REFRESH_TOKEN_INVALID; reusing a spent token ends the sign-in.
   */
  refresh(refreshToken: string): Promise<IssuedTokens>
  /** Returns the member of an access token whose sign-in has not ended. Throws SESSION_EXPIRED with the reason. */
  authenticate(token: string): Promise<store.StandingSignIn>
  /** Returns whether a sign-in hasn't ended. */
  isStanding(signInId: string): Promise<boolean>
  end(tx: Executor, signInId: string, why: store.EndedWhy): Promise<void>
  /** Ends all of a member's sign-ins, except one if given. */
  endOthers(
    tx: Executor,
    memberId: string,
    keep: string | undefined,
    why: store.EndedWhy,
  ): Promise<void>
  /**
   * Returns whether the member with this address has signed in on this device before and hasn't revoked that: by ending
   * the sign-in from elsewhere, or by changing the password.
   */
  isKnownDevice(email: string, auid: string): Promise<boolean>
  /** Returns where a member is signed in, most recently used first. */
  list(memberId: string): Promise<SignedInDevice[]>
  /** Ends one of the member's sign-ins. Returns false if it isn't theirs. */
  endOwn(memberId: string, signInId: string): Promise<boolean>
}

export function createSignIns(parts: { db: Database; clock: Clock; tokens: Tokens }): SignIns {
  const { db, clock, tokens } = parts

  const findStanding = store.prepareFindStanding(db)

  async function tokensOf(row: store.SignInRow, type: string): Promise<IssuedTokens> {
    const claims = { subject: row.memberId, id: row.id }
    const [token, refreshToken] = await Promise.all([
      tokens.make('access', { ...claims, type }, row.rotatedAt.getTime() + accessLifetime),
      tokens.make('refresh', { ...claims, more: String(row.generation) }, row.expiresAt.getTime()),
    ])
    return { token, refreshToken }
  }

  return {
    async begin(tx, memberId, type, { userAgent, country, auid }) {
      const now = clock.date()
      const row = await store.insertSignIn(tx, {
        id: newId(),
        memberId,
        rotatedAt: now,
        userAgent: userAgent.slice(0, 400),
        country: country ?? null,
        device: auid === undefined ? null : deviceDigest(auid),
        provenAt: now,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + refreshLifetime),
      })
      return tokensOf(row, type)
    },

    async refresh(refreshToken) {
      const read = await tokens.read('refresh', refreshToken)
      if (read.state === 'invalid') throw new CatalogueError('REFRESH_TOKEN_INVALID')
      if (read.state === 'expired') throw new CatalogueError('REFRESH_TOKEN_EXPIRED')
      const { id, more } = read.claims
      // The row lock serialises two refreshes; the second finds what the first wrote.
      const outcome = await inTransaction(db, async (tx) => {
        const found = await store.lockSignIn(tx, id)
        if (!found || found.signIn.endedAt) return 'invalid'
        const { signIn, type } = found
        const age = clock.now() - signIn.rotatedAt.getTime()
        if (more === String(signIn.generation)) {
          const now = clock.date()
          const next = await store.rotateSignIn(tx, id, {
            generation: signIn.generation + 1,
            rotatedAt: now,
            lastSeenAt: now,
            expiresAt: endOf(now, signIn.createdAt),
          })
          return { row: next, type }
        }
        if (more === String(signIn.generation - 1) && age <= grace) return { row: signIn, type }
        await store.endSignIn(tx, id, 'token_reused', clock.date())
        return 'invalid'
      })
      if (outcome === 'invalid') throw new CatalogueError('REFRESH_TOKEN_INVALID')
      return tokensOf(outcome.row, outcome.type)
    },

    async authenticate(token) {
      const read = await tokens.read('access', token)
      if (read.state !== 'valid') throw expired(read.state)
      const standing = await findStanding(read.claims.id)
      if (!standing) throw expired('ended')
      return standing
    },

    isStanding: async (signInId) => (await findStanding(signInId)) !== undefined,
    end: (tx, signInId, why) => store.endSignIn(tx, signInId, why, clock.date()),
    endOthers: (tx, memberId, keep, why) =>
      store.endSignInsBut(tx, memberId, keep, why, clock.date()),
    isKnownDevice: (email, auid) => store.hasSignedInOn(db, email, deviceDigest(auid)),
    async list(memberId) {
      const standing = await store.listStanding(db, memberId, clock.date())
      return standing.map(({ id, userAgent, country, createdAt, lastSeenAt }) => ({
        id,
        userAgent,
        country,
        signedInAt: createdAt,
        lastSeenAt,
      }))
    },
    endOwn: (memberId, signInId) =>
      store.endOwnSignIn(db, memberId, signInId, 'ended_elsewhere', clock.date()),
  }
}

/** A digest, because the id itself opens a guest's orders. It's random, so nobody can guess what a digest was made of. */
const deviceDigest = (auid: string): string => createHash('sha256').update(auid).digest('base64url')

/** Returns fifteen days after the last use, but at most ninety after the member last authenticated. */
const endOf = (now: Date, begun: Date): Date =>
  new Date(Math.min(now.getTime() + refreshLifetime, begun.getTime() + longestSignIn))

const expired = (reason: 'expired' | 'invalid' | 'ended') =>
  new CatalogueError('SESSION_EXPIRED', { details: { reason } })
