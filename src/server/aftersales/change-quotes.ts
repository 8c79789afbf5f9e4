import type { ChangeChoice, ChangeQuote } from '../../contract/aftersales/after-sales.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { Offer } from '../../contract/flight/offer.ts'
import type { ChangeId } from '../../contract/ids.ts'
import { quoteOffer } from '../flight/quoted-offer.ts'
import { isBagMoved } from '../order/bags-of.ts'
import type { WholeOrder } from '../order/order-service.ts'
import { type Cache, cacheSpace } from '../platform/cache/cache.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { minutes } from '../platform/duration.ts'
import { newSecretId } from '../platform/ids.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import type { ChangeOffer } from '../supplier/flight-supplier.ts'
import type { SupplierOf } from '../supplier/suppliers-by-id.ts'
import { changeQuoteView } from './after-sales-view.ts'
import { answered } from './answered.ts'
import { bookingOf, type Item, isChangeable } from './booked.ts'
import { checkDay, fitsBetween } from './change-days.ts'
import { changeReckoning } from './reckoning.ts'
import { quotesByOrder } from './refund-quotes.ts'
import type { ChangeTermsKept, KeptChange } from './tables.ts'
import { freedItems, type WriteQuote } from './write-quote.ts'

const searchesByOrder = { name: 'after-sales-search', times: 30, within: minutes(10) }
const choiceLife = minutes(25)

/** A choice as it was found: it can be quoted for the same item only, while that is as it was. */
interface Found {
  itemId: string
  from: string
  offer: Offer
  to: KeptChange
  /** Whether the airline's own change made it free. */
  isFreed: boolean
  /** By the server's clock, which the cache does not go by. */
  foundAt: number
}

export interface ChangeQuotes {
  /** Cheapest first. Throws NOT_CHANGEABLE, what is wrong with the date, SUPPLIER_UNAVAILABLE, RATE_LIMITED. */
  search(order: WholeOrder, asked: { itemId: string; date: string }): Promise<ChangeChoice[]>
  /** Throws CHANGE_NOT_FOUND, NOT_CHANGEABLE, RATE_LIMITED. */
  quote(order: WholeOrder, asked: { itemId: string; changeId: string }): Promise<ChangeQuote>
}

export function createChangeQuotes(parts: {
  db: Database
  cache: Cache
  clock: Clock
  supplierOf: SupplierOf
  write: WriteQuote
}): ChangeQuotes {
  const { db, cache, clock, supplierOf, write } = parts
  const choices = cacheSpace<Found>(cache, 'change-choice', choiceLife)
  const keyOf = (order: WholeOrder, changeId: string) => `${order.id}:${changeId}`

  async function changeable(order: WholeOrder, itemId: string) {
    const item = order.items.find(({ id }) => id === itemId)
    const freed = await freedItems(db, order.items, clock.now())
    if (!item || !isChangeable(item, freed, clock.now())) throw new CatalogueError('NOT_CHANGEABLE')
    return { item, isFreed: freed.has(item.id) }
  }

  async function keep(
    order: WholeOrder,
    { item, isFreed }: { item: Item; isFreed: boolean },
    to: ChangeOffer,
  ): Promise<ChangeChoice> {
    const changeId = newSecretId() as ChangeId
    const { id, offer: was } = item
    const supplier = { id: item.supplier, name: was.supplierName }
    const quoted = quoteOffer(supplier, to.offer, order.currency)
    const offer = { ...quoted.offer, sliceIndex: was.sliceIndex }
    const kept = { ...to, validUntil: to.validUntil.toISOString() }
    const found = { itemId: id, from: was.id, offer, to: kept, isFreed, foundAt: clock.now() }
    await choices.set(keyOf(order, changeId), found)
    const { lines, amount } = changeReckoning(item, to)
    return { changeId, offer, lines, amount }
  }

  return {
    async search(order, { itemId, date }) {
      const { item, isFreed } = await changeable(order, itemId)
      checkDay(order, item, date, clock.date())
      await spend(cache, searchesByOrder, order.id)
      const offer = bookingOf(order, item.reference).indexOf(item)
      const { reference } = item
      const found = await answered(supplierOf(item).searchChange({ reference, offer, date }))
      const fitting = found.filter((each) => fitsBetween(order, item, each.offer.slice))
      const kept = await Promise.all(fitting.map((each) => keep(order, { item, isFreed }, each)))
      return kept.sort(
        (a, b) =>
          a.amount.amount - b.amount.amount ||
          a.offer.slice.departure.localeCompare(b.offer.slice.departure),
      )
    },
    async quote(order, { itemId, changeId }) {
      const { item, isFreed } = await changeable(order, itemId)
      const found = await choices.get(keyOf(order, changeId))
      const validUntil = new Date(found?.to.validUntil ?? 0)
      const stands =
        found?.itemId === itemId &&
        found.from === item.offer.id &&
        found.isFreed === isFreed &&
        found.foundAt + choiceLife > clock.now() &&
        validUntil.getTime() > clock.now() &&
        // Its neighbours may have been changed since it was found.
        fitsBetween(order, item, found.offer.slice)
      if (!found || !stands) throw new CatalogueError('CHANGE_NOT_FOUND')
      await spend(cache, quotesByOrder, order.id)
      const { cost, ...reckoned } = changeReckoning(item, found.to)
      const terms: ChangeTermsKept = {
        kind: 'change',
        from: item.offer,
        offer: found.offer,
        to: found.to,
        ...cost,
        bags: order.bags
          .filter(({ offerId }) => offerId === item.offer.id)
          .map(({ passenger, kg }) => ({
            passenger,
            kg,
            isMoved: isBagMoved(found.to.offer, kg),
          })),
      }
      const involuntary = isFreed && reckoned.amount.amount === 0
      const draft = { items: [item], reckoned, isFreed, involuntary, terms, validUntil }
      const [row] = await write(order, [draft])
      return changeQuoteView(row, terms, clock.now())
    },
  }
}
