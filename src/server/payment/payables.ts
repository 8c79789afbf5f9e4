import type { Money } from '../../contract/money.ts'
import type { SavedCard } from '../gateway/payment-gateway.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { PayableBooks } from '../order/payable/payable-books.ts'
import type { PayableKeepers } from '../order/payable/payable-keeper.ts'
import type { PaymentRequests } from '../order/reservation/progress.ts'
import type { Payable, WholeOrder } from '../order/whole-order.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { lostOf } from './dispute/dispute.ts'
import { disputesOf } from './dispute/dispute-store.ts'
import { expirePayable, refundItems } from './jobs.ts'
import type { Payment } from './payment.ts'
import { paymentById } from './payment-store.ts'
import type { ExpectedRefund, RefundService } from './refund-service.ts'

/** Ending payables. Every call is made in a transaction that holds the order's lock. */
export interface Payables {
  /**
   * Uses a captured payment for its payable, or refunds it if it's late or a duplicate. `card`: the one it saved; a payment
   * that only saved one has nothing to refund.
   */
  take(tx: Transaction, order: WholeOrder, payment: Payment, card?: SavedCard): Promise<void>
  /** Tells whoever asks for it that an attempt to pay was declined. */
  declined(tx: Transaction, order: WholeOrder, payment: Payment): Promise<void>
  /** Ends one that wasn't paid in time. */
  expire(tx: Transaction, order: WholeOrder, payable: Payable): Promise<void>
  /**
   * Ends one whose purpose is gone, and refunds what was paid for it. Idempotent. Returns the refund, if there is one
   * and it wasn't requested before.
   */
  withdraw(
    tx: Transaction,
    order: WholeOrder,
    trxId: string,
  ): Promise<(ExpectedRefund & { amount: Money }) | undefined>
}

export function createPayables(parts: {
  books: OrderBooks
  payableBooks: PayableBooks
  refunds: RefundService
  keepers: PayableKeepers
}): Payables {
  const { books, payableBooks, refunds, keepers } = parts

  const refund = (tx: Transaction, payment: Payment, key: string) =>
    refunds.request(tx, payment, { key, amount: payment.amount, ofOrder: false })

  const find = ({ payables }: WholeOrder, trxId: string) =>
    payables.find((each) => each.trxId === trxId)

  return {
    async take(tx, order, payment, card) {
      const payable = find(order, payment.trxId)
      if (payable?.state === 'open' || payable?.state === 'expired') {
        if (await keepers[payable.purpose].paid(tx, order, payable, card)) {
          return payableBooks.move(tx, payable, 'paid', { paidBy: payment.id })
        }
        await payableBooks.move(tx, payable, 'withdrawn')
      }
      if (payment.amount.amount === 0) return
      const isSecond = payable?.state === 'paid'
      await books.note(tx, order.id, isSecond ? 'payment.captured_twice' : 'payment.captured_late')
      await refund(tx, payment, `second ${payment.id}`)
    },
    async declined(tx, order, { trxId }) {
      const payable = find(order, trxId)
      if (payable) await keepers[payable.purpose].declined?.(tx, order, payable)
    },
    async expire(tx, order, payable) {
      await payableBooks.move(tx, payable, 'expired')
      await keepers[payable.purpose].expired(tx, order, payable)
    },
    async withdraw(tx, order, trxId) {
      const payable = find(order, trxId)
      if (!payable || payable.state === 'withdrawn') return undefined
      await payableBooks.move(tx, payable, 'withdrawn')
      const payment = payable.paidBy ? await paymentById(tx, payable.paidBy) : undefined
      if (!payment) return undefined
      const lost = lostOf(payment, await disputesOf(tx, payment.id))
      if (lost > 0) await books.moneyLost(tx, order, -lost)
      const expected = await refund(tx, payment, `due ${trxId}`)
      return { ...expected, amount: payment.amount }
    },
  }
}

/** Returns the requests orders can make of payments: jobs in the calling transaction. */
export const createPaymentRequests = ({ jobs }: { jobs: Jobs }): PaymentRequests => ({
  refund(tx, orderId, items) {
    const itemIds = items.toSorted()
    return jobs.enqueue(tx, refundItems, { orderId, itemIds }, { key: itemIds.join(' ') })
  },
  expire: (tx, trxId, at) =>
    jobs.enqueue(tx, expirePayable, { trxId }, { key: `${trxId} ${at.toISOString()}`, at }),
})
