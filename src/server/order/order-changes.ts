import type { PriceLine } from '../../contract/flight/booking.ts'
import type { Offer } from '../../contract/flight/offer.ts'
import type { OfferId } from '../../contract/ids.ts'
import { type Money, money } from '../../contract/money.ts'
import type { ItemState } from '../../contract/order/order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import type { BookingCode, SupplierOffer, Ticket } from '../supplier/flight-supplier.ts'
import { isBagMoved } from './bags-of.ts'
import { rememberedFlights } from './calendar-flights.ts'
import {
  findOrder,
  type ItemRow,
  itemsUnder,
  moveItems,
  note,
  setItems,
  setMoney,
  type WholeOrder,
} from './order-store.ts'
import { keepOwnCodes } from './own-codes.ts'
import type { Announced } from './tables.ts'

/** What a change of an item costs, in minor units of the order's currency. */
export interface ChangeCost {
  difference: number
  fee: number
}

/** What other flights in an item's place are. */
export interface Exchanged {
  offer: Offer
  source: SupplierOffer
  /** All of the booking. */
  bookingCodes: BookingCode[]
  /** All of the booking. */
  tickets: Ticket[]
}

/**
 * What may become of an order after its tickets are issued. Every call but the first stands in a
 * transaction that holds the order's lock; the lines add up to the total after each.
 */
export interface OrderChanges {
  /** The order with the booking that we know under this reference. */
  withReference(db: Executor, reference: string): Promise<WholeOrder | undefined>
  /** Throws INVALID_STATE. */
  move(tx: Transaction, items: readonly ItemRow[], to: ItemState): Promise<void>
  /** What was paid for changing an item becomes part of the order. */
  addCost(tx: Transaction, order: WholeOrder, item: ItemRow, cost: ChangeCost): Promise<void>
  /** Takes it out again: the change was not made, and the money goes back. */
  dropCost(tx: Transaction, order: WholeOrder, item: ItemRow, cost: ChangeCost): Promise<void>
  /**
   * Puts other flights in the place of an item that is `changing`. Bags bought for it move along where the new flights
   * take such a bag; others are lost.
   */
  exchange(tx: Transaction, order: WholeOrder, item: ItemRow, to: Exchanged): Promise<void>
  /** The airline flies at other times; what was sold and paid stays as it is. */
  setTimes(tx: Transaction, item: ItemRow, to: Pick<ItemRow, 'offer' | 'source'>): Promise<void>
  /** Keeps with an item what its airline announced, until `setTimes`, `exchange` or a cancellation ends it. */
  announce(tx: Transaction, item: ItemRow, announced: Announced): Promise<void>
}

export function createOrderChanges({ clock }: { clock: Clock }): OrderChanges {
  /** Total, what was paid and the item's part of both grow or shrink together. */
  async function cost(
    tx: Transaction,
    order: WholeOrder,
    item: ItemRow,
    by: ChangeCost,
    lines: WholeOrder['lines'],
  ): Promise<void> {
    const amount = by.difference + by.fee
    await setItems(tx, [item], { price: item.price + by.difference, fees: item.fees + by.fee })
    await setMoney(tx, order.id, { total: order.total + amount, paid: order.paid + amount, lines })
  }

  return {
    async withReference(db, reference) {
      const [item] = await itemsUnder(db, reference)
      return item && findOrder(db, item.orderId)
    },
    async move(tx, items, to) {
      await moveItems(tx, items, to, clock.date(), to === 'cancelled' ? { announced: null } : {})
    },
    async addCost(tx, order, item, by) {
      await cost(tx, order, item, by, [
        ...order.lines,
        ...costLines(item.offer.id, by, order.currency),
      ])
      await note(tx, order.id, 'change.paid', clock.date())
    },
    async dropCost(tx, order, item, { difference, fee }) {
      const lines = [...order.lines]
      for (const line of costLines(item.offer.id, { difference, fee }, order.currency)) {
        const place = lines.findLastIndex(
          ({ kind, offerId, amount }) =>
            kind === line.kind && offerId === line.offerId && isSame(amount, line.amount),
        )
        if (place >= 0) lines.splice(place, 1)
      }
      await cost(tx, order, item, { difference: -difference, fee: -fee }, lines)
    },
    async exchange(tx, order, item, { offer, source, bookingCodes, tickets }) {
      const renamed = <T extends { offerId?: string | undefined }>(each: T): T =>
        each.offerId === item.offer.id ? { ...each, offerId: offer.id } : each
      const lines = order.lines.map(renamed)
      const bags = order.bags
        .filter((bag) => bag.offerId !== item.offer.id || isBagMoved(source, bag.kg))
        .map(renamed)
      await setMoney(tx, order.id, { lines, bags })
      const booking = order.items.filter(({ reference }) => reference === item.reference)
      await setItems(tx, booking, { tickets })
      await keepOwnCodes(tx, booking, bookingCodes)
      const calendarFlights = rememberedFlights(item, offer.slice)
      const now = { offer, source, calendarFlights, announced: null }
      await moveItems(tx, [item], 'issued', clock.date(), now)
    },
    async setTimes(tx, item, { offer, source }) {
      const calendarFlights = rememberedFlights(item, offer.slice)
      await setItems(tx, [item], { offer, source, calendarFlights, announced: null })
    },
    async announce(tx, item, announced) {
      const calendarFlights = rememberedFlights(item, announced.after)
      await setItems(tx, [item], { announced, calendarFlights })
    },
  }
}

/** Returns the price lines of a change's cost; parts that cost nothing have none. */
export const costLines = (
  offerId: OfferId,
  { difference, fee }: ChangeCost,
  currency: string,
): PriceLine[] =>
  [
    { kind: 'change' as const, amount: money(difference, currency) },
    { kind: 'fee' as const, amount: money(fee, currency) },
  ]
    .filter(({ amount }) => amount.amount !== 0)
    .map((line) => ({ ...line, offerId, count: 1 }))

const isSame = (one: Money, other: Money) =>
  one.amount === other.amount && one.currency === other.currency
