import type { BookId, OrderCode, TrxId } from '../../contract/ids.ts'
import { money } from '../../contract/money.ts'
import { isFlown } from '../../contract/order/is-flown.ts'
import type { ListedOrder, Order, OrderStatus } from '../../contract/order/order.ts'
import { momentAt } from '../platform/zoned-time.ts'
import { airportByIata } from '../world/airport.ts'
import { bagsOf } from './bags-of.ts'
import { codesOf } from './codes-of.ts'
import { heldUntil } from './hold-end.ts'
import { orderStatus } from './order-status.ts'
import type { HistoryRow, WholeOrder } from './order-store.ts'
import { maskedPassport } from './sealed-passengers.ts'

/** The status that people see of an order. */
export function statusOf({ items, total, paid, refunded }: WholeOrder): OrderStatus {
  return orderStatus({ items: items.map(({ state }) => state), total, paid, refunded })
}

/** Returns an order as its traveller sees it at a moment; passport numbers are masked. */
export function orderView(order: WholeOrder, history: readonly HistoryRow[], now: number): Order {
  const held = heldUntil(order.items)
  return {
    orderCode: order.code as OrderCode,
    trxId: order.trxId as TrxId,
    ...(order.bookId ? { bookId: order.bookId as BookId } : {}),
    status: statusOf(order),
    createdAt: order.createdAt.toISOString(),
    items: order.items.map((item) => ({
      id: item.id,
      state: item.state,
      offer: item.offer,
      tickets: item.tickets,
      ...(item.bookingCode ? { bookingCode: item.bookingCode } : {}),
      bookingCodes: codesOf(item),
      bags: bagsOf(order, item),
      hasDeparted: momentAt(item.offer.slice.departure, item.offer.slice.from).getTime() <= now,
      ...(item.announced
        ? { announced: { ...item.announced, zone: zoneOf(item.offer.slice.from) } }
        : {}),
    })),
    contact: order.contact,
    passengers: order.passengers.map((each) => {
      const { type, title, givenName, surname, birthDate } = each
      const passport = maskedPassport(each)
      return { type, title, givenName, surname, birthDate, ...(passport ? { passport } : {}) }
    }),
    lines: order.lines,
    total: money(order.total, order.currency),
    paid: money(order.paid, order.currency),
    refunded: money(order.refunded, order.currency),
    seatsHeldUntil: order.paid > 0 ? null : (held.seats?.toISOString() ?? null),
    priceHeldUntil: order.paid > 0 ? null : (held.price?.toISOString() ?? null),
    history: history.map(({ at, what }) => ({ at: at.toISOString(), event: what })),
  }
}

/** An order as one line of a list. */
export function listedOrderView(order: WholeOrder): ListedOrder {
  return {
    orderCode: order.code as OrderCode,
    status: statusOf(order),
    travellers: order.passengers.length,
    total: money(order.total, order.currency),
    createdAt: order.createdAt.toISOString(),
    slices: listedItems(order).map(({ offer: { slice } }) => ({
      from: slice.from,
      to: slice.to,
      departure: slice.departure,
    })),
  }
}

/** A line of a list speaks of the journeys that will be flown; where none is left, of what was booked. */
function listedItems({ items }: WholeOrder): WholeOrder['items'] {
  const live = items.filter(isFlown)
  return live.length > 0 ? live : items
}

const zoneOf = (iata: string): string => airportByIata(iata)?.zone ?? 'UTC'
