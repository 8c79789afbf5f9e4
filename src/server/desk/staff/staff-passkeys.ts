import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { createPasskeyChallenges } from '../../member/passkey/passkey-challenges.ts'
import type { relyingParty } from '../../member/passkey/passkey-service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import * as store from './staff-store.ts'

/** Ed25519, ES256 and RS256 by their COSE numbers, which devices support. */
const supportedAlgorithmIDs = [-8, -7, -257]

type Json = Record<string, unknown>
export interface GivenPasskey {
  challengeId: string
  response: Json
}

/** Marks challenges of the desk: what a member was asked can't be answered here, nor the other way round. */
const signingIn = 'desk'
const adding = (staffId: string) => `desk ${staffId}`

/** Creates the checks of passkeys as a second factor of staff. The device verifies its user each time. */
export function createStaffPasskeys(parts: {
  db: Database
  clock: Clock
  challenges: ReturnType<typeof createPasskeyChallenges>
  site: ReturnType<typeof relyingParty>
}) {
  const { db, clock, challenges, site } = parts
  const expected = { expectedOrigin: site.origins, expectedRPID: site.id }
  const ask = async (options: { challenge: string }, memberId: string) => ({
    challengeId: await challenges.keep({ challenge: options.challenge, memberId }),
    options: { ...options },
  })
  const answered = async (challengeId: string, memberId: string) => {
    const asked = await challenges.take(challengeId)
    return asked?.memberId === memberId ? asked : undefined
  }

  return {
    askToSignIn: async () =>
      ask(
        await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' }),
        signingIn,
      ),

    askToAdd: async ({ id, email, name }: store.StaffAccount) =>
      ask(
        await generateRegistrationOptions({
          supportedAlgorithmIDs,
          rpName: `${site.name} desk`,
          rpID: site.id,
          userName: email,
          userDisplayName: name,
          userID: new TextEncoder().encode(id),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        }),
        adding(id),
      ),

    /** Returns the use of this account's passkey, to be noted; undefined if it isn't verified. */
    async verify(staffId: string, { challengeId, response }: GivenPasskey) {
      const asked = await answered(challengeId, signingIn)
      const passkey = await store.findPasskey(db, String(response.id))
      if (!asked || passkey?.staffId !== staffId) return undefined
      const answer = await verifyAuthenticationResponse({
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
      }).catch(() => undefined)
      if (!answer?.verified) return undefined
      const { newCounter } = answer.authenticationInfo
      return { id: passkey.id, counter: newCounter, lastUsedAt: clock.date() }
    },

    /** Returns the passkey that was made for this account; undefined if it isn't verified. */
    async made(
      staffId: string,
      { challengeId, response }: GivenPasskey,
    ): Promise<store.StaffPasskey | undefined> {
      const asked = await answered(challengeId, adding(staffId))
      if (!asked) return undefined
      const answer = await verifyRegistrationResponse({
        ...expected,
        response: response as unknown as RegistrationResponseJSON,
        supportedAlgorithmIDs,
        expectedChallenge: asked.challenge,
        requireUserVerification: true,
      }).catch(() => undefined)
      if (!answer?.registrationInfo) return undefined
      const { id, publicKey, counter, transports = [] } = answer.registrationInfo.credential
      return {
        id,
        staffId,
        counter,
        transports,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        createdAt: clock.date(),
        lastUsedAt: null,
      }
    },
  }
}

export type StaffPasskeys = ReturnType<typeof createStaffPasskeys>
