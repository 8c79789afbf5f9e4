import { setTimeout as sleep } from 'node:timers/promises'
import { areSameSums, onSiteSums } from '../../../contract/checkout/on-site-sums.ts'
import { type Money, money } from '../../../contract/money.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { seconds } from '../../platform/duration.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import { keepDiscount } from '../discount.ts'
import { notePrice, setItem } from '../order-store.ts'
import type { PriceChange } from '../price-history.ts'
import type { ProductOf, ReserveOutcome } from '../product.ts'
import { type OfferedItem, priceOf, type Reservation, type WholeOrder } from '../whole-order.ts'
import type { Progress } from './progress.ts'
import { isReserved } from './reservation-states.ts'
import { moveReservations, setOffered } from './reservation-store.ts'

/** Asks suppliers that only quoted again when a payment starts: what they quoted may have been sold since. */
export interface QuoteAgain {
  /**
   * Asks about an order, or about the order as offered if that's what the payer agreed to. Changes nothing. A supplier
   * that doesn't answer in time counts as unchanged: its part is confirmed or refunded after the payment.
   */
  ask(order: WholeOrder, isOfferAccepted: boolean): Promise<QuotedAgain>
  /**
   * Records the answers, and what follows from them, in a transaction that holds the order's lock. Returns the order
   * with its offers.
   */
  record(tx: Transaction, order: WholeOrder, quoted: QuotedAgain): Promise<WholeOrder>
}

export interface QuotedAgain {
  isOfferAccepted: boolean
  /** Ids of reservations that are sold out, or are no longer sold at a price that can be offered. */
  gone: Set<string>
  /** New offers, by reservation. */
  changed: Map<string, OfferedItem[]>
}

/** A payer doesn't wait longer than this for a supplier. */
const patience = seconds(4)

export function createQuoteAgain(parts: {
  clock: Clock
  log: Log
  productOf: ProductOf
  progress: Progress
}): QuoteAgain {
  const { clock, log, productOf, progress } = parts

  /** Returns the supplier's answer, or undefined if there's none in time. */
  async function answerAbout(
    order: WholeOrder,
    reservation: Reservation,
  ): Promise<ReserveOutcome | undefined> {
    const stop = new AbortController()
    try {
      const late = sleep(patience, undefined, { signal: stop.signal })
      return await Promise.race([productOf(reservation).reserve(order, reservation), late])
    } catch (err) {
      log.warn({ err, reference: reservation.reference }, 'not quoted again')
      return undefined
    } finally {
      stop.abort()
    }
  }

  /** Returns a reservation at its new price, or undefined if that can't be offered. */
  function offerOf(reservation: Reservation, offers: unknown[]): OfferedItem[] | undefined {
    const { items } = reservation
    const repriced = productOf(reservation).reprice?.(reservation, offers)
    const offered = repriced?.map((each, at) => (items[at] ? keepDiscount(each, items[at]) : each))
    // What differs in neither sum has other conditions, which payers wouldn't notice.
    return offered && !isSamePrice(offered, items) ? offered : undefined
  }

  return {
    async ask(agreed, isOfferAccepted) {
      const order = isOfferAccepted ? asOffered(agreed) : agreed
      const gone = new Set<string>()
      const changed = new Map<string, OfferedItem[]>()
      await Promise.all(
        order.reservations.filter(isQuoted).map(async (reservation) => {
          const answer = await answerAbout(order, reservation)
          if (answer?.outcome !== 'gone' && answer?.outcome !== 'price_changed') return
          const offered =
            answer.outcome === 'price_changed' ? offerOf(reservation, answer.offers) : undefined
          if (offered) changed.set(reservation.id, offered)
          else gone.add(reservation.id)
        }),
      )
      return { isOfferAccepted, gone, changed }
    },
    async record(tx, order, { isOfferAccepted, gone, changed }) {
      const isAgreed = isOfferAccepted && gone.size === 0 && changed.size === 0
      const quoted = order.reservations.filter(isQuoted)
      const sold = quoted.filter(({ id }) => gone.has(id))
      const failed = await moveReservations(tx, sold, 'failed', clock.date(), { reason: 'gone' })
      const others = quoted.filter(({ id }) => !gone.has(id))
      const offers = others.map((each) => ({
        ...each,
        offered: changed.get(each.id) ?? (isOfferAccepted ? each.offered : null),
      }))
      for (const each of isAgreed ? offers : []) await acceptOffer(tx, each)
      for (const each of isAgreed ? [] : offers) await setOffered(tx, each)
      const offered = replaceReservations(order, [...failed, ...offers])
      const now = isAgreed ? asOffered(offered) : offered
      // What is sold out is told by its reservation.
      const before = without(order, gone)
      const change = isAgreed
        ? { before: pricesOf(before), after: pricesOf(now) }
        : { before: pricesShown(before), after: pricesShown(without(now, gone)) }
      if (isAgreed || !areSameSums(change.before, change.after)) {
        const what = isAgreed ? 'order.repriced' : 'order.price_changed'
        await notePrice(tx, order.id, what, change, clock.date())
      }
      await progress.advance(tx, now)
      return now
    },
  }
}

async function acceptOffer(tx: Transaction, { id, items, offered }: Reservation): Promise<void> {
  if (!offered) return
  for (const [index, item] of items.entries()) {
    const more = offered[index]
    if (more) await setItem(tx, item.id, more)
  }
  await setOffered(tx, { id, offered: null })
}

const isSamePrice = (one: readonly OfferedItem[], other: readonly OfferedItem[]): boolean =>
  priceOf(one) === priceOf(other) && areSameSums(onSiteSums(one), onSiteSums(other))

const isQuoted = ({ state }: Reservation): boolean => state === 'quoted'

/** Returns whether a supplier asks another price for something that is still quoted. */
export const hasOffer = ({ reservations }: WholeOrder): boolean =>
  reservations.some((each) => isQuoted(each) && each.offered)

/** Returns the order at the prices that its suppliers ask now. */
export const asOffered = (order: WholeOrder): WholeOrder =>
  replaceReservations(
    order,
    order.reservations.flatMap((each) => {
      const { offered, items } = each
      if (!isQuoted(each) || !offered) return []
      return {
        ...each,
        offered: null,
        items: items.map((item, at) => ({ ...item, ...offered[at] })),
      }
    }),
  )

/** Returns what is charged for an order and what is paid on site, as far as it's reserved. */
function pricesOf({ reservations, currency }: WholeOrder): Money[] {
  const items = reservations.filter(isReserved).flatMap((each) => each.items)
  return [money(priceOf(items), currency), ...onSiteSums(items)]
}

/** Returns the prices that the payer sees: those that suppliers ask now, if they differ. */
const pricesShown = (order: WholeOrder): Money[] =>
  pricesOf(hasOffer(order) ? asOffered(order) : order)

/**
 * Returns the prices of an order and those that its suppliers ask now, if its payer hasn't agreed to them; undefined if
 * there are none.
 */
export const openPriceChange = (order: WholeOrder): PriceChange | undefined =>
  hasOffer(order) ? { before: pricesOf(order), after: pricesShown(order) } : undefined

const without = (order: WholeOrder, ids: ReadonlySet<string>): WholeOrder => ({
  ...order,
  reservations: order.reservations.filter(({ id }) => !ids.has(id)),
})

/** Returns the order with some of its reservations, and their items, replaced. */
function replaceReservations(order: WholeOrder, replaced: readonly Reservation[]): WholeOrder {
  const items = replaced.flatMap((each) => each.items)
  return {
    ...order,
    reservations: order.reservations.map(
      (each) => replaced.find(({ id }) => id === each.id) ?? each,
    ),
    items: order.items.map((item) => items.find(({ id }) => id === item.id) ?? item),
  }
}
