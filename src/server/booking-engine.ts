import type { Hono } from 'hono'
import { money } from '../contract/money.ts'
import { createAfterSales } from './aftersales/after-sales.ts'
import { createChangeKeeper } from './aftersales/change-keeper.ts'
import { mountAfterSales } from './aftersales/routes.ts'
import { createBookingService } from './flight/booking-service.ts'
import { createConfirmService } from './flight/confirm-service.ts'
import { createDestinationFares } from './flight/destination-fares.ts'
import { eraseDraftsHourly } from './flight/erase-drafts.ts'
import { createLowestFares } from './flight/lowest-fares.ts'
import { mountReminders } from './flight/reminder/routes.ts'
import { mountFlight } from './flight/routes.ts'
import { createAskAgainService } from './flight/search-again.ts'
import { createSearchService } from './flight/search-service.ts'
import { openGateways } from './gateway/open-gateways.ts'
import type { Sandbox } from './open-sandbox.ts'
import { createDocumentService } from './order/document-service.ts'
import { eraseDocumentsNightly } from './order/erase-documents.ts'
import { createLetters } from './order/letters.ts'
import { createOrderChanges } from './order/order-changes.ts'
import { createOrderMails } from './order/order-mails.ts'
import { createOrderService, type OrderService } from './order/order-service.ts'
import { createProgress } from './order/progress.ts'
import { createReservations } from './order/reservations.ts'
import { mountOrders } from './order/routes.ts'
import { createDues } from './payment/due-service.ts'
import { createLedger } from './payment/ledger.ts'
import { createPaymentRequests } from './payment/payment-requests.ts'
import { createPaymentService } from './payment/payment-service.ts'
import { createRefundService } from './payment/refund-service.ts'
import { mountPayments } from './payment/routes.ts'
import { createSettleService } from './payment/settle-service.ts'
import type { Api } from './platform/http/api.ts'
import type { Platform } from './platform/platform.ts'
import type { FlightSupplier } from './supplier/flight-supplier.ts'

export interface BookingEngine {
  orders: OrderService
  /** Pages of embedded parts, by their path. */
  embedded: Record<string, Hono>
}

/** Builds search, orders, payments and after-sales and mounts their calls. */
export function createBookingEngine(
  platform: Platform,
  api: Api,
  { suppliers, sandbox }: { suppliers: readonly FlightSupplier[]; sandbox: Sandbox | undefined },
): BookingEngine {
  const { db, jobs, clock, log, cache, signer, seal, outbox, config, background, presence } =
    platform
  const origin = config.PUBLIC_ORIGIN

  const ledger = createLedger({ clock })
  const letters = createLetters({ outbox, origin, signer })
  const mails = createOrderMails({ letters, origin })
  const progress = createProgress({ jobs, clock, mails, payments: createPaymentRequests({ jobs }) })
  const reservations = createReservations({
    db,
    jobs,
    clock,
    seal,
    suppliers,
    progress,
    presence,
    background,
    async onIssued(tx, orderId, items) {
      const { currency } = items[0]?.offer.price ?? { currency: '' }
      const amount = items.reduce((sum, { price }) => sum + price, 0)
      const of = items[0]?.reference ?? ''
      await ledger.book(tx, 'issue', { of, orderId, amount: money(amount, currency) })
    },
  })
  const orders = createOrderService({
    db,
    cache,
    clock,
    jobs,
    signer,
    seal,
    mails,
    progress,
    reservations,
    presence,
  })
  eraseDocumentsNightly(platform)
  eraseDraftsHourly(platform)
  const documents = createDocumentService({ db, clock, jobs, outbox, letters, log })

  const { gateways, pages } = openGateways(platform, api, sandbox)
  const refunds = createRefundService({ db, jobs, clock, gateways, orders, mails, ledger })
  const changes = createOrderChanges({ clock })
  const keeper = createChangeKeeper({ db, jobs, clock, orders, changes })
  const dues = createDues({ clock, jobs, refunds, keeper })
  const settling = createSettleService({ db, clock, gateways, orders, ledger, refunds, dues })
  const payments = createPaymentService({
    db,
    jobs,
    clock,
    log,
    origin,
    gateways,
    orders,
    settling,
    keeper,
  })
  const afterSales = createAfterSales(platform, {
    suppliers,
    orders,
    changes,
    documents,
    ledger,
    letters,
    refunds,
    dues,
  })

  const searches = createSearchService({ cache, clock, log, background, suppliers })
  const confirmations = createConfirmService({ cache, clock, searches, suppliers })
  const askingAgain = createAskAgainService({ cache, clock, searches, confirmations })
  const reminders = mountReminders(platform, api)
  const bookings = createBookingService({
    db,
    clock,
    seal,
    searches,
    confirmations,
    orders,
    reminders,
  })
  const lowestFares = createLowestFares({ cache, clock, suppliers })
  const destinationFares = createDestinationFares({ cache, clock, lowestFares })

  mountFlight(api, {
    cache,
    signer,
    searches,
    confirmations,
    askingAgain,
    bookings,
    lowestFares,
    destinationFares,
  })
  mountOrders(api, { orders, documents })
  mountPayments(api, payments)
  mountAfterSales(api, afterSales)
  return { orders, embedded: pages }
}
