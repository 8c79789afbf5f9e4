import { z } from 'zod'
import { CatalogueError } from '../../../contract/errors.ts'
import type { LoginResult } from '../../../contract/member/member.ts'
import {
  type SocialProvider,
  socialProviderNames,
  socialProviderSchema,
} from '../../../contract/member/social.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { newId } from '../../platform/ids.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import { type Caller, perAddress } from '../caller.ts'
import type { CodeSender } from '../code/code-sender.ts'
import type { OneTimeCodes } from '../code/one-time-codes.ts'
import type { Verifications } from '../code/verifications.ts'
import type { MemberMails } from '../member-mails.ts'
import * as store from '../member-store.ts'
import type { SignInService } from '../sign-in/sign-in-service.ts'
import type { SocialProviders } from './providers.ts'
import type { Grant, SocialProviderPort, Vouched } from './social-provider.ts'

const vouchedSchema = z.object({
  provider: socialProviderSchema,
  subject: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
})

/**
 * Creates sign-in through a provider's assertion. A social account is linked to a member only once the member's e-mail
 * address is verified, by the provider for a new account and by a code for an existing one: creating an account
 * elsewhere with somebody's address gains nothing.
 */
export function createSocialService(parts: {
  db: Database
  cache: Cache
  clock: Clock
  providers: SocialProviders
  codes: OneTimeCodes
  codeSender: CodeSender
  verifications: Verifications
  mails: MemberMails
  signIns: SignInService
  /** The site's own origin: providers redirect to its `/callback`. */
  origin: string
}) {
  const { db, cache, clock, providers, codes, codeSender, verifications, mails, signIns } = parts

  const refuseForeign = ({ redirectUri }: { redirectUri: string }): void =>
    refuseForeignReturn(redirectUri, parts.origin)

  function portOf(provider: SocialProvider): SocialProviderPort {
    const port = providers[provider]
    if (!port) throw new CatalogueError('NOT_FOUND')
    return port
  }

  /** Sends a code to the address, and returns the verification to continue with. */
  async function askForCode(vouched: Vouched, caller: Caller): Promise<LoginResult> {
    const sso = await verifications.make('social', JSON.stringify(vouched))
    const timing = await codeSender.send('otp', vouched.email, caller)
    return { outcome: 'verify', needVerify: true, sso, ...timing }
  }

  async function goOn(vouched: Vouched, caller: Caller): Promise<LoginResult> {
    const bound = await store.findIdentity(db, vouched.provider, vouched.subject)
    if (bound) return signInAs(bound.memberId, caller)
    const taken = vouched.email && (await store.findMemberByEmail(db, vouched.email))
    if (vouched.email && (taken || !vouched.emailVerified)) return askForCode(vouched, caller)
    const sso = await verifications.make('social', JSON.stringify(vouched))
    return {
      outcome: 'confirm_new_account',
      needConfirmNewAccount: true,
      email: vouched.email,
      sso,
    }
  }

  async function signInAs(memberId: string, caller: Caller): Promise<LoginResult> {
    const member = await store.findMember(db, memberId)
    if (!member) throw new CatalogueError('SOCIAL_FAILED')
    return inTransaction(db, (tx) => signIns.signIn(tx, member, caller))
  }

  async function readVerification(sso: string) {
    const { id, about } = await verifications.read('social', sso)
    return { id, vouched: vouchedSchema.parse(JSON.parse(about)) }
  }

  /** Links it to the member with the address, or to a new one. Throws SOCIAL_ACCOUNT_IN_USE. */
  async function bindAndSignIn(tx: Transaction, vouched: Vouched, caller: Caller) {
    const { email, provider, subject } = vouched
    const known = await store.findMemberByEmail(tx, email)
    const name = vouched.name || email.split('@')[0] || email
    const member =
      known ?? (await signIns.makeAccount(tx, { email, name, passwordHash: null }, caller))
    await bind(tx, member, { provider, subject, email })
    return signIns.signIn(tx, member, caller, known === undefined)
  }

  async function bind(
    tx: Transaction,
    member: store.MemberAccount,
    { provider, subject, email }: Pick<Vouched, 'provider' | 'subject' | 'email'>,
  ): Promise<void> {
    const row = { provider, subject, email, id: newId(), memberId: member.id }
    const bound = await store.insertIdentity(tx, { ...row, createdAt: clock.date() })
    if (!bound) throw new CatalogueError('SOCIAL_ACCOUNT_IN_USE')
    await mails.write(tx, {
      kind: 'login-method-added',
      to: member.email,
      language: member.language,
      detail: socialProviderNames[provider],
    })
  }

  return {
    offered: () => ({
      providers: Object.keys(providers) as SocialProvider[],
      oneTap: oneTapOf(providers.google),
    }),

    authorizationUrl: (
      provider: SocialProvider,
      asked: Parameters<SocialProviderPort['authorizationUrl']>[0],
    ) => {
      refuseForeign(asked)
      return portOf(provider).authorizationUrl(asked)
    },

    async redeem(provider: SocialProvider, grant: Grant, caller: Caller): Promise<Vouched> {
      refuseForeign(grant)
      await spend(cache, perAddress, caller.address)
      return portOf(provider).redeem(grant)
    },

    async login(provider: SocialProvider, grant: Grant, caller: Caller): Promise<LoginResult> {
      refuseForeign(grant)
      await spend(cache, perAddress, caller.address)
      return goOn(await portOf(provider).redeem(grant), caller)
    },

    async oneTap(idToken: string, nonce: string, caller: Caller): Promise<LoginResult> {
      await spend(cache, perAddress, caller.address)
      const { oneTap } = portOf('google')
      if (!oneTap) throw new CatalogueError('NOT_FOUND')
      return goOn(await oneTap.check(idToken, nonce), caller)
    },

    /** Creates the new account the visitor confirmed. An unverified address is verified by a code first. */
    async confirmNewAccount(
      sso: string,
      typed: string | undefined,
      caller: Caller,
    ): Promise<LoginResult> {
      const { id, vouched } = await readVerification(sso)
      if (!vouched.emailVerified) {
        const email = vouched.email || typed
        if (!email) throw new CatalogueError('VALIDATION', { fields: { email: 'required' } })
        return askForCode({ ...vouched, email }, caller)
      }
      if (await store.findMemberByEmail(db, vouched.email)) return askForCode(vouched, caller)
      return inTransaction(db, async (tx) => {
        await verifications.spend(tx, id)
        return bindAndSignIn(tx, vouched, caller)
      })
    },

    /** Verifies the code of `needVerify`. Throws CODE_… or VERIFICATION_EXPIRED. */
    async verify(sso: string, email: string, code: string, caller: Caller): Promise<LoginResult> {
      await spend(cache, perAddress, caller.address)
      const { id, vouched } = await readVerification(sso)
      if (vouched.email !== email) throw new CatalogueError('VERIFICATION_EXPIRED')
      await codes.spend('otp', email, code, caller)
      return inTransaction(db, async (tx) => {
        await verifications.spend(tx, id)
        return bindAndSignIn(tx, vouched, caller)
      })
    },

    bind,
    vouchedSchema,
  }
}

export type SocialService = ReturnType<typeof createSocialService>

const oneTapOf = (google: SocialProviderPort | undefined) =>
  google?.oneTap ? { clientId: google.oneTap.clientId, script: google.oneTap.script } : null

/** This machine's names, all of which the same server uses in development. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Throws VALIDATION unless providers redirect to this site's `/callback`. Providers check the address too, but some
 * only its beginning, and one that accepts a foreign address would pass our visitor's code to another site.
 */
function refuseForeignReturn(redirectUri: string, origin: string): void {
  const [asked, ours] = [new URL(redirectUri), new URL('/callback', origin)]
  if (loopback.has(ours.hostname) && loopback.has(asked.hostname)) asked.hostname = ours.hostname
  if (asked.href === ours.href && redirectUri.endsWith('/callback')) return
  throw new CatalogueError('VALIDATION', { fields: { redirectUri: 'foreign' } })
}
