import type { ChangeQuote, Notice } from '../../../contract/aftersales/after-sales.ts'
import type { ChangeChoice } from '../../../contract/flight/exchange.ts'
import type { ProductAfterSales } from '../../aftersales/after-sales-service.ts'
import type { Visitor } from '../../order/access/order-access.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { airportOfOrder } from '../../world/airport.ts'
import type { ExchangeQuotes } from '../exchange/exchange-quotes.ts'
import { isChangeable } from '../exchange/exchange-terms.ts'
import { flightsOf } from '../order-item/flight-item.ts'
import { freedItems } from '../schedule-change/freed-items.ts'
import type { StoredNotice } from '../schedule-change/notice.ts'
import type { NoticeService } from '../schedule-change/notice-service.ts'
import { noticesOf } from '../schedule-change/notice-store.ts'

/**
 * What travellers can do with ticketed flights besides cancelling. Every call throws TRX_NOT_FOUND like
 * `OrderService.byCode`.
 */
export interface FlightAfterSales {
  /** Returns what can be changed, and what airlines changed. */
  of: ProductAfterSales
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
  accept(code: string, visitor: Visitor, noticeId: string): Promise<Notice>
}

export function createFlightAfterSales(parts: {
  db: Database
  clock: Clock
  orders: OrderService
  exchanges: ExchangeQuotes
  notices: NoticeService
}): FlightAfterSales {
  const { db, clock, orders, exchanges, notices } = parts
  return {
    async of(order) {
      const flights = flightsOf(order)
      if (flights.length === 0) return { changeable: [], notices: [] }
      const freed = await freedItems(db, flights, clock.now())
      return {
        changeable: flights
          .filter((item) => isChangeable(item, freed, clock.now()))
          .map(({ id }) => id),
        notices: (await noticesOf(db, order.id)).map(noticeView),
      }
    },
    searchChange: async (code, visitor, asked) =>
      exchanges.search(await orders.byCode(code, visitor), asked),
    quoteChange: async (code, visitor, asked) =>
      exchanges.quote(await orders.byCode(code, visitor), asked),
    async accept(code, visitor, noticeId) {
      const { id } = await orders.byCode(code, visitor)
      return noticeView(await notices.accept(id, noticeId))
    },
  }
}

const noticeView = (notice: StoredNotice): Notice => ({
  noticeId: notice.id,
  itemId: notice.itemId,
  state: notice.state,
  before: notice.before,
  after: notice.after,
  zone: airportOfOrder(notice.before.from)?.zone ?? 'UTC',
  openedAt: notice.openedAt.toISOString(),
  changedAt: notice.changedAt.toISOString(),
  answerBy: notice.answerBy.toISOString(),
})
