import { createPostbackRecords } from './affiliate/postback-records.ts'
import type { AfterSalesService } from './aftersales/after-sales-service.ts'
import type { ConfirmQuote } from './aftersales/confirm-quote.ts'
import { createQuoteRecords } from './aftersales/quote-records.ts'
import type { Desk } from './desk/mount-desk.ts'
import { createActing } from './desk/order/acts/acting.ts'
import { createOrderActs } from './desk/order/acts/order-acts.ts'
import { createQuoteActs } from './desk/order/acts/quote-acts.ts'
import { mountOrderChanges } from './desk/order/change/change-routes.ts'
import { addressesOf } from './desk/order/change/change-store.ts'
import { createChangesOfOrders } from './desk/order/change/changes-of-orders.ts'
import { createContactChange, createDocumentCopy } from './desk/order/change/contact-change.ts'
import { createNameChange } from './desk/order/change/name-change.ts'
import { createDeskQueues } from './desk/order/queues/desk-queues.ts'
import { createOrderQueues } from './desk/order/queues/order-queues.ts'
import { queuedOrders } from './desk/order/queues/queued-orders.ts'
import { createReadMail } from './desk/order/read-mail.ts'
import { createReadOrder } from './desk/order/read-order.ts'
import { createPayOutActs } from './desk/order/refund/pay-out-acts.ts'
import { createRefundsByHand } from './desk/order/refund/refunds-by-hand.ts'
import { mountDeskOrders } from './desk/order/routes.ts'
import { createTicketQueue } from './desk/ticket/ticket-queue.ts'
import type { DocumentService } from './documents/document-service.ts'
import { createNoticesWaiting } from './flight/schedule-change/notices-waiting.ts'
import { createCancelledStays } from './hotel/property-event/cancelled-stays.ts'
import type { ContactLetters } from './letters/contact-letters.ts'
import type { OrderLetters } from './letters/order-letters.ts'
import type { AddressCodes } from './order/access/address-codes.ts'
import type { OrderBooks } from './order/order-books.ts'
import { createOrderRecords } from './order/order-records.ts'
import type { OrderService } from './order/order-service.ts'
import type { ProductOf } from './order/product.ts'
import { createOrderSearch } from './order/search/order-search.ts'
import type { WholeOrder } from './order/whole-order.ts'
import { createCallRecords } from './outside-call/open-outside-calls.ts'
import type { PayOut } from './payment/pay-out.ts'
import { createPaymentRecords } from './payment/payment-records.ts'
import type { RefundService } from './payment/refund-service.ts'
import type { ReleaseHold } from './payment/release-hold.ts'
import type { Api } from './platform/http/api.ts'
import type { Platform } from './platform/platform.ts'
import { erasureAskedAt } from './privacy/erasure-store.ts'
import { createStaffTickets } from './support/ticket/staff-tickets.ts'

/** What staff use of the booking engine: the services that travellers use. */
export interface ForDesk {
  productOf: ProductOf
  orders: OrderService
  books: OrderBooks
  letters: OrderLetters
  contactLetters: ContactLetters
  codes: AddressCodes
  documents: DocumentService
  refunds: RefundService
  payOut: PayOut
  releaseHold: ReleaseHold
  afterSales: AfterSalesService
  confirming: ConfirmQuote
  /** Returns our reference of the reservation that a supplier knows by this id of its own. */
  referenceOfSupplier(typed: string): Promise<string | undefined>
}

/** Builds what staff do with orders, and mounts its calls. Returns what else uses of it. */
export function openDeskOrders(api: Api, platform: Platform, desk: Desk, engine: ForDesk) {
  const { db, clock, outbox, config } = platform
  const { productOf, orders, books, letters, refunds, payOut, releaseHold } = engine
  const { afterSales, codes, confirming, contactLetters, documents, referenceOfSupplier } = engine
  const acting = createActing({ db, clock, log: desk.log, orders, books })
  const records = createOrderRecords({ db })
  const payments = createPaymentRecords({ db })
  const limit = { amount: config.DESK_REFUND_LIMIT, currency: config.DEFAULT_CURRENCY }
  const byHand = createRefundsByHand({ db, clock, acting, books, refunds, confirming, limit })
  const kinds = {
    contact: createContactChange({ codes, books, letters, contactLetters }),
    copy: createDocumentCopy({ books, letters, contactLetters }),
    name: createNameChange({ books, letters }),
  }
  const changes = createChangesOfOrders({ db, clock, acting, kinds })
  const addresses = (order: WholeOrder) => addressesOf(db, order)
  const tickets = createStaffTickets(platform)
  const read = createReadOrder({
    db,
    clock,
    log: desk.log,
    productOf,
    orders,
    records,
    payments,
    quotes: createQuoteRecords({ db }),
    postbacks: createPostbackRecords({ db }),
    refunds,
    byHand,
    changes,
    addresses,
    erasureAskedAt: (order) => erasureAskedAt(db, order),
    afterSales,
    tickets,
    calls: createCallRecords({ db }),
  })
  const notices = createNoticesWaiting({ db })
  const ofOrders = createOrderQueues({
    db,
    records,
    payments,
    notices,
    cancelledStays: createCancelledStays({ db }),
    zone: config.AGENCY_TIME_ZONE,
  })
  mountDeskOrders(api, {
    access: desk.access,
    noteRead: (staffId, id) => desk.log.noteRead('order.read', staffId, { kind: 'order', id }),
    noteSearch: (staffId, found) =>
      desk.log.noteSearch(
        'order.search',
        staffId,
        found.map(({ orderCode }) => orderCode),
      ),
    search: createOrderSearch({
      db,
      clock,
      productOf,
      disputedAmong: payments.disputedAmong,
      zone: config.AGENCY_TIME_ZONE,
      async orderOfReference(typed) {
        const reserved = (await records.ofReferences([typed])).get(typed)
        if (reserved) return reserved
        const paid = await payments.orderOf(typed)
        if (paid) return paid
        const theirs = await referenceOfSupplier(typed)
        if (theirs) return (await records.ofReferences([theirs])).get(theirs)
        return (await orders.byPayable(typed))?.id
      },
    }),
    read,
    readMail: createReadMail({ db, orders, records, addresses }),
    queues: createDeskQueues({
      clock,
      zone: config.AGENCY_TIME_ZONE,
      queues: [...ofOrders, createTicketQueue(tickets)],
      ordersOf: (codes, today) => queuedOrders(db, codes, today),
    }),
    acts: createOrderActs({ acting, clock, db, addresses, outbox, letters, orders, releaseHold }),
    quotes: createQuoteActs({ db, acting, afterSales }),
    byHand,
    payOuts: createPayOutActs({ acting, payOut }),
  })
  mountOrderChanges(api, { db, acting, documents, changes, kinds })
  return { byHand, money: payments }
}
