import type { Hono } from 'hono'
import { mountAccount } from './member/account-routes.ts'
import { createCodeSender } from './member/code/code-sender.ts'
import { createOneTimeCodes } from './member/code/one-time-codes.ts'
import { createTickets } from './member/code/tickets.ts'
import { createLoginMethods } from './member/login-methods-service.ts'
import { createMemberMails } from './member/member-mails.ts'
import { createPasskeyChallenges } from './member/passkey/passkey-challenges.ts'
import { createPasskeyService, relyingParty } from './member/passkey/passkey-service.ts'
import { createPasswordService } from './member/password/password-service.ts'
import { mountRetrieval } from './member/retrieval/retrieval-routes.ts'
import { createRetrievalService } from './member/retrieval/retrieval-service.ts'
import { mountSignIn } from './member/routes.ts'
import { createSignInService } from './member/sign-in/sign-in-service.ts'
import { createSignIns } from './member/sign-in/sign-ins.ts'
import { createSignedInMembers } from './member/sign-in/signed-in-members.ts'
import { createTokens } from './member/sign-in/tokens.ts'
import { socialProviders } from './member/social/providers.ts'
import { createSocialService } from './member/social/social-service.ts'
import { sweepMembers } from './member/sweep-members.ts'
import { createTravellersService } from './member/travellers/travellers-service.ts'
import type { OrderOwners } from './order/access/order-owners.ts'
import type { OrderService } from './order/order-service.ts'
import type { Api } from './platform/http/api.ts'
import type { Platform } from './platform/platform.ts'

interface Parts {
  api: Api
  orders: OrderService
  owners: OrderOwners
  /** The embedded stand-in for social providers, reached in this process whatever port it stands at. */
  identityProvider: Hono | undefined
}

/** Builds members on the platform, mounts their calls and tells the API's door who a token belongs to. */
export function mountMembers(
  platform: Platform,
  { api, orders, owners, identityProvider }: Parts,
): void {
  const { config, db, cache, clock, jobs, signer, seal, outbox } = platform
  const origin = config.PUBLIC_ORIGIN

  const tokens = createTokens(signer.sign('members', 'token key'), clock)
  const signIns = createSignIns({ db, clock, tokens })
  const tickets = createTickets({ tokens, clock })
  const codes = createOneTimeCodes({ db, clock, signer })
  const mails = createMemberMails({ outbox, origin })
  const codeSender = createCodeSender({ db, cache, clock, codes, mails, owners })
  const service = createSignInService({ db, cache, clock, codes, tickets, signIns, mails, owners })
  const passwords = createPasswordService({ db, cache, clock, codes, tickets, signIns, mails })
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
    tickets,
    mails,
    signIns: service,
    origin,
  })
  const methods = createLoginMethods({ db, clock, codes, tickets, mails, social })
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
}
