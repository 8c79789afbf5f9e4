import { CatalogueError } from '../../contract/errors.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { PayableBooks } from '../order/payable/payable-books.ts'
import type { Progress } from '../order/reservation/progress.ts'
import { isReserved } from '../order/reservation/reservation-states.ts'
import { ownPayable, type WholeOrder } from '../order/whole-order.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { paymentsOf } from './payment-store.ts'
import type { SettleService } from './settle-service.ts'

/**
 * Releases everything that is held for an order that isn't paid, with `also` in the same transaction. Throws INVALID_STATE if
 * something was paid, a supplier hasn't answered yet, or nothing is held.
 */
export type ReleaseHold = (
  order: WholeOrder,
  also: (tx: Transaction, order: WholeOrder) => Promise<void>,
) => Promise<void>

export const createReleaseHold =
  (parts: {
    db: Database
    books: OrderBooks
    payableBooks: PayableBooks
    settling: SettleService
    progress: Progress
  }): ReleaseHold =>
  async (found, also) => {
    const { db, books, payableBooks, settling, progress } = parts
    assertHeld(found)
    // Open attempts are ended at the gateway first, so that nobody pays for what is released.
    await settling.order({ ...found, part: await paymentsOf(db, found.id) })
    const { trxId } = ownPayable(found)
    await settling.giveUpOpen(found, (payment) => payment.trxId === trxId)
    await inTransaction(db, async (tx) => {
      const order = await books.lock(tx, found.id)
      const own = assertHeld(order)
      await payableBooks.move(tx, own, 'withdrawn')
      const withdrawn = { ...own, state: 'withdrawn' as const }
      await progress.advance(tx, {
        ...order,
        payables: order.payables.map((each) => (each.trxId === own.trxId ? withdrawn : each)),
      })
      await also(tx, order)
    })
  }

/** Returns the payable of an order that is held and waits for its payment. Throws INVALID_STATE. */
function assertHeld(order: WholeOrder) {
  const own = ownPayable(order)
  const isWaiting = order.reservations.some(
    ({ state }) => state === 'reserving' || state === 'unknown',
  )
  const isHeld = order.reservations.some(isReserved) && !isWaiting
  if (own.state !== 'open' || order.paid > 0 || !isHeld) throw new CatalogueError('INVALID_STATE')
  return own
}
