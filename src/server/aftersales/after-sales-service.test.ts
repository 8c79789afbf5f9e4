import { expect, test } from 'vitest'
import { openAfterSales } from '../../../test/support/after-sales.ts'
import { createAfterSalesService } from './after-sales-service.ts'
import type { QuotedTogether } from './quote.ts'

const after = await openAfterSales()

test('a quote that changes while the order is read is returned in its earlier state, so that the page refreshes', async () => {
  const trip = await after.ticketed()
  const before = await trip.refundQuote()
  const { db, clock } = after.shop.platform
  const order = await trip.records.order()
  const service = createAfterSalesService({
    db,
    clock,
    orders: { byCode: async () => ({ ...order, reservations: [] }) },
    refunds: { of: async () => [], inDispute: async () => undefined },
    charges: { of: async () => [] },
    kinds: { refund: { view: ([{ id }]: QuotedTogether) => id } },
    ofProducts: [
      async () => {
        await trip.refundQuote()
        return { changeable: [], notices: [] }
      },
    ],
  } as never)
  const { quotes } = await service.get(trip.orderCode, after.shop.traveller() as never)
  expect(quotes).toEqual([before.quoteId])
})
