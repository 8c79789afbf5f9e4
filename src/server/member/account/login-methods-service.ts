import { z } from 'zod'
import { CatalogueError } from '../../../contract/errors.ts'
import type { loginMethodSchema } from '../../../contract/member/login-methods.ts'
import type { VerificationTiming } from '../../../contract/member/member.ts'
import {
  type SocialProvider,
  socialProviderNames,
  socialProviderSchema,
} from '../../../contract/member/social.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { codeResendAfter, type OneTimeCodes } from '../code/one-time-codes.ts'
import type { Verifications } from '../code/verifications.ts'
import type { MemberMails } from '../member-mails.ts'
import * as members from '../member-store.ts'
import * as passkeys from '../passkey/passkey-store.ts'
import type { Vouched } from '../social/social-provider.ts'
import type { SocialService } from '../social/social-service.ts'

export type LoginMethod = z.infer<typeof loginMethodSchema>

/** What is to be linked, and for whom; kept in the verification that the code's step needs. */
const requestSchema = z.object({
  memberId: z.string(),
  provider: socialProviderSchema,
  subject: z.string(),
  email: z.string(),
})

/**
 * Creates the service for a member's sign-in methods. The code by e-mail can't be removed, so no removal locks anybody
 * out.
 */
export function createLoginMethods(parts: {
  db: Database
  clock: Clock
  codes: OneTimeCodes
  verifications: Verifications
  mails: MemberMails
  social: SocialService
}) {
  const { db, clock, codes, verifications, mails, social } = parts

  async function known(memberId: string): Promise<members.MemberAccount> {
    const member = await members.findMember(db, memberId)
    if (!member) throw new CatalogueError('UNAUTHENTICATED')
    return member
  }

  async function sendCode(memberId: string, provider: SocialProvider): Promise<VerificationTiming> {
    const { email, language } = await known(memberId)
    return inTransaction(db, async (tx) => {
      const { code, timing } = await codes.issue(tx, 'bind', email)
      const detail = socialProviderNames[provider]
      if (code) await mails.write(tx, { kind: 'bind-code', to: email, language, code, detail })
      return timing
    })
  }

  async function list(memberId: string): Promise<LoginMethod[]> {
    const member = await known(memberId)
    const [identities, keys] = await Promise.all([
      members.listIdentities(db, memberId),
      passkeys.listPasskeys(db, memberId),
    ])
    const addedAt = member.createdAt.toISOString()
    return [
      { kind: 'email', email: member.email, addedAt },
      ...(member.passwordSetAt
        ? [{ kind: 'password' as const, addedAt: member.passwordSetAt.toISOString() }]
        : []),
      ...identities.map(viewIdentity),
      ...keys.map(viewPasskey),
    ]
  }

  async function readRequest(request: string) {
    const { id, about } = await verifications.read('bind', request)
    return { id, asked: requestSchema.parse(JSON.parse(about)) }
  }

  return {
    list,

    /** Throws SOCIAL_ACCOUNT_IN_USE if the social account is already linked to a member, even to this one. */
    async request(memberId: string, { provider, subject, email }: Vouched) {
      if (await members.findIdentity(db, provider, subject)) {
        throw new CatalogueError('SOCIAL_ACCOUNT_IN_USE')
      }
      const about = JSON.stringify({ memberId, provider, subject, email })
      const timing = await sendCode(memberId, provider)
      return { ...timing, request: await verifications.make('bind', about) }
    },

    /** Throws CODE_RESEND_TOO_SOON with the current code's timing. */
    async resend(request: string): Promise<VerificationTiming> {
      const { asked } = await readRequest(request)
      const now = clock.now()
      const timing = await sendCode(asked.memberId, asked.provider)
      if (Date.parse(timing.allowResendAt) < now + codeResendAfter) {
        throw new CatalogueError('CODE_RESEND_TOO_SOON', { details: timing })
      }
      return timing
    },

    async verify(memberId: string, request: string, code: string): Promise<LoginMethod[]> {
      const { id, asked } = await readRequest(request)
      if (asked.memberId !== memberId) throw new CatalogueError('VERIFICATION_EXPIRED')
      const member = await known(memberId)
      await codes.spend('bind', member.email, code)
      await inTransaction(db, async (tx) => {
        await verifications.spend(tx, id)
        await social.bind(tx, member, asked)
      })
      return list(memberId)
    },

    /** Removes a social account or a passkey. Throws NOT_FOUND if it isn't the member's. */
    async remove(memberId: string, id: string): Promise<void> {
      const { email, language } = await known(memberId)
      await inTransaction(db, async (tx) => {
        const mail = await removeFrom(tx, memberId, id)
        if (!mail) throw new CatalogueError('NOT_FOUND')
        await mails.write(tx, { ...mail, to: email, language })
      })
    },
  }

  async function removeFrom(tx: Transaction, memberId: string, id: string) {
    const passkey = await passkeys.removePasskey(tx, memberId, id)
    if (passkey) return { kind: 'passkey-removed' as const, detail: passkey.label }
    const identity = z.uuid().safeParse(id).success
      ? await members.removeIdentity(tx, memberId, id)
      : undefined
    if (!identity) return undefined
    return { kind: 'login-method-removed' as const, detail: socialProviderNames[identity.provider] }
  }
}

export type LoginMethods = ReturnType<typeof createLoginMethods>

const viewIdentity = ({ id, provider, email, createdAt }: members.IdentityRow): LoginMethod => ({
  kind: 'social',
  id,
  email,
  provider,
  addedAt: createdAt.toISOString(),
})

const viewPasskey = ({ id, label, createdAt, lastUsedAt }: passkeys.PasskeyRow): LoginMethod => ({
  kind: 'passkey',
  id,
  label,
  addedAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
