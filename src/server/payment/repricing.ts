import { CatalogueError } from '../../contract/errors.ts'
import type { Visitor } from '../order/access/order-access.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { OrderService } from '../order/order-service.ts'
import { hasOffer } from '../order/reservation/quote-again.ts'
import type { Payable, WholeOrder } from '../order/whole-order.ts'
import type { Transaction } from '../platform/database/database.ts'
import { orUnavailable } from './or-unavailable.ts'
import { findPayable } from './payment-deadlines.ts'
import { openPaymentStates } from './payment-states.ts'
import { attempts, paymentsOf } from './payment-store.ts'
import { offeredPrice } from './quote-before-paying.ts'
import type { SettleService } from './settle-service.ts'

/** Changes what an unpaid order costs. */
export interface Repricing {
  /**
   * Throws whatever keeps an order from being paid, NOTHING_TO_PAY for anything but an order, and PRICE_CHANGED while a
   * supplier's new price waits for the payer's consent.
   */
  assertOpen(order: WholeOrder, trxId: string): void
  /**
   * Runs `work` in a transaction that holds the order's lock. Open attempts to pay are ended first, because their amount
   * would no longer be right. Throws the errors of `assertOpen`, and PAYMENT_REPLACED if an attempt can't be ended.
   */
  change<T>(
    trxId: string,
    visitor: Visitor,
    work: (tx: Transaction, order: WholeOrder) => Promise<T>,
  ): Promise<T>
}

export function createRepricing(parts: {
  orders: Pick<OrderService, 'byTrxWith'>
  books: OrderBooks
  settling: SettleService
  assertPayable(order: WholeOrder, payable: Payable): Date
}): Repricing {
  const { orders, books, settling, assertPayable } = parts

  function assertOpen(order: WholeOrder, trxId: string): void {
    const payable = findPayable(order, trxId)
    if (payable.purpose !== 'order') throw new CatalogueError('NOTHING_TO_PAY')
    assertPayable(order, payable)
    if (!hasOffer(order)) return
    throw new CatalogueError('PRICE_CHANGED', {
      details: { oldPrice: payable.amount, newPrice: offeredPrice(order, payable)?.now },
    })
  }

  return {
    assertOpen,
    async change(trxId, visitor, work) {
      const found = await orders.byTrxWith(trxId, visitor, attempts)
      // Paid since, or cancelled there: the gateway knows it first.
      const isChanged = await orUnavailable(settling.order(found))
      const order = isChanged ? await orders.byTrxWith(trxId, visitor, attempts) : found
      assertOpen(order, trxId)
      await orUnavailable(settling.cancelOpen(order, (payment) => payment.trxId === trxId))
      return books.change(order, async (tx, now) => {
        assertOpen(now, trxId)
        const isOpen = (await paymentsOf(tx, now.id)).some(({ state }) =>
          openPaymentStates.includes(state),
        )
        if (isOpen) throw new CatalogueError('PAYMENT_REPLACED')
        return work(tx, now)
      })
    },
  }
}
