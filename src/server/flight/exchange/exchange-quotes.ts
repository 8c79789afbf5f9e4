import type { ChangeQuote } from '../../../contract/aftersales/after-sales.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { ChangeChoice } from '../../../contract/flight/exchange.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import type { ChangeId } from '../../../contract/ids.ts'
import { quotesByOrder } from '../../aftersales/cancellation-quotes.ts'
import { quotedCost } from '../../aftersales/change-cost.ts'
import { answered, type WriteQuote } from '../../aftersales/write-quote.ts'
import type { Reservation, WholeOrder } from '../../order/whole-order.ts'
import type { RefundService } from '../../payment/refund-service.ts'
import { type Cache, cacheSpace } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { minutes } from '../../platform/duration.ts'
import { newSecretId } from '../../platform/ids.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import type { ChangeOffer, SupplierOf } from '../../supplier/flight-supplier.ts'
import { flightBasis } from '../cancellation/flight-cancellation.ts'
import { isBagMoved } from '../order-item/bags-of.ts'
import { type FlightItem, flightsOf } from '../order-item/flight-item.ts'
import { quoteOffer } from '../quoted-offer.ts'
import { freedItems } from '../schedule-change/freed-items.ts'
import { changeCost } from './change-cost.ts'
import { checkDay, fitsBetween } from './change-days.ts'
import { type ExchangeTerms, isChangeable, type KeptChange } from './exchange-terms.ts'
import { exchangeView } from './exchange-view.ts'

const searchesByOrder = { name: 'after-sales-search', times: 30, within: minutes(10) }
const choiceLife = minutes(25)

/** A search result. It can only be quoted for the same item, while that item is unchanged. */
interface Found {
  itemId: string
  from: string
  offer: Offer
  to: KeptChange
  /** Whether the airline's own change made it free. */
  isFreed: boolean
  /** By the server's clock; the cache uses another one. */
  foundAt: number
}

export interface ExchangeQuotes {
  /**
   * Returns choices, cheapest first. Throws NOT_CHANGEABLE, PAYMENT_DISPUTED unless the airline caused the change, date errors,
   * SUPPLIER_UNAVAILABLE, RATE_LIMITED.
   */
  search(order: WholeOrder, asked: { itemId: string; date: string }): Promise<ChangeChoice[]>
  /** Quotes a choice. Throws CHANGE_NOT_FOUND, NOT_CHANGEABLE, PAYMENT_DISPUTED, RATE_LIMITED. */
  quote(order: WholeOrder, asked: { itemId: string; changeId: string }): Promise<ChangeQuote>
}

export function createExchangeQuotes(parts: {
  db: Database
  cache: Cache
  clock: Clock
  supplierOf: SupplierOf
  refunds: Pick<RefundService, 'assertUndisputed'>
  write: WriteQuote
}): ExchangeQuotes {
  const { db, cache, clock, supplierOf, refunds, write } = parts
  const choices = cacheSpace<Found>(cache.insured, 'change-choice', choiceLife)
  const keyOf = (order: WholeOrder, changeId: string) => `${order.id}:${changeId}`

  async function changeable(order: WholeOrder, itemId: string): Promise<Changeable> {
    const item = flightsOf(order).find(({ id }) => id === itemId)
    const reservation = order.reservations.find(({ id }) => id === item?.reservationId)
    const freed = await freedItems(db, order.items, clock.now())
    if (!item || !reservation || !isChangeable(item, freed, clock.now())) {
      throw new CatalogueError('NOT_CHANGEABLE')
    }
    return { item, reservation, isFreed: freed.has(item.id) }
  }

  async function keep(
    order: WholeOrder,
    { item, isFreed }: Changeable,
    to: ChangeOffer,
  ): Promise<ChangeChoice> {
    const changeId = newSecretId() as ChangeId
    const { offer: was } = item.details
    const supplier = { id: item.supplier, name: was.supplierName }
    const quoted = quoteOffer(supplier, to.offer, order.currency)
    const offer = { ...quoted.offer, sliceIndex: was.sliceIndex }
    const kept = { ...to, validUntil: to.validUntil.toISOString() }
    const found = { itemId: item.id, from: was.id, offer, to: kept, isFreed, foundAt: clock.now() }
    await choices.set(keyOf(order, changeId), found)
    const { lines, amount } = quotedCost(changeCost(item, to), order.currency)
    return { changeId, offer, lines, amount }
  }

  return {
    async search(order, { itemId, date }) {
      const found = await changeable(order, itemId)
      const { item, reservation } = found
      if (!found.isFreed) await refunds.assertUndisputed(order)
      checkDay(order, item, date, clock.date())
      await spend(cache, searchesByOrder, order.id)
      const offer = positionOf(reservation, item)
      const { reference } = item
      const offers = await answered(supplierOf(item).searchChange({ reference, offer, date }))
      const fitting = offers.filter((each) => fitsBetween(order, item, each.offer.slice))
      const kept = await Promise.all(fitting.map((each) => keep(order, found, each)))
      return kept.sort(
        (a, b) =>
          a.amount.amount - b.amount.amount ||
          a.offer.slice.departure.localeCompare(b.offer.slice.departure),
      )
    },
    async quote(order, { itemId, changeId }) {
      const { item, reservation, isFreed } = await changeable(order, itemId)
      const { offer: from } = item.details
      const found = await choices.get(keyOf(order, changeId))
      const validUntil = new Date(found?.to.validUntil ?? 0)
      const stands =
        found?.itemId === itemId &&
        found.from === from.id &&
        found.isFreed === isFreed &&
        found.foundAt + choiceLife > clock.now() &&
        validUntil.getTime() > clock.now() &&
        // Its neighbours may have been changed since the search.
        fitsBetween(order, item, found.offer.slice)
      if (!found || !stands) throw new CatalogueError('CHANGE_NOT_FOUND')
      const { difference, fee } = changeCost(item, found.to)
      const { lines, amount } = quotedCost({ difference, fee }, order.currency)
      const isInvoluntary = isFreed && amount.amount === 0
      if (!isInvoluntary) await refunds.assertUndisputed(order)
      await spend(cache, quotesByOrder, order.id)
      const terms: ExchangeTerms = {
        kind: 'change',
        from,
        offer: found.offer,
        to: found.to,
        difference,
        fee,
        bags: item.details.bags.map(({ passenger, kg }) => ({
          passenger,
          kg,
          isMoved: isBagMoved(found.to.offer, kg),
        })),
      }
      const [quote] = await write(order, [
        {
          reservation,
          itemIds: [itemId],
          lines,
          amount,
          isInvoluntary,
          terms,
          validUntil,
          basis: await flightBasis(db, reservation, clock.now()),
          basisNow: (tx, now) => flightBasis(tx, now, clock.now()),
        },
      ])
      return exchangeView(quote, clock.now())
    },
  }
}

/** An item that can be changed, and whether the airline's own change made it free. */
interface Changeable {
  item: FlightItem
  reservation: Reservation
  isFreed: boolean
}

/** Returns the position of an item in its hold. */
export const positionOf = ({ items }: Reservation, { id }: { id: string }): number =>
  items.findIndex((each) => each.id === id)
