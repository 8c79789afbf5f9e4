import type { AfterSalesService } from './aftersales/after-sales-service.ts'
import { createQuoteRecords } from './aftersales/quote-records.ts'
import type { Desk } from './desk/mount-desk.ts'
import { createReadOrder } from './desk/order/read-order.ts'
import { mountDeskOrders } from './desk/order/routes.ts'
import { createOrderRecords } from './order/order-records.ts'
import type { OrderService } from './order/order-service.ts'
import type { ProductOf } from './order/product.ts'
import { createOrderSearch } from './order/search/order-search.ts'
import { createPaymentRecords } from './payment/payment-records.ts'
import type { RefundService } from './payment/refund-service.ts'
import type { Api } from './platform/http/api.ts'
import type { Platform } from './platform/platform.ts'

/** What staff use of the booking engine. */
export interface ForDesk {
  productOf: ProductOf
  orders: OrderService
  refunds: RefundService
  afterSales: AfterSalesService
}

/** Builds what staff do with orders, and mounts its calls. */
export function openDeskOrders(api: Api, platform: Platform, desk: Desk, engine: ForDesk): void {
  const { db } = platform
  const { productOf, orders, refunds, afterSales } = engine
  const read = createReadOrder({
    db,
    log: desk.log,
    productOf,
    orders,
    records: createOrderRecords({ db }),
    payments: createPaymentRecords({ db }),
    quotes: createQuoteRecords({ db }),
    refunds,
    afterSales,
  })
  mountDeskOrders(api, { search: createOrderSearch({ db, productOf }), read })
}
