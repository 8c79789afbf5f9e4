import { eq, sql } from 'drizzle-orm'
import type { LedgerAccount } from '../../src/contract/payment/ledger-terms.ts'
import { movements, sessions } from '../../src/sandbox/gateway/tables.ts'
import type { OrderService } from '../../src/server/order/order-service.ts'
import { createLedger } from '../../src/server/payment/ledger.ts'
import { paymentsOf, refundsOf } from '../../src/server/payment/payment-store.ts'
import { attachmentsOf, mailsTo } from '../../src/server/platform/mail/mail-store.ts'
import type { Platform } from '../../src/server/platform/platform.ts'

/**
 * Reads what modules keep of the order that is paid under `trxId`. Mails and the attempts to pay come from their stores,
 * because services show travellers and other modules only part of them.
 */
export function orderRecords(
  { platform, orders }: { platform: Platform; orders: Pick<OrderService, 'byPayable'> },
  trxId: string,
) {
  const { db, clock } = platform

  async function order() {
    const found = await orders.byPayable(trxId)
    if (!found) throw new Error(`no order is paid under ${trxId}`)
    return found
  }

  /** The mails about the order, oldest first, sent or not, by what they are about. */
  async function mails() {
    const { code, contact } = await order()
    const written = await mailsTo(db, contact.email)
    return written
      .filter(({ subject }) => subject.includes(code))
      .toReversed()
      .map(({ id, key, text }) => ({ id, text, about: key.split(':')[0] ?? '' }))
  }

  /** What stands at the gateway for the order. It is another company: its own books tell, not ours. */
  async function atGateway(): Promise<number> {
    const [sum] = await db
      .select({ moved: sql`coalesce(sum(${movements.amount}), 0)`.mapWith(Number) })
      .from(movements)
      .innerJoin(sessions, eq(sessions.id, movements.sessionId))
      .where(eq(sessions.description, (await order()).code))
    return sum?.moved ?? 0
  }

  return {
    order,
    mails,
    /** What stands on each account of our ledger for the order, and at the gateway. */
    async books() {
      const balances = await createLedger({ clock }).balances(db, (await order()).id)
      const accounts: Partial<Record<LedgerAccount, number>> = Object.fromEntries(
        balances.map(({ account, amount }) => [account, amount]),
      )
      return { ...accounts, atGateway: await atGateway() }
    },
    /** All attempts to pay for the order, oldest first. */
    payments: async () => paymentsOf(db, (await order()).id),
    /** Everything that was refunded of a payment, or will be, in minor units. */
    async promised(paymentId: string): Promise<number> {
      const refunds = await refundsOf(db, paymentId)
      return refunds.reduce((sum, { amount }) => sum + amount.amount, 0)
    },
    /** The states of the gateway's pages for the order. */
    async gatewayPages() {
      const { code } = await order()
      const pages = await db
        .select({ state: sessions.state })
        .from(sessions)
        .where(eq(sessions.description, code))
      return pages.map(({ state }) => state)
    },
    /** What comes with the mails about the order. */
    async attachments() {
      const files = await Promise.all((await mails()).map(({ id }) => attachmentsOf(db, id)))
      return files.flat()
    },
  }
}
