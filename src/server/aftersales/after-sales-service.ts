import type {
  AfterSales,
  ChangeChoice,
  ChangeQuote,
  Notice,
  Quote,
  RefundQuote,
} from '../../contract/aftersales/after-sales.ts'
import type { Visitor } from '../order/order-access.ts'
import type { OrderService } from '../order/order-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { noticeView, quoteView } from './after-sales-view.ts'
import { isChangeable, refundableBookings } from './booked.ts'
import type { ChangeQuotes } from './change-quotes.ts'
import type { ConfirmQuote } from './confirm-quote.ts'
import type { NoticeService } from './notice-service.ts'
import { noticesOf } from './notice-store.ts'
import { leadOf, type QuoteRow, quotesOf } from './quote-store.ts'
import type { RefundQuotes } from './refund-quotes.ts'
import { freedItems } from './write-quote.ts'

/**
 * What a traveller can do with an order after its tickets are issued. Every call throws TRX_NOT_FOUND
 * for what does not exist and for what this visitor may not see alike.
 */
export interface AfterSalesService {
  get(code: string, visitor: Visitor): Promise<AfterSales>
  quoteRefund(code: string, visitor: Visitor, itemIds: readonly string[]): Promise<RefundQuote>
  searchChange(
    code: string,
    visitor: Visitor,
    asked: { itemId: string; date: string },
  ): Promise<ChangeChoice[]>
  quoteChange(
    code: string,
    visitor: Visitor,
    asked: { itemId: string; changeId: string },
  ): Promise<ChangeQuote>
  confirm(code: string, visitor: Visitor, quoteId: string): Promise<Quote>
  accept(code: string, visitor: Visitor, noticeId: string): Promise<Notice>
}

export function createAfterSalesService(parts: {
  db: Database
  clock: Clock
  orders: OrderService
  refunds: RefundQuotes
  changes: ChangeQuotes
  confirming: ConfirmQuote
  notices: NoticeService
}): AfterSalesService {
  const { db, clock, orders, refunds, changes, confirming, notices } = parts
  return {
    async get(code, visitor) {
      const order = await orders.byCode(code, visitor)
      const freed = await freedItems(db, order.items, clock.now())
      const [inbox, quotes] = [await noticesOf(db, order.id), await quotesOf(db, order.id)]
      return {
        bookings: refundableBookings(order, freed, clock.now()),
        changeable: order.items
          .filter((item) => isChangeable(item, freed, clock.now()))
          .map(({ id }) => id),
        notices: inbox.map(noticeView),
        quotes: together(quotes).map((rows) => quoteView(rows, clock.now())),
      }
    },
    quoteRefund: async (code, visitor, itemIds) =>
      refunds.quote(await orders.byCode(code, visitor), itemIds),
    searchChange: async (code, visitor, asked) =>
      changes.search(await orders.byCode(code, visitor), asked),
    quoteChange: async (code, visitor, asked) =>
      changes.quote(await orders.byCode(code, visitor), asked),
    async confirm(code, visitor, quoteId) {
      const { id } = await orders.byCode(code, visitor)
      return quoteView(await confirming.confirm(id, quoteId), clock.now())
    },
    async accept(code, visitor, noticeId) {
      const { id } = await orders.byCode(code, visitor)
      return noticeView(await notices.accept(id, noticeId))
    },
  }
}

/** Quotes, newest first, by what was asked for at once. */
function together(quotes: readonly QuoteRow[]): [QuoteRow, ...QuoteRow[]][] {
  return [...Map.groupBy(quotes, leadOf).values()].flatMap((rows) => {
    const [first, ...others] = rows.toReversed()
    return first ? [[first, ...others] as [QuoteRow, ...QuoteRow[]]] : []
  })
}
