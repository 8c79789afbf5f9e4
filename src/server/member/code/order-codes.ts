import type { VerificationTiming } from '../../../contract/member/member.ts'
import type { AddressCodes } from '../../order/access/address-codes.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'
import { perAddress } from '../caller.ts'
import { createMemberMails } from '../member-mails.ts'
import { assertFresh, mailsPerAddress } from './code-limits.ts'
import { createOneTimeCodes } from './one-time-codes.ts'

/** Creates the codes that prove the e-mail addresses of orders. They're mailed in the order's language. */
export function createOrderCodes(parts: {
  db: Database
  cache: Cache
  clock: Clock
  signer: Signer
  outbox: Outbox
  origin: string
}): AddressCodes {
  const { db, cache, clock } = parts
  const codes = createOneTimeCodes(parts)
  const mails = createMemberMails(parts)
  const purposeOf = ({ code }: WholeOrder) => `stay ${code}` as const

  async function send(tx: Transaction, order: WholeOrder): Promise<VerificationTiming> {
    const { contact, language, code: detail } = order
    const { code, timing } = await codes.issue(tx, purposeOf(order), order.email)
    if (code !== undefined) {
      await mails.write(tx, { kind: 'stay-code', to: contact.email, language, code, detail })
    }
    return timing
  }

  return {
    async send(tx, order) {
      await send(tx, order)
    },
    async resend(order, callerAddress) {
      await spend(cache, mailsPerAddress, callerAddress)
      const asked = clock.now()
      return assertFresh(await inTransaction(db, (tx) => send(tx, order)), asked)
    },
    timing: (order) => codes.timing(purposeOf(order), order.email),
    async spend(order, code, callerAddress) {
      await spend(cache, perAddress, callerAddress)
      await codes.spend(purposeOf(order), order.email, code)
    },
  }
}
