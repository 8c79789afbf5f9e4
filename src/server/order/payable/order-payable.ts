import type { Clock } from '../../platform/clock.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { wordsOf } from '../../platform/words.ts'
import { findProvenAddress } from '../access/address-store.ts'
import type { Discounts } from '../discount.ts'
import { releaseReservation } from '../jobs.ts'
import type { OrderBooks } from '../order-books.ts'
import { notePrice } from '../order-store.ts'
import { purchasedItemView } from '../order-view.ts'
import type { ProductOf } from '../product.ts'
import type { OrderLetters } from '../reservation/progress.ts'
import { openPriceChange } from '../reservation/quote-again.ts'
import { isReserved } from '../reservation/reservation-states.ts'
import { failDiscounted, keepCard, moveReservations } from '../reservation/reservation-store.ts'
import { type Item, leftOutItems } from '../whole-order.ts'
import type { PayableKeeper } from './payable-keeper.ts'

/** Creates the keeper of an order's own payable: payment confirms everything, and a missed deadline releases it. */
export function createOrderPayable(parts: {
  clock: Clock
  jobs: Jobs
  books: OrderBooks
  letters: OrderLetters
  productOf: ProductOf
  discounts: Pick<Discounts, 'use' | 'takeAgain' | 'release'>
}): PayableKeeper {
  const { clock, jobs, books, letters, productOf, discounts } = parts
  return {
    async purchase(order, _, language) {
      const say = wordsOf('mail', language)
      const viewOf = (item: Item) => purchasedItemView(item, productOf(item), say)
      const leftOut = leftOutItems(order)
      const isCharged = (item: Item) => !leftOut.some(({ id }) => id === item.id)
      return {
        items: order.items.filter(isCharged).map(viewOf),
        ...(leftOut.length > 0 ? { leftOut: leftOut.map(viewOf) } : {}),
      }
    },
    async paid(tx, order, { amount: { amount }, state }, card) {
      const now = card ? await keepCard(tx, order, card.lastDigits) : order
      const what = amount > 0 ? 'payment.captured' : 'card.saved'
      const isLate = state === 'expired'
      if (!isLate) await discounts.use(tx, order)
      const isPriceKept = !isLate || (await discounts.takeAgain(tx, order))
      const left = isPriceKept ? now : await failDiscounted(tx, now, clock.date())
      await books.moneyMoved(tx, left, { paid: amount, what })
      return true
    },
    async expired(tx, order) {
      await discounts.release(tx, order)
      const change = openPriceChange(order)
      if (change) await notePrice(tx, order.id, 'order.price_left', change, clock.date())
      const reserved = order.reservations.filter(isReserved)
      await moveReservations(tx, reserved, 'expired', clock.date())
      for (const { reference } of reserved) {
        await jobs.enqueue(tx, releaseReservation, { reference }, { key: reference })
      }
      const proven = (await findProvenAddress(tx, order.email)) !== undefined
      await letters.holdExpired(tx, order, { proven, at: clock.date() })
    },
  }
}
