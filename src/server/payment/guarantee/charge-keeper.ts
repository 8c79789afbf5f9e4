import type { Money } from '../../../contract/money.ts'
import type { ChargeReason } from '../../../contract/payment/payment.ts'
import type { OrderBooks } from '../../order/order-books.ts'
import { purchasedItemView } from '../../order/order-view.ts'
import type { PayableKeeper } from '../../order/payable/payable-keeper.ts'
import type { ProductOf } from '../../order/product.ts'
import type { Item, Payable, WholeOrder } from '../../order/whole-order.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Executor, Transaction } from '../../platform/database/database.ts'
import { wordsOf } from '../../platform/words.ts'
import type { Ledger } from '../ledger.ts'
import { paymentsOf } from '../payment-store.ts'
import { chargeByTrx } from './charge-store.ts'

/** Mails to travellers about charges to a guarantee, in the transaction that records them; each once. */
export interface ChargeLetters {
  /** The receipt: when it was paid, and whether with another card than the one that was saved. */
  charged(
    tx: Transaction,
    order: WholeOrder,
    charge: ChargeMade & { at: Date; isPaidOtherwise: boolean },
  ): Promise<void>
  /** The card was declined, and the charge can be paid in another way until then. */
  declined(tx: Transaction, order: WholeOrder, charge: ChargeMade & { until: Date }): Promise<void>
}

export interface ChargeMade {
  trxId: string
  why: ChargeReason
  amount: Money
  /** The last four digits of the card that guaranteed it. */
  card: string
  /** What was guaranteed. */
  items: readonly Item[]
}

/**
 * Creates the keeper of what is charged to a guarantee: it's owed to the supplier, and is no part of the order's own price.
 */
export function createChargeKeeper(parts: {
  db: Database
  clock: Clock
  books: Pick<OrderBooks, 'note'>
  ledger: Ledger
  letters: ChargeLetters
  productOf: ProductOf
}): PayableKeeper {
  const { db, clock, books, ledger, letters, productOf } = parts

  async function madeOf(
    tx: Executor,
    { items, reservations }: WholeOrder,
    { trxId, amount }: Payable,
  ): Promise<ChargeMade> {
    const { reservationId, why } = await chargeByTrx(tx, trxId)
    const own = items.filter((item) => item.reservationId === reservationId)
    const reservation = reservations.find(({ id }) => id === reservationId)
    return { trxId, why, amount, card: reservation?.guarantee?.card ?? '', items: own }
  }

  return {
    async purchase(order, payable, language) {
      const { items, why, amount } = await madeOf(db, order, payable)
      const say = wordsOf('mail', language)
      return {
        charge: { why },
        items: items.map((item, index) => ({
          ...purchasedItemView(item, productOf(item), say),
          lines: index === 0 ? [{ kind: 'charge', count: 1, amount, due: 'now' }] : [],
        })),
      }
    },
    async paid(tx, order, payable) {
      const { trxId, amount } = payable
      await ledger.book(tx, 'issue', { of: trxId, orderId: order.id, amount })
      await books.note(tx, order.id, 'guarantee.paid')
      const made = await madeOf(tx, order, payable)
      const attempts = (await paymentsOf(tx, order.id)).filter((each) => each.trxId === trxId)
      const taken = attempts.findIndex(({ state }) => state === 'captured')
      const at = attempts[taken]?.changedAt ?? clock.date()
      // We make the first attempt ourselves, with the saved card.
      await letters.charged(tx, order, { ...made, at, isPaidOtherwise: taken > 0 })
      return true
    },
    async declined(tx, order, payable) {
      if (payable.state !== 'open' || !payable.until) return
      const { until } = payable
      await letters.declined(tx, order, { ...(await madeOf(tx, order, payable)), until })
    },
    expired: (tx, order) => books.note(tx, order.id, 'guarantee.unpaid'),
  }
}
