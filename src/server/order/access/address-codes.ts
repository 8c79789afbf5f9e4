import type { VerificationTiming } from '../../../contract/member/member.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { WholeOrder } from '../whole-order.ts'

/** Codes that are mailed to an order's address, and prove that whoever enters them reads its mail. One order's code fits no other. */
export interface AddressCodes {
  /** Mails a code in the transaction that asks for it, unless one was mailed less than a minute ago. */
  send(tx: Transaction, order: WholeOrder): Promise<void>
  /**
   * Mails another one for a caller's network address. Throws CODE_RESEND_TOO_SOON with the current code's timing,
   * RATE_LIMITED.
   */
  resend(order: WholeOrder, callerAddress: string): Promise<VerificationTiming>
  /** Returns until when the current code is valid, and when another can be mailed: now, if there's none. */
  timing(order: WholeOrder): Promise<VerificationTiming>
  /** Uses the code. Throws CODE_INVALID, CODE_EXPIRED, CODE_ATTEMPTS_EXCEEDED, RATE_LIMITED. */
  spend(order: WholeOrder, code: string, callerAddress: string): Promise<void>
}
