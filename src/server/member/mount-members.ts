import type { Hono } from 'hono'
import type { OrderOwners } from '../order/access/order-owners.ts'
import type { OrderService } from '../order/order-service.ts'
import type { Api } from '../platform/http/api.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { Platform } from '../platform/platform.ts'
import { mountAccount } from './account/account-routes.ts'
import { createLoginMethods } from './account/login-methods-service.ts'
import { createCodeSender } from './code/code-sender.ts'
import { createOneTimeCodes } from './code/one-time-codes.ts'
import { createVerifications } from './code/verifications.ts'
import { createMemberMails } from './member-mails.ts'
import { findMemberByEmail } from './member-store.ts'
import { createPasskeyChallenges } from './passkey/passkey-challenges.ts'
import { createPasskeyService, relyingParty } from './passkey/passkey-service.ts'
import { createPasswordService } from './password/password-service.ts'
import { mountRetrieval } from './retrieval/retrieval-routes.ts'
import { createRetrievalService } from './retrieval/retrieval-service.ts'
import { mountSignIn } from './routes.ts'
import { createSignInService } from './sign-in/sign-in-service.ts'
import { createSignIns, type SignIns } from './sign-in/sign-ins.ts'
import { createSignedInMembers } from './sign-in/signed-in-members.ts'
import { createTokens } from './sign-in/tokens.ts'
import { socialProviders } from './social/providers.ts'
import { createSocialService } from './social/social-service.ts'
import { sweepMembers } from './sweep-members.ts'
import { createTravellersService } from './travellers/travellers-service.ts'

interface Parts {
  api: Api
  orders: OrderService
  owners: OrderOwners
  /** The embedded social provider, called in this process whatever the port. */
  identityProvider: Hono | undefined
}

/** What other modules may ask about members. */
export interface MemberAccess {
  /** Returns the caller's account. Throws REAUTHENTICATION_REQUIRED if they signed in too long ago. */
  freshAccount(context: RequestContext): { email: string; memberId: string }
  /** Returns the address of a proof, and its account. Throws VERIFICATION_EXPIRED. */
  provenBy(proof: string): Promise<{ email: string; memberId: string | null }>
  /** Returns whether a sign-in is still valid. */
  isStanding: SignIns['isStanding']
  /** Ends all of a member's sessions. */
  endSessions(memberId: string): Promise<void>
}

/**
 * Creates the member services, mounts their calls, and sets how the API authenticates tokens. Returns what other modules
 * may ask about members.
 */
export function mountMembers(
  platform: Platform,
  { api, orders, owners, identityProvider }: Parts,
): MemberAccess {
  const { config, db, cache, clock, jobs, signer, seal, outbox } = platform
  const origin = config.PUBLIC_ORIGIN

  const tokens = createTokens(signer.signAll('members', 'token key'), clock)
  const signIns = createSignIns({ db, clock, tokens })
  const verifications = createVerifications({ tokens, clock })
  const codes = createOneTimeCodes({ db, cache, clock, signer })
  const mails = createMemberMails({ outbox, origin })
  const codeSender = createCodeSender({ db, cache, clock, codes, mails, owners })
  const ground = { db, cache, clock, codes, verifications, signIns, mails }
  const service = createSignInService({ ...ground, owners })
  const passwords = createPasswordService(ground)
  const members = createSignedInMembers({ signIns, clock })

  const providers = socialProviders(
    config,
    identityProvider && {
      address: `${origin}/dev/idp`,
      fetch: async (url, init) => {
        const path = url.slice(`${origin}/dev/idp`.length)
        return identityProvider.request(path, init)
      },
    },
  )
  const social = createSocialService({
    db,
    cache,
    clock,
    providers,
    codes,
    codeSender,
    verifications,
    mails,
    signIns: service,
    origin,
  })
  const methods = createLoginMethods({ db, clock, codes, verifications, mails, social })
  const passkeys = createPasskeyService({
    db,
    cache,
    clock,
    mails,
    signIns: service,
    challenges: createPasskeyChallenges(cache),
    site: relyingParty(origin),
  })
  const retrieval = createRetrievalService({ cache, clock, codes, tokens, orders, owners })
  const travellers = createTravellersService({ db, clock, seal })

  sweepMembers({ db, jobs, clock })
  api.authenticateWith(members.authenticate)
  mountSignIn(api, { signIns, service, codeSender, passwords, social, members })
  mountRetrieval(api, { codeSender, retrieval })
  mountAccount(api, {
    signIns,
    service,
    passwords,
    social,
    members,
    methods,
    passkeys,
    travellers,
    orders,
  })
  return {
    freshAccount(context) {
      members.demandFresh(context)
      const { id, email } = members.account(context)
      return { email, memberId: id }
    },
    async provenBy(proof) {
      const email = await retrieval.provenBy(proof)
      return { email, memberId: (await findMemberByEmail(db, email))?.id ?? null }
    },
    isStanding: signIns.isStanding,
    endSessions: (memberId) => signIns.endOthers(db, memberId, undefined, 'ended_elsewhere'),
  }
}
