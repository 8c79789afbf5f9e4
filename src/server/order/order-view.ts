import { money } from '../../contract/money.ts'
import { hasDocuments, isLive } from '../../contract/order/is-live.ts'
import type { ListedOrder, Order, OrderStatus } from '../../contract/order/order.ts'
import type { PurchasedItem } from '../../contract/payment/payment.ts'
import { countPeople } from '../../contract/traveller/same-person.ts'
import type { Say } from '../platform/words.ts'
import { needsCode, statusOf } from './order-status.ts'
import { reservedUntil } from './payable/pay-until.ts'
import type { Product, ProductOf } from './product.ts'
import { maskedIdCard, maskedPassport } from './travellers.ts'
import {
  type HistoryEntry,
  type Item,
  leftOutItems,
  ownPayable,
  promoLostItems,
  type WholeOrder,
} from './whole-order.ts'

interface Reader {
  productOf: ProductOf
  /** Messages in the reader's language. */
  say: Say
  now: number
}

/** Returns an order as its traveller sees it at a given time; document numbers are masked. */
export function orderView(
  order: WholeOrder,
  history: readonly HistoryEntry[],
  { productOf, say, now }: Reader,
): Order {
  const leftOut = new Set(leftOutItems(order).map(({ id }) => id))
  const promoLost = new Set(promoLostItems(order).map(({ id }) => id))
  const { reserved, price } = reservedUntil(order.paid > 0 ? [] : order.reservations)
  return {
    orderCode: order.code,
    trxId: ownPayable(order).trxId,
    status: shownStatus(order, productOf),
    ...(needsCode(order) ? { needsCode: true as const } : {}),
    createdAt: order.createdAt.toISOString(),
    items: order.items.map((item) => ({
      id: item.id,
      product: item.product,
      state: item.state,
      ...(productOf(item).isNoShow?.(item) ? { isNoShow: true as const } : {}),
      title: productOf(item).describe(item, say).title,
      startsOn: productOf(item).startsOn(item),
      travellers: item.travellers.map((each) => {
        const { type, title, givenName, surname, birthDate } = each
        const passport = maskedPassport(each)
        const idCard = maskedIdCard(each)
        return {
          type,
          title,
          givenName,
          surname,
          birthDate,
          ...(passport ? { passport } : {}),
          ...(idCard ? { idCard } : {}),
        }
      }),
      lines: item.lines,
      ...(leftOut.has(item.id) ? { isLeftOut: true as const } : {}),
      ...(promoLost.has(item.id) ? { isPromoLost: true as const } : {}),
      ...productOf(item).details(item, { now, language: say.locale }),
    })),
    contact: order.contact,
    total: money(order.total, order.currency),
    paid: money(order.paid, order.currency),
    refunded: money(order.refunded, order.currency),
    reservedUntil: reserved?.toISOString() ?? null,
    priceUntil: price?.toISOString() ?? null,
    documentsUntil: documentsUntil(order)?.toISOString() ?? null,
    history: history.map(({ at, what }) => ({ at: at.toISOString(), event: what })),
  }
}

function documentsUntil({ items }: WholeOrder): Date | undefined {
  const ends = items.filter(hasDocuments).map(({ endsAt }) => endsAt.getTime())
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined
}

/** Returns an order as one line of a list. Without `now`, the line doesn't say whether its trip is ahead. */
export function listedOrderView(
  order: WholeOrder,
  { productOf, say, now = Number.POSITIVE_INFINITY }: Omit<Reader, 'now'> & { now?: number },
): ListedOrder {
  return {
    orderCode: order.code,
    status: shownStatus(order, productOf),
    ...(needsCode(order) ? { needsCode: true as const } : {}),
    needsAnswer: order.items.some((item) => productOf(item).isAnswerNeeded?.(item) ?? false),
    ...(order.items.some((item) => isLive(item) && item.endsAt.getTime() > now)
      ? { isAhead: true as const }
      : {}),
    travellers: countPeople(order.items.flatMap(({ travellers }) => travellers)),
    total: money(order.total, order.currency),
    refunded: money(order.refunded, order.currency),
    charges: order.payables
      .filter(({ purpose, state }) => purpose === 'guarantee' && state !== 'withdrawn')
      .map(({ amount, state }) => ({ amount, isPaid: state === 'paid' })),
    createdAt: order.createdAt.toISOString(),
    items: listedItems(order).map((item) => ({
      product: item.product,
      title: productOf(item).describe(item, say).title,
      startsOn: productOf(item).startsOn(item),
    })),
  }
}

/** Returns the order's status, which is `no_show` if its travellers came to nothing that is still booked. */
function shownStatus(order: WholeOrder, productOf: ProductOf): OrderStatus {
  const status = statusOf(order)
  const live = order.items.filter(isLive)
  const isMissed = live.every((item) => productOf(item).isNoShow?.(item) ?? false)
  return status === 'confirmed' && isMissed ? 'no_show' : status
}

/** Returns the items shown in a list: active ones or, if there are none, those that were bought. */
function listedItems({ items }: WholeOrder): Item[] {
  const live = items.filter(isLive)
  return live.length > 0 ? live : items
}

/** Returns an item as shown before paying for it. */
export const purchasedItemView = (item: Item, product: Product, say: Say): PurchasedItem => ({
  product: item.product,
  title: product.describe(item, say).title,
  travellers: item.travellers.map(({ type, title, givenName, surname }) => ({
    type,
    title,
    givenName,
    surname,
  })),
  lines: item.lines,
  ...product.purchased(item, say.locale),
})
