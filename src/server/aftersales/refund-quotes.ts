import type { RefundQuote } from '../../contract/after-sales.ts'
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
import { refundReckoning } from './reckoning.ts'
import type { RefundTermsKept } from './tables.ts'
import { freedItems, type WriteQuote } from './write-quote.ts'

/** Each asks a supplier. */
export const quotesByOrder = { name: 'after-sales-quote', times: 30, within: minutes(10) }

export interface RefundQuotes {
  /** Throws VALIDATION unless the items are one booking, NOT_REFUNDABLE, SUPPLIER_UNAVAILABLE, RATE_LIMITED. */
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
      const items = oneBooking(order, itemIds)
      const [first] = items
      if (!first || !items.every(({ state }) => state === 'issued')) {
        throw new CatalogueError('NOT_REFUNDABLE')
      }
      await spend(cache, quotesByOrder, order.id)
      const said = await answered(supplierOf(first).quoteRefund(first.reference))
      if (said.outcome !== 'quoted') throw new CatalogueError('NOT_REFUNDABLE')
      const isFreed = (await freedItems(db, items, clock.now())).size > 0
      const involuntary = isFreed && said.penalty.amount === 0
      const destination = await refunds.destination(order.id)
      const arrives = new Date(clock.now() + arrivesWithin[destination])
      const terms: RefundTermsKept = {
        ...{ kind: 'refund', penalty: said.penalty, destination },
        arrivesBy: arrives.toISOString().slice(0, 10),
      }
      const { validUntil } = said
      const reckoned = refundReckoning(items, said.penalty, involuntary)
      const row = await write(order, { items, reckoned, isFreed, involuntary, terms, validUntil })
      return refundQuoteView(row, terms, clock.now())
    },
  }
}

function oneBooking(order: WholeOrder, itemIds: readonly string[]): Item[] {
  const first = order.items.find(({ id }) => id === itemIds[0])
  const items = first ? bookingOf(order, first.reference) : []
  const isWhole =
    items.length === new Set(itemIds).size && items.every(({ id }) => itemIds.includes(id))
  if (!isWhole) throw new CatalogueError('VALIDATION', { fields: { itemIds: 'one_booking' } })
  return items
}
