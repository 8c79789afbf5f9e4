import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { CatalogueError } from '../../../contract/errors.ts'
import type { LoginResult } from '../../../contract/member/member.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import { type Caller, challengesPerAddress, perAddress } from '../caller.ts'
import type { MemberMails } from '../member-mails.ts'
import * as members from '../member-store.ts'
import type { SignInService } from '../sign-in/sign-in-service.ts'
import type { PasskeyChallenges } from './passkey-challenges.ts'
import * as store from './passkey-store.ts'

/** Ed25519, ES256 and RS256 by their COSE numbers, which devices support. */
const supportedAlgorithmIDs = [-8, -7, -257]

type Json = Record<string, unknown>
interface Asked {
  challengeId: string
  options: Json
}

/** The site's identity for passkeys: the domain they belong to, and the allowed origins. */
interface RelyingParty {
  id: string
  name: string
  origins: string[]
}

/**
 * Returns the relying party. A passkey belongs to a domain, never to an IP address: on this machine it's `localhost`.
 */
export function relyingParty(publicOrigin: string): RelyingParty {
  const { hostname, host, protocol } = new URL(publicOrigin)
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  const id = isAddress ? 'localhost' : hostname
  return { id, name: 'Sojourn', origins: [`${protocol}//${host.replace(hostname, id)}`] }
}

/**
 * Creates the passkey service (WebAuthn Level 3). The device verifies the user each time, so a passkey is two factors,
 * and the key identifies its member, so nothing has to be typed.
 */
export function createPasskeyService(parts: {
  db: Database
  cache: Cache
  clock: Clock
  challenges: PasskeyChallenges
  site: RelyingParty
  mails: MemberMails
  signIns: SignInService
}) {
  const { db, cache, clock, challenges, site, mails, signIns } = parts
  const expected = { expectedOrigin: site.origins, expectedRPID: site.id }

  return {
    async loginOptions(caller: Caller): Promise<Asked> {
      await spend(cache, challengesPerAddress, caller.address)
      const options = await generateAuthenticationOptions({
        rpID: site.id,
        userVerification: 'required',
      })
      const challengeId = await challenges.keep({ challenge: options.challenge, memberId: null })
      return { challengeId, options: { ...options } }
    },

    /** Signs in with a passkey. Throws SIGN_IN_FAILED for any error. */
    async login(challengeId: string, response: Json, caller: Caller): Promise<LoginResult> {
      await spend(cache, perAddress, caller.address)
      const asked = await challenges.take(challengeId)
      const passkey = await store.findPasskey(db, String(response.id))
      if (!asked || asked.memberId !== null || !passkey) throw new CatalogueError('SIGN_IN_FAILED')
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: asked.challenge,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
          transports: passkey.transports,
        },
      }).catch((cause) => {
        throw new CatalogueError('SIGN_IN_FAILED', { cause })
      })
      const member = await members.findMember(db, passkey.memberId)
      if (!verified || !member) throw new CatalogueError('SIGN_IN_FAILED')
      return inTransaction(db, async (tx) => {
        const use = { counter: authenticationInfo.newCounter, lastUsedAt: clock.date() }
        await store.notePasskeyUse(tx, passkey.id, use)
        return signIns.signIn(tx, member, caller)
      })
    },

    async addOptions(member: { id: string; email: string; name: string }): Promise<Asked> {
      const known = await store.listPasskeys(db, member.id)
      const options = await generateRegistrationOptions({
        supportedAlgorithmIDs,
        rpName: site.name,
        rpID: site.id,
        userName: member.email,
        userDisplayName: member.name,
        userID: new TextEncoder().encode(member.id),
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      const { challenge } = options
      const challengeId = await challenges.keep({ challenge, memberId: member.id })
      return { challengeId, options: { ...options } }
    },

    /** Adds a passkey. Throws PASSKEY_INVALID. */
    async add(
      memberId: string,
      given: { challengeId: string; label: string; response: Json },
    ): Promise<void> {
      const asked = await challenges.take(given.challengeId)
      if (asked?.memberId !== memberId) throw new CatalogueError('PASSKEY_INVALID')
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response: given.response as unknown as RegistrationResponseJSON,
        supportedAlgorithmIDs,
        expectedChallenge: asked.challenge,
        requireUserVerification: true,
      }).catch((cause) => {
        throw new CatalogueError('PASSKEY_INVALID', { cause })
      })
      if (!registrationInfo) throw new CatalogueError('PASSKEY_INVALID')
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      await inTransaction(db, async (tx) => {
        const member = await members.findMember(tx, memberId)
        const made = await store.insertPasskey(tx, {
          id,
          memberId,
          counter,
          transports,
          label: given.label,
          lastUsedAt: null,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          createdAt: clock.date(),
        })
        if (!made || !member) throw new CatalogueError('PASSKEY_INVALID')
        await mails.write(tx, {
          kind: 'passkey-added',
          to: member.email,
          language: member.language,
          detail: given.label,
        })
      })
    },
  }
}

export type PasskeyService = ReturnType<typeof createPasskeyService>
