import { isDeepStrictEqual } from 'node:util'
import { areSameSums, onSiteSums } from '../../contract/checkout/on-site-sums.ts'
import { CatalogueError } from '../../contract/errors.ts'
import { isSameMoney, type Money, money } from '../../contract/money.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { OrderWith } from '../order/order-part.ts'
import { asOffered, hasOffer, type QuoteAgain } from '../order/reservation/quote-again.ts'
import { isReserved } from '../order/reservation/reservation-states.ts'
import {
  type Item,
  leftOutItems,
  type Payable,
  priceOf,
  type WholeOrder,
} from '../order/whole-order.ts'
import { orUnavailable } from './or-unavailable.ts'
import type { Payment } from './payment.ts'
import { openPaymentStates } from './payment-states.ts'
import { paymentsOf } from './payment-store.ts'
import type { SettleService } from './settle-service.ts'

/** The sums that payers agree to. */
export interface Price {
  now: Money
  /** By currency. */
  onSite: Money[]
}

/** What a payer saw, as far as it's known. */
export interface SeenPrice {
  accepted?: Money | undefined
  acceptedOnSite?: readonly Money[] | undefined
}

/**
 * Has suppliers that took nothing yet quote an order again before it's paid. `seen` are the sums that the payer
 * saw. Throws OFFER_GONE or PRICE_CHANGED, after recording that, unless all is as the payer agreed. Returns `changed` if an
 * agreed price is now the order's own, and `overtaken` if a concurrent call has changed the order or opened a page: then
 * it has to be read again.
 */
export type QuoteBeforePaying = (
  order: OrderWith<Payment[]>,
  payable: Payable,
  seen: SeenPrice,
) => Promise<'same' | 'changed' | 'overtaken'>

export function createQuoteBeforePaying(parts: {
  books: OrderBooks
  settling: Pick<SettleService, 'cancelOpen'>
  quoteAgain: QuoteAgain
  /** Throws unless the payable of the order as it is now can be paid. */
  assertPayable(order: WholeOrder, trxId: string): void
}): QuoteBeforePaying {
  const { books, settling, quoteAgain, assertPayable } = parts
  return async (order, payable, { accepted, acceptedOnSite }) => {
    const { trxId, purpose, amount: oldPrice } = payable
    if (purpose !== 'order') return 'same'
    const offer = offeredPrice(order, payable)
    const onSite = acceptedOnSite ?? onSiteSums(standingItems(order))
    const isOfferAccepted =
      offer !== undefined &&
      offer.now.amount === accepted?.amount &&
      areSameSums(offer.onSite, onSite)
    const quoted = await quoteAgain.ask(order, isOfferAccepted)
    const { gone, changed } = quoted
    if (gone.size + changed.size === 0 && !offer) return 'same'
    // A page of the gateway that still is open would take the old amount. Newer ones are another call's.
    const known = order.part.map(({ id }) => id)
    await orUnavailable(settling.cancelOpen(order, ({ id }) => known.includes(id)))
    const recorded = await books.change(order, async (tx, now) => {
      assertPayable(now, trxId)
      const isOpen = (await paymentsOf(tx, order.id)).some(({ state }) =>
        openPaymentStates.includes(state),
      )
      if (isOpen || !isAsAsked(now, order)) return undefined
      return quoteAgain.record(tx, now, quoted)
    })
    if (!recorded) return 'overtaken'
    if (gone.size > 0) throw new CatalogueError('OFFER_GONE')
    if (changed.size === 0) return 'changed'
    throw new CatalogueError('PRICE_CHANGED', {
      details: { oldPrice: accepted ?? oldPrice, newPrice: offeredPrice(recorded, payable)?.now },
    })
  }
}

/** Returns whether an order's reservations are what their suppliers were asked about. */
const isAsAsked = (now: WholeOrder, asked: WholeOrder): boolean =>
  isDeepStrictEqual(now.reservations, asked.reservations)

/**
 * Throws PRICE_CHANGED unless an order costs what its payer saw. If something has left it, a payer who says nothing
 * doesn't know that.
 */
export function assertSeen(
  order: WholeOrder,
  { purpose, amount }: Payable,
  { accepted, acceptedOnSite }: SeenPrice,
): void {
  const leftOut = purpose === 'order' ? leftOutItems(order) : []
  const isSeen = accepted ? isSameMoney(accepted, amount) : leftOut.length === 0
  const isOnSiteSeen =
    purpose !== 'order' ||
    !acceptedOnSite ||
    areSameSums(acceptedOnSite, onSiteSums(standingItems(order)))
  if (isSeen && isOnSiteSeen) return
  const before = money(amount.amount + priceOf(leftOut), amount.currency)
  throw new CatalogueError('PRICE_CHANGED', {
    details: { oldPrice: accepted ?? before, newPrice: amount },
  })
}

/** Returns what an unpaid order costs at the prices that its suppliers ask now, if that isn't what was agreed. */
export const offeredPrice = (order: WholeOrder, { purpose, state }: Payable): Price | undefined => {
  if (purpose !== 'order' || state !== 'open' || !hasOffer(order)) return undefined
  const standing = standingItems(asOffered(order))
  return { now: money(priceOf(standing), order.currency), onSite: onSiteSums(standing) }
}

/** Returns the items that are about to be paid for. */
export const standingItems = ({ reservations }: WholeOrder): Item[] =>
  reservations.filter(isReserved).flatMap(({ items }) => items)
