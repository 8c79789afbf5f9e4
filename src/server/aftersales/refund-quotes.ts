import type { RefundQuote } from '../../contract/aftersales/after-sales.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { WholeOrder } from '../order/order-service.ts'
import { arrivesWithin } from '../payment/arrives-within.ts'
import type { RefundService } from '../payment/refund-service.ts'
import type { Cache } from '../platform/cache/cache.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { minutes } from '../platform/duration.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import type { SupplierOf } from '../supplier/suppliers-by-id.ts'
import { refundQuoteView } from './after-sales-view.ts'
import { answered } from './answered.ts'
import { bookingOf, type Item } from './booked.ts'
import { refundParts, refundReckoning } from './reckoning.ts'
import type { RefundTermsKept } from './tables.ts'
import { freedItems, type QuoteDraft, type WriteQuote } from './write-quote.ts'

/** Each asks a supplier. */
export const quotesByOrder = { name: 'after-sales-quote', times: 30, within: minutes(10) }

export interface RefundQuotes {
  /**
   * Quotes what giving whole bookings back brings, in one sum. Throws VALIDATION for a part of a booking, NOT_REFUNDABLE
   * with the items it is about where a supplier says so, SUPPLIER_UNAVAILABLE, RATE_LIMITED.
   */
  quote(order: WholeOrder, itemIds: readonly string[]): Promise<RefundQuote>
}

export function createRefundQuotes(parts: {
  db: Database
  cache: Cache
  clock: Clock
  refunds: RefundService
  supplierOf: SupplierOf
  write: WriteQuote
}): RefundQuotes {
  const { db, cache, clock, refunds, supplierOf, write } = parts
  return {
    async quote(order, itemIds) {
      const [first, ...others] = wholeBookings(order, itemIds)
      if (![first, ...others].flat().every(({ state }) => state === 'issued')) {
        throw new CatalogueError('NOT_REFUNDABLE')
      }
      const destination = await refunds.destination(order.id)
      const ask = (items: Booked) => draftOf(order, items, destination)
      const [draft, ...more] = await Promise.all([ask(first), ...others.map(ask)])
      return refundQuoteView(await write(order, [draft, ...more]), clock.now())
    },
  }

  /** Asks a booking's supplier what it would keep. */
  async function draftOf(
    order: WholeOrder,
    items: Booked,
    destination: RefundTermsKept['destination'],
  ): Promise<QuoteDraft> {
    await spend(cache, quotesByOrder, order.id)
    const [{ reference }] = items
    const said = await answered(supplierOf(items[0]).quoteRefund(reference))
    if (said.outcome !== 'quoted') {
      const fields = Object.fromEntries(items.map(({ id }) => [id, 'NOT_REFUNDABLE']))
      throw new CatalogueError('NOT_REFUNDABLE', { fields })
    }
    const { penalty, validUntil } = said
    const isFreed = (await freedItems(db, items, clock.now())).size > 0
    const involuntary = isFreed && penalty.amount === 0
    const arrives = new Date(clock.now() + arrivesWithin[destination])
    const terms: RefundTermsKept = {
      kind: 'refund',
      penalty,
      destination,
      parts: refundParts(items, penalty, involuntary),
      arrivesBy: arrives.toISOString().slice(0, 10),
    }
    const reckoned = refundReckoning(items, penalty, involuntary)
    return { items, reckoned, isFreed, involuntary, terms, validUntil }
  }
}

type Booked = [Item, ...Item[]]

/** Returns the bookings that these items are, each whole. Throws VALIDATION for a part of one. */
function wholeBookings(order: WholeOrder, itemIds: readonly string[]): [Booked, ...Booked[]] {
  const references = new Set(
    order.items.filter(({ id }) => itemIds.includes(id)).map(({ reference }) => reference),
  )
  const bookings = [...references].map((reference) => bookingOf(order, reference) as Booked)
  const items = bookings.flat()
  const isWhole =
    items.length === new Set(itemIds).size && items.every(({ id }) => itemIds.includes(id))
  const [first, ...others] = bookings
  if (!first || !isWhole) {
    throw new CatalogueError('VALIDATION', { fields: { itemIds: 'one_booking' } })
  }
  return [first, ...others]
}
