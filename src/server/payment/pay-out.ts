import { CatalogueError } from '../../contract/errors.ts'
import type { GatewayOf } from '../gateway/payment-gateway.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { leftFor } from './dispute/covered-refunds.ts'
import { sendRefund } from './jobs.ts'
import type { Ledger } from './ledger.ts'
import type { Payment, Refund } from './payment.ts'
import { lastAsked, moveRefund, paymentById, refundById } from './payment-store.ts'
import type { RefundService } from './refund-service.ts'
import { longestCall } from './refund-states.ts'

/**
 * Paying a refund by bank transfer in place of the gateway. It's withheld first, so that the two never both pay it. Every
 * call throws NOT_FOUND if it's no refund of the order, and runs `also` in its transaction.
 */
export interface PayOut {
  /**
   * Keeps a refund from being sent. Throws INVALID_STATE if it's paid, or the gateway is paying it or was asked within the last
   * minutes, PAYMENT_DISPUTED, UNAVAILABLE if the gateway doesn't say.
   */
  withhold(order: WholeOrder, refundId: string, also: Also): Promise<void>
  /** Sends a withheld refund after all. Throws INVALID_STATE. */
  resume(order: WholeOrder, refundId: string, also: Also): Promise<void>
  /**
   * Records the bank transfer that paid a withheld refund, and tells the traveller. Throws the errors of `withhold`, and
   * INVALID_STATE if the payer's bank has returned the money in a dispute.
   */
  record(
    order: WholeOrder,
    paid: { refundId: string; bankReference: string },
    also: Also,
  ): Promise<void>
}

type Also = (tx: Transaction, refund: Refund) => Promise<void>

export function createPayOut(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  gatewayOf: GatewayOf
  books: Pick<OrderBooks, 'lock'>
  ledger: Ledger
  refunds: Pick<RefundService, 'paidOut'>
}): PayOut {
  const { db, jobs, clock, gatewayOf, books, ledger, refunds } = parts

  interface AtWork {
    order: WholeOrder
    refund: Refund
    payment: Payment
  }

  async function locked(
    { id }: WholeOrder,
    refundId: string,
    work: (tx: Transaction, now: AtWork) => Promise<void>,
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      const order = await books.lock(tx, id)
      const refund = await refundById(tx, refundId)
      const payment = refund && (await paymentById(tx, refund.paymentId))
      if (payment?.orderId !== id) throw new CatalogueError('NOT_FOUND')
      await work(tx, { order, refund: refund as Refund, payment })
    })
  }

  /** Throws INVALID_STATE if the gateway has paid a refund or is about to, UNAVAILABLE. */
  async function assertUnpaid(refundId: string): Promise<void> {
    const refund = await refundById(db, refundId)
    const payment = refund && (await paymentById(db, refund.paymentId))
    if (!payment) throw new CatalogueError('NOT_FOUND')
    const { state } = await gatewayOf(payment)
      .lookUpRefund(refundId)
      .catch((cause) => {
        throw new CatalogueError('UNAVAILABLE', { cause })
      })
    if (state === 'done' || state === 'pending') {
      throw new CatalogueError('INVALID_STATE', { details: { gateway: state } })
    }
  }

  return {
    async withhold(order, refundId, also) {
      await assertUnpaid(refundId)
      await locked(order, refundId, async (tx, { refund, payment }) => {
        assertUndisputed(payment)
        const asked = await lastAsked(tx, refundId)
        // It may be paying this very moment.
        if (asked && asked.getTime() > clock.now() - longestCall) {
          throw new CatalogueError('INVALID_STATE', { details: { askedAt: asked.toISOString() } })
        }
        await moveRefund(tx, refund, 'withheld')
        await also(tx, refund)
      })
    },
    resume: (order, refundId, also) =>
      locked(order, refundId, async (tx, { refund }) => {
        await moveRefund(tx, refund, 'requested')
        await jobs.enqueue(tx, sendRefund, { refundId })
        await also(tx, refund)
      }),
    async record(found, { refundId, bankReference }, also) {
      await assertUnpaid(refundId)
      await locked(found, refundId, async (tx, { order, refund, payment }) => {
        const { amount } = refund
        assertUndisputed(payment)
        if ((await leftFor(tx, payment, refund)) < amount.amount) {
          throw new CatalogueError('INVALID_STATE', { details: { payment: 'charged_back' } })
        }
        await moveRefund(tx, refund, 'paid_out', { doneAt: clock.date(), bankReference })
        await ledger.book(tx, 'payout', { of: refundId, orderId: order.id, amount })
        await refunds.paidOut(tx, order, { refund, payment })
        await also(tx, refund)
      })
    },
  }
}

/** Throws PAYMENT_DISPUTED if the payer's bank may return the money. */
function assertUndisputed({ state }: Payment): void {
  if (state === 'disputed') throw new CatalogueError('PAYMENT_DISPUTED')
}
