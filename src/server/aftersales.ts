import {
  type AfterSalesService,
  createAfterSalesService,
} from './aftersales/after-sales-service.ts'
import { createCancellation } from './aftersales/cancellation.ts'
import { createCancellationQuotes } from './aftersales/cancellation-quotes.ts'
import { carryOutQuotes } from './aftersales/carry-out-quotes.ts'
import { createChangeKeeper } from './aftersales/change-keeper.ts'
import { type ConfirmQuote, createConfirmQuote } from './aftersales/confirm-quote.ts'
import { createFailChange } from './aftersales/fail-change.ts'
import { createMailDocuments } from './aftersales/mail-documents.ts'
import type { QuoteBooks } from './aftersales/quote-books.ts'
import { createQuoteWork } from './aftersales/quote-work.ts'
import { mountAfterSales } from './aftersales/routes.ts'
import { quoteWriter } from './aftersales/write-quote.ts'
import type { DocumentService } from './documents/document-service.ts'
import { createFlightAfterSales } from './flight/aftersales/flight-after-sales.ts'
import { mountFlightAfterSales } from './flight/aftersales/routes.ts'
import { mailFlightDocuments } from './flight/aftersales/send-documents.ts'
import { createExchange } from './flight/exchange/exchange.ts'
import { createExchangeQuotes } from './flight/exchange/exchange-quotes.ts'
import { paidExchange } from './flight/exchange/paid-exchange.ts'
import { createNoticeService } from './flight/schedule-change/notice-service.ts'
import { refundUnanswered } from './flight/schedule-change/refund-unanswered.ts'
import { watchSchedules } from './flight/schedule-change/watch-schedules.ts'
import { mountStayAfterSales } from './hotel/aftersales/routes.ts'
import { createStayAfterSales } from './hotel/aftersales/stay-after-sales.ts'
import type { HotelCatalogue } from './hotel/catalogue/hotel-catalogue.ts'
import { listedRoomOf } from './hotel/catalogue/listed-room.ts'
import { watchProperties } from './hotel/property-event/watch-properties.ts'
import { paidStayChange } from './hotel/stay-change/paid-stay-change.ts'
import { mailVouchers } from './hotel/stay-change/send-vouchers.ts'
import { createStayChangeQuotes } from './hotel/stay-change/stay-change-quotes.ts'
import { createStayChange } from './hotel/stay-change/stay-change-work.ts'
import { createCancellationLetters } from './letters/cancellation-letters.ts'
import type { Letters } from './letters/letters.ts'
import type { OrderBooks } from './order/order-books.ts'
import type { OrderService } from './order/order-service.ts'
import type { PayableBooks } from './order/payable/payable-books.ts'
import type { ProductOf } from './order/product.ts'
import type { DisputeService } from './payment/dispute/dispute-service.ts'
import type { CardCharges } from './payment/guarantee/card-charges.ts'
import type { Ledger } from './payment/ledger.ts'
import type { Payables } from './payment/payables.ts'
import { createPaymentRecords } from './payment/payment-records.ts'
import type { RefundService } from './payment/refund-service.ts'
import type { Api } from './platform/http/api.ts'
import type { Platform } from './platform/platform.ts'
import { type FlightSupplier, suppliersById } from './supplier/flight-supplier.ts'
import { type HotelSupplier, hotelSuppliersById } from './supplier/hotel-supplier.ts'

interface Parts {
  suppliers: readonly FlightSupplier[]
  hotelSuppliers: readonly HotelSupplier[]
  catalogue: HotelCatalogue
  productOf: ProductOf
  orders: OrderService
  books: OrderBooks
  payableBooks: PayableBooks
  quotes: QuoteBooks
  documents: DocumentService
  letters: Letters
  ledger: Ledger
  refunds: RefundService
  disputes: Pick<DisputeService, 'whenDisputed'>
  charges: CardCharges
  payables: Payables
}

/** Builds what settles payments for changes of any product's items. */
export const createChangeKeeperOfProducts = (
  { db, jobs }: Platform,
  { books, quotes }: Pick<Parts, 'books' | 'quotes'>,
) =>
  createChangeKeeper({
    db,
    jobs,
    books,
    quotes,
    kinds: { change: paidExchange, stay_change: paidStayChange },
  })

/**
 * Builds what happens to orders after the sale, and mounts its calls: cancelling anything, changing flights and stays, and
 * airlines' own changes.
 */
export function createAfterSales(
  platform: Platform,
  api: Api,
  parts: Parts,
): { afterSales: AfterSalesService; confirming: ConfirmQuote } {
  const { db, jobs, clock, log, cache } = platform
  const { suppliers, productOf, orders, books, payableBooks, quotes, documents } = parts
  const { ledger, refunds, charges, payables } = parts
  const supplierOf = suppliersById(suppliers)
  const hotelSupplierOf = hotelSuppliersById(parts.hotelSuppliers)
  const letters = createCancellationLetters({ letters: parts.letters, productOf })
  const work = createQuoteWork({ db, clock, books })
  const failChange = createFailChange({ books, payables, letters, work })
  const write = quoteWriter({ db, clock, books })
  const confirming = createConfirmQuote({
    db,
    jobs,
    clock,
    books,
    payableBooks,
    payables,
    refunds,
  })
  parts.disputes.whenDisputed(async (tx, order) => {
    if (await refunds.isDisputed(tx, order)) await confirming.expireUnpaid(tx, order)
  })

  const kinds = {
    refund: createCancellation({
      clock,
      books,
      ledger,
      refunds,
      charges,
      documents,
      letters,
      productOf,
      work,
    }),
    change: createExchange({
      jobs,
      clock,
      books,
      quotes,
      ledger,
      supplierOf,
      work,
      failChange,
    }),
    stay_change: createStayChange({
      jobs,
      books,
      quotes,
      ledger,
      refunds,
      supplierOf: hotelSupplierOf,
      work,
      failChange,
    }),
  }
  carryOutQuotes({ db, jobs, clock, orders, kinds })

  const notices = createNoticeService({
    db,
    jobs,
    clock,
    orders,
    books,
    documents,
    confirming,
    letters: parts.letters,
    refunds,
    supplierOf,
  })
  const mail = createMailDocuments({ db, orders, quotes, documents, letters })
  mailFlightDocuments({ jobs, mail })
  const exchanges = createExchangeQuotes({ db, cache, clock, supplierOf, refunds, write })
  const flights = createFlightAfterSales({ db, clock, orders, exchanges, notices })

  const cancellations = createCancellationQuotes({
    db,
    cache,
    clock,
    refunds,
    charges,
    productOf,
    write,
  })
  watchSchedules({
    db,
    jobs,
    clock,
    log,
    suppliers,
    notices,
    disputedAmong: createPaymentRecords({ db }).disputedAmong,
    refundUnanswered: refundUnanswered({
      db,
      jobs,
      clock,
      log,
      orders,
      cancellations,
      confirming,
    }),
  })
  mailVouchers({ jobs, mail })
  watchProperties({
    db,
    jobs,
    clock,
    log,
    suppliers: parts.hotelSuppliers,
    orders,
    books,
    cancellations,
    confirming,
    charges,
  })
  const changes = createStayChangeQuotes({
    cache,
    clock,
    supplierOf: hotelSupplierOf,
    refunds,
    write,
    listedRoom: listedRoomOf(parts.catalogue),
  })
  const stays = createStayAfterSales({ orders, changes })
  const ofProducts = [flights.of, stays.of]
  const afterSales = createAfterSalesService({
    db,
    clock,
    orders,
    productOf,
    cancellations,
    confirming,
    kinds,
    refunds,
    charges,
    ofProducts,
  })
  mountFlightAfterSales(api, flights)
  mountStayAfterSales(api, stays)
  mountAfterSales(api, afterSales)
  return { afterSales, confirming }
}
