import type { DocumentService } from '../order/document-service.ts'
import type { Letters } from '../order/letters.ts'
import type { OrderChanges } from '../order/order-changes.ts'
import type { OrderService } from '../order/order-service.ts'
import type { Dues } from '../payment/due-service.ts'
import type { Ledger } from '../payment/ledger.ts'
import type { RefundService } from '../payment/refund-service.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Platform } from '../platform/platform.ts'
import type { FlightSupplier } from '../supplier/flight-supplier.ts'
import { suppliersById } from '../supplier/suppliers-by-id.ts'
import { createAfterSalesMails } from './after-sales-mails.ts'
import { type AfterSalesService, createAfterSalesService } from './after-sales-service.ts'
import { carryOutQuotes } from './carry-out.ts'
import { createChangeQuotes } from './change-quotes.ts'
import { createConfirmQuote } from './confirm-quote.ts'
import { sendDocuments } from './jobs.ts'
import { createNoticeService } from './notice-service.ts'
import { findQuote } from './quote-store.ts'
import { createRefundQuotes } from './refund-quotes.ts'
import { tendOrders } from './tend.ts'
import { quoteWriter } from './write-quote.ts'

interface Parts {
  suppliers: readonly FlightSupplier[]
  orders: OrderService
  changes: OrderChanges
  documents: DocumentService
  ledger: Ledger
  letters: Letters
  refunds: RefundService
  dues: Dues
}

/** Builds refunds, changes and the inbox of an order, with their jobs. */
export function createAfterSales(platform: Platform, parts: Parts): AfterSalesService {
  const { db, jobs, clock, log, cache } = platform
  const { suppliers, orders, changes, documents, ledger, letters, refunds, dues } = parts
  const supplierOf = suppliersById(suppliers)
  const mails = createAfterSalesMails({ letters, clock })
  const write = quoteWriter({ db, clock, orders })
  const confirming = createConfirmQuote({ db, jobs, clock, orders, changes, dues })
  const notices = createNoticeService({
    db,
    jobs,
    clock,
    orders,
    changes,
    documents,
    confirming,
    mails,
    supplierOf,
  })
  carryOutQuotes({
    db,
    jobs,
    clock,
    ledger,
    orders,
    changes,
    refunds,
    dues,
    documents,
    mails,
    supplierOf,
  })
  tendOrders({ db, jobs, clock, log, suppliers, notices })

  jobs.handle(sendDocuments, async ({ orderId, kind, about }) => {
    const order = await orders.byId(orderId)
    // Flights that were given back since have no documents.
    if (!order?.items.some(({ state }) => state === 'issued')) return
    const attachments = await documents.attachments(order)
    const quote = kind === 'change-done' ? await findQuote(db, about) : undefined
    await inTransaction(db, (tx) => mails.documents(tx, order, { kind, about, quote, attachments }))
  })

  return createAfterSalesService({
    db,
    clock,
    orders,
    confirming,
    notices,
    refunds: createRefundQuotes({ db, cache, clock, refunds, supplierOf, write }),
    changes: createChangeQuotes({ db, cache, clock, supplierOf, write }),
  })
}
