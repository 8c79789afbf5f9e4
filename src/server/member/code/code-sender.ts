import { CatalogueError } from '../../../contract/errors.ts'
import type { VerificationTiming } from '../../../contract/member/member.ts'
import type { OrderOwners } from '../../order/access/order-owners.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { hours } from '../../platform/duration.ts'
import { type Allowance, spend } from '../../platform/rate-limit/rate-limit.ts'
import type { Caller } from '../caller.ts'
import type { MemberMails } from '../member-mails.ts'
import { findMemberByEmail } from '../member-store.ts'
import { type CodePurpose, codeResendAfter, type OneTimeCodes } from './one-time-codes.ts'

const mailsPerAddress: Allowance = { name: 'code-mails', times: 30, within: hours(1) }

/** What anybody may ask a code for, by an address alone. */
type AskedPurpose = Exclude<CodePurpose, 'bind'>

/** Sends codes to addresses that somebody typed. */
export interface CodeSender {
  /**
   * A code to an address. A mail goes out whatever we know of it, and says how it stands: the answer and its
   * time tell nobody else.
   */
  send(purpose: AskedPurpose, email: string, caller: Caller): Promise<VerificationTiming>
  /** The same again. Throws CODE_RESEND_TOO_SOON with the timing of the code that stands. */
  resend(purpose: AskedPurpose, email: string, caller: Caller): Promise<VerificationTiming>
}

export function createCodeSender(parts: {
  db: Database
  cache: Cache
  clock: Clock
  codes: OneTimeCodes
  mails: MemberMails
  owners: Pick<OrderOwners, 'hasAny'>
}): CodeSender {
  const { db, cache, clock, codes, mails, owners } = parts

  /** Whether what is asked for can be had, and in which language its owner is written to. */
  async function standing(tx: Transaction, purpose: AskedPurpose, email: string) {
    if (purpose === 'retrieve') return { fits: await owners.hasAny(tx, email), language: undefined }
    const member = await findMemberByEmail(tx, email)
    return { fits: (purpose === 'signup') === (member === undefined), language: member?.language }
  }

  async function send(purpose: AskedPurpose, email: string, caller: Caller) {
    await spend(cache, mailsPerAddress, caller.address)
    return inTransaction(db, async (tx) => {
      const { fits, language = caller.language } = await standing(tx, purpose, email)
      const { code, timing } = await codes.issue(tx, purpose, email)
      if (code !== undefined) {
        const kind = `${purpose}-${fits ? 'code' : 'other-way'}` as const
        await mails.write(tx, { kind, to: email, language, code })
      }
      return timing
    })
  }

  return {
    send,
    async resend(purpose, email, caller) {
      const asked = clock.now()
      const timing = await send(purpose, email, caller)
      // A new code may be asked for a minute after it was made: an earlier end is a code that stood before.
      if (Date.parse(timing.allowResendAt) < asked + codeResendAfter) {
        throw new CatalogueError('CODE_RESEND_TOO_SOON', { details: timing })
      }
      return timing
    },
  }
}
