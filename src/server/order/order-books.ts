import type { ContactDetails } from '../../contract/checkout/contact.ts'
import type { PriceLine } from '../../contract/checkout/price-line.ts'
import type { ReservationState } from '../../contract/order/order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { proveAddress } from './access/address-store.ts'
import { changeOrder } from './change-order.ts'
import {
  addItems,
  findOrder,
  lockOrder,
  note,
  removeItem,
  setItem,
  setOrder,
} from './order-store.ts'
import type { Conversions, Progress } from './reservation/progress.ts'
import { moveReservations } from './reservation/reservation-store.ts'
import { type Item, priceOf, type Reservation, type WholeOrder } from './whole-order.ts'

/**
 * What other modules record about an order. Every call with a transaction needs one that holds the order's lock;
 * afterwards the items' price lines add up to the order's total.
 */
export interface OrderBooks {
  lock(tx: Transaction, id: string): Promise<WholeOrder>
  /** Changes an order that was read a moment ago: see `changeOrder`. It begins a transaction of its own. */
  change<T>(
    order: WholeOrder,
    work: (tx: Transaction, order: WholeOrder, asRead: boolean) => Promise<T>,
  ): Promise<T>
  /** Adds a history entry, for one item if it only concerns that. */
  note(tx: Transaction, orderId: string, what: string, itemId?: string): Promise<void>
  /** Records a payment or refund, and takes the next steps. */
  moneyMoved(
    tx: Transaction,
    order: WholeOrder,
    moved: { paid?: number; refunded?: number; what: string },
  ): Promise<void>
  /** Records how much more of an order's money a lost dispute took, or less if it came back. */
  moneyLost(tx: Transaction, order: WholeOrder, amount: number): Promise<void>
  /** Records that the buyer reads the order's e-mail address, and takes the next steps. */
  emailProven(tx: Transaction, order: WholeOrder): Promise<void>
  /** Throws INVALID_STATE. */
  move(tx: Transaction, reservations: readonly Reservation[], to: ReservationState): Promise<void>
  /** Sets the contact. Links in mails to an earlier address no longer open the order. */
  setContact(tx: Transaction, order: WholeOrder, contact: ContactDetails): Promise<void>
  /**
   * Updates an item without changing its state. Lines that are due now can be distributed anew among items; their sum
   * only changes with the calls below.
   */
  setItem(
    tx: Transaction,
    item: Item,
    more: Pick<Partial<Item>, 'details' | 'lines' | 'travellers' | 'endsAt'>,
  ): Promise<void>
  /** Adds items to a reservation, after the order's others. */
  addItems(
    tx: Transaction,
    order: WholeOrder,
    reservation: Reservation,
    items: readonly Pick<Item, 'details' | 'lines' | 'travellers' | 'endsAt'>[],
  ): Promise<void>
  /** Removes an item. */
  removeItem(tx: Transaction, item: Item): Promise<void>
  /** Adds the price of an item's change to the order. */
  addCost(tx: Transaction, order: WholeOrder, item: Item, lines: PriceLine[]): Promise<void>
  /** Reverts `addCost` after a failed change. Call `tellWorth` once the refund is stored. */
  dropCost(tx: Transaction, order: WholeOrder, item: Item, lines: PriceLine[]): Promise<void>
  /** Reports a lower order value to its affiliate. Call it after all writes. */
  tellWorth(tx: Transaction, orderId: string): Promise<void>
  /** Records that an item costs less after its change. The difference is refunded by the caller. */
  lowerPrice(tx: Transaction, order: WholeOrder, item: Item, lines: PriceLine[]): Promise<void>
}

export function createOrderBooks(parts: {
  db: Database
  clock: Clock
  progress: Progress
  conversions: Pick<Conversions, 'costsMore' | 'ended'>
}): OrderBooks {
  const { db, clock, progress, conversions } = parts

  async function setCost(tx: Transaction, order: WholeOrder, item: Item, lines: PriceLine[]) {
    const by = priceOf([{ lines }]) - priceOf([item])
    await setItem(tx, item.id, { lines })
    await setOrder(tx, order.id, { total: order.total + by, paid: order.paid + by })
  }

  return {
    lock: lockOrder,
    change: (order, work) => changeOrder(db, order, work),
    note: (tx, orderId, what, itemId) => note(tx, orderId, what, clock.date(), itemId),
    async moneyMoved(tx, order, { paid = 0, refunded = 0, what }) {
      const now = { paid: order.paid + paid, refunded: order.refunded + refunded }
      await setOrder(tx, order.id, now)
      if (paid > 0) await proveAddress(tx, order, clock.date())
      await note(tx, order.id, what, clock.date())
      await progress.advance(tx, { ...order, ...now })
      if (refunded > 0) await conversions.ended(tx, { ...order, ...now })
    },
    async emailProven(tx, order) {
      const now = { emailProvenAt: clock.date() }
      await setOrder(tx, order.id, now)
      await proveAddress(tx, order, now.emailProvenAt)
      await note(tx, order.id, 'email.proven', now.emailProvenAt)
      await progress.advance(tx, { ...order, ...now })
    },
    async moneyLost(tx, order, amount) {
      const now = { lost: order.lost + amount }
      await setOrder(tx, order.id, now)
      await conversions.ended(tx, { ...order, ...now })
    },
    async move(tx, reservations, to) {
      await moveReservations(tx, reservations, to, clock.date())
      if (to !== 'cancelled' || !reservations[0]) return
      // Where nothing was paid, no refund says that it's over.
      const order = await findOrder(tx, reservations[0].orderId)
      if (order?.paid === 0) await conversions.ended(tx, order)
    },
    setContact(tx, order, contact) {
      const email = contact.email.toLowerCase()
      const addressRound = order.addressRound + (email === order.email ? 0 : 1)
      return setOrder(tx, order.id, { contact, email, addressRound })
    },
    setItem: (tx, item, more) => setItem(tx, item.id, more),
    addItems: (tx, order, { id }, items) => addItems(tx, order, id, items),
    removeItem: (tx, item) => removeItem(tx, item.id),
    async addCost(tx, order, item, lines) {
      await setCost(tx, order, item, [...item.lines, ...lines])
      await note(tx, order.id, 'change.paid', clock.date())
      const by = priceOf([{ lines }])
      await conversions.costsMore(tx, { ...order, paid: order.paid + by }, by)
    },
    async tellWorth(tx, orderId) {
      const order = await findOrder(tx, orderId)
      if (order) await conversions.ended(tx, order)
    },
    async lowerPrice(tx, order, item, lines) {
      const total = order.total + priceOf([{ lines }])
      await setItem(tx, item.id, { lines: [...item.lines, ...lines] })
      await setOrder(tx, order.id, { total })
    },
    async dropCost(tx, order, item, lines) {
      const left = [...item.lines]
      for (const line of lines) {
        const place = left.findLastIndex(
          ({ kind, amount }) =>
            kind === line.kind &&
            amount.amount === line.amount.amount &&
            amount.currency === line.amount.currency,
        )
        if (place >= 0) left.splice(place, 1)
      }
      await setCost(tx, order, item, left)
    },
  }
}
