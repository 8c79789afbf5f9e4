import type { VerificationTiming } from '../../../contract/member/member.ts'
import type { OrderOwners } from '../../order/access/order-owners.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import type { Caller } from '../caller.ts'
import type { MemberMails } from '../member-mails.ts'
import { findMemberByEmail } from '../member-store.ts'
import { assertFresh, mailsPerAddress, mailsToOne } from './code-limits.ts'
import type { CodePurpose, OneTimeCodes } from './one-time-codes.ts'

/** Purposes for which anybody can request a code with just an address. */
type AskedPurpose = Exclude<CodePurpose, 'bind' | `stay ${string}`>

/** Sends codes to addresses that somebody entered. */
export interface CodeSender {
  /**
   * Sends a code to an address. A mail is sent whether or not we know the address, and says which; response and timing
   * reveal nothing to anybody else.
   */
  send(purpose: AskedPurpose, email: string, caller: Caller): Promise<VerificationTiming>
  /** Resends a code. Throws CODE_RESEND_TOO_SOON with the current code's timing. */
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

  /** Returns whether the request is possible, and the owner's language. */
  async function standing(tx: Transaction, purpose: AskedPurpose, email: string) {
    if (purpose === 'retrieve') return { fits: await owners.hasAny(tx, email), language: undefined }
    const member = await findMemberByEmail(tx, email)
    return { fits: (purpose === 'signup') === (member === undefined), language: member?.language }
  }

  async function send(purpose: AskedPurpose, email: string, caller: Caller) {
    await spend(cache, mailsPerAddress, caller.address)
    await spend(cache, mailsToOne, `${email} ${caller.address}`)
    return inTransaction(db, async (tx) => {
      const { fits, language = caller.language } = await standing(tx, purpose, email)
      const { code, timing } = await codes.issue(tx, purpose, email, caller)
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
      return assertFresh(await send(purpose, email, caller), asked)
    },
  }
}
