import { CatalogueError } from '../../../contract/errors.ts'
import { type Money, money } from '../../../contract/money.ts'
import type { OrderBooks } from '../../order/order-books.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Executor, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { sendRefund } from '../jobs.ts'
import type { Ledger } from '../ledger.ts'
import type { Payment, Refund } from '../payment.ts'
import {
  addRefund,
  lastAsked,
  moveRefund,
  paymentById,
  refundById,
  refundsOf,
} from '../payment-store.ts'
import { longestCall } from '../refund-states.ts'
import { leftOf } from './dispute.ts'
import { disputesOf } from './dispute-store.ts'

/** Returns how much of a refund is still to be paid, in minor units: see `leftOf`. */
export const leftFor = async (tx: Executor, payment: Payment, { id }: Refund): Promise<number> =>
  leftOf(id, {
    payment,
    refunds: await refundsOf(tx, payment.id),
    disputes: await disputesOf(tx, payment.id),
  })

/**
 * Ends a refund that the payer's bank has paid in place of us, and requests what is left of it. The gateway has just said that
 * it hasn't paid it. Throws INVALID_STATE if it was asked within the last minutes, and may be paying it now.
 */
export type CoverRefund = (refundId: string) => Promise<void>

export function createCoverRefund(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  books: Pick<OrderBooks, 'lock' | 'note'>
  ledger: Ledger
  letters: {
    returned(
      tx: Transaction,
      order: WholeOrder,
      refund: { id: string; amount: Money },
    ): Promise<void>
  }
  /** Tells those who wait for the refund. */
  tell(tx: Transaction, key: string): Promise<void>
}): CoverRefund {
  const { db, jobs, clock, books, ledger, letters, tell } = parts
  return async (refundId) => {
    const found = await refundById(db, refundId)
    const owner = found && (await paymentById(db, found.paymentId))
    if (!owner) return
    await inTransaction(db, async (tx) => {
      const order = await books.lock(tx, owner.orderId)
      const orderId = order.id
      const payment = await paymentById(tx, owner.id)
      const refund = await refundById(tx, refundId)
      if (!payment || refund?.state !== 'requested') return
      const asked = await lastAsked(tx, refundId)
      if (asked && asked.getTime() > clock.now() - longestCall) {
        throw new CatalogueError('INVALID_STATE', { details: { askedAt: asked.toISOString() } })
      }
      const { key, amount } = refund
      const left = await leftFor(tx, payment, refund)
      if (left === amount.amount) return
      const covered = money(amount.amount - left, amount.currency)
      await moveRefund(tx, refund, 'charged_back', {
        amount: covered.amount,
        doneAt: clock.date(),
      })
      await ledger.book(tx, 'refund-covered', { of: refundId, orderId, amount: covered })
      await books.note(tx, orderId, 'refund.charged_back')
      await letters.returned(tx, order, { id: refundId, amount: covered })
      if (left > 0) {
        // It was booked as promised with the first, and is part of it.
        const rest: Refund = {
          ...refund,
          id: newId(),
          key: `${key} rest`,
          amount: money(left, amount.currency),
        }
        await addRefund(tx, rest, clock.date())
        await jobs.enqueue(tx, sendRefund, { refundId: rest.id })
      }
      await tell(tx, key)
    })
  }
}
