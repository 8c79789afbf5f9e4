import type { Hono } from 'hono'
import { money } from '../contract/money.ts'
import { createQuoteBooks } from './aftersales/quote-books.ts'
import { refundedPart } from './aftersales/refunded-part.ts'
import { createAfterSales, createChangeKeeperOfProducts } from './aftersales.ts'
import { createCartEngine } from './cart-engine.ts'
import { createCheckout } from './checkout/checkout.ts'
import { supportEmail } from './config.ts'
import type { TermsBook } from './content/terms-book.ts'
import { createLowestStay } from './deal/deal-service.ts'
import { createFoundPrices } from './deal/found-prices.ts'
import { mountDeals } from './deal/routes.ts'
import { copyAddress } from './desk/order/change/change-store.ts'
import type { ForDesk } from './desk-orders.ts'
import { createDocumentService } from './documents/document-service.ts'
import { mountDocuments } from './documents/routes.ts'
import { createFlightEngine } from './flight-engine.ts'
import { openGateways } from './gateway/open-gateways.ts'
import { gatewaysById } from './gateway/payment-gateway.ts'
import { createHotelEngine, type HotelEngine, openHotelCatalogue } from './hotel-engine.ts'
import { createRouteFacts } from './landing/route-facts.ts'
import { mountLandings } from './landing/routes.ts'
import { createChargeLetters } from './letters/charge-letters.ts'
import { createContactLetters } from './letters/contact-letters.ts'
import { createLetters } from './letters/letters.ts'
import { createOrderLetters } from './letters/order-letters.ts'
import { createOrderCodes } from './member/code/order-codes.ts'
import type { Sandbox, SandboxGateway } from './open-sandbox.ts'
import { createOrderOwners, type OrderOwners } from './order/access/order-owners.ts'
import { discountOf, fullPriceOf } from './order/discount.ts'
import { eraseDocumentsNightly } from './order/erase-documents.ts'
import { createOrderBooks } from './order/order-books.ts'
import { createOrderService, type OrderService } from './order/order-service.ts'
import { findOrder, historyOf } from './order/order-store.ts'
import { createOrderPayable } from './order/payable/order-payable.ts'
import { createPayableBooks } from './order/payable/payable-books.ts'
import { type Product, productsById } from './order/product.ts'
import { type Conversions, createProgress } from './order/reservation/progress.ts'
import { createQuoteAgain } from './order/reservation/quote-again.ts'
import { createReservations } from './order/reservation/reservations.ts'
import { mountOrders } from './order/routes.ts'
import { makeOrdersSearchable } from './order/search/make-searchable.ts'
import { openOutsideCalls } from './outside-call/open-outside-calls.ts'
import { createDisputeService } from './payment/dispute/dispute-service.ts'
import { createCardCharges } from './payment/guarantee/card-charges.ts'
import { createChargeKeeper } from './payment/guarantee/charge-keeper.ts'
import { createLedger } from './payment/ledger.ts'
import { createPayOut } from './payment/pay-out.ts'
import { createPayables, createPaymentRequests } from './payment/payables.ts'
import { createPaymentService } from './payment/payment-service.ts'
import { paidWith } from './payment/payment-store.ts'
import { createRefundService } from './payment/refund-service.ts'
import { createReleaseHold } from './payment/release-hold.ts'
import { mountPayments } from './payment/routes.ts'
import { createSettleService } from './payment/settle-service.ts'
import type { Api } from './platform/http/api.ts'
import type { Platform } from './platform/platform.ts'
import { createProducts } from './product/products.ts'
import { createPromoDiscounts } from './promo/promo-discounts.ts'
import { createPromoService } from './promo/promo-service.ts'
import { mountPromo } from './promo/routes.ts'
import type { PushService } from './push/push-service.ts'
import { mountPush } from './push/routes.ts'
import type { FlightSupplier } from './supplier/flight-supplier.ts'
import type { HotelSupplier } from './supplier/hotel-supplier.ts'
import { isTestSupplier } from './supplier/open-suppliers.ts'

export interface BookingEngine {
  orders: OrderService
  owners: OrderOwners
  /** Pages of embedded parts, by their path. */
  embedded: Record<string, Hono>
  /** The sandbox's gateway, where payments are its. */
  sandboxGateway: SandboxGateway | undefined
  /** What staff use at the desk. */
  forDesk: ForDesk
  /** Places to stay, for checking what names one. */
  destinations: HotelEngine['destinations']
  properties: HotelEngine['properties']
  /** Builds slow caches in the background, once the server answers. */
  warmUp(): void
}

interface Outside {
  suppliers: readonly FlightSupplier[]
  hotelSuppliers: readonly HotelSupplier[]
  sandbox: Sandbox | undefined
  push: PushService
  conversions: Conversions
  terms: TermsBook
  /** Products beside those of the registry. */
  moreProducts: readonly Product[]
}

/** Builds search, orders, payments and after-sales and mounts their calls. */
export function createBookingEngine(platform: Platform, api: Api, outside: Outside): BookingEngine {
  const { sandbox, push, conversions, terms, moreProducts } = outside
  const { db, jobs, clock, log, cache, signer, seal, outbox, config, background, presence } =
    platform
  const origin = config.PUBLIC_ORIGIN
  const watch = openOutsideCalls(platform)
  const suppliers = outside.suppliers.map(watch.flight)
  const hotelSuppliers = outside.hotelSuppliers.map(watch.hotel)
  const products = createProducts(platform, { flight: suppliers, hotel: hotelSuppliers })
  const productOf = productsById([...products, ...moreProducts])

  const ledger = createLedger({ clock })
  const documents = createDocumentService({
    clock,
    log,
    productOf,
    history: (orderId, within = db) => historyOf(within, orderId),
    paidWith: (orderId) => paidWith(db, orderId),
    issuer: {
      origin,
      email: supportEmail(config),
      phone: config.SUPPORT_PHONE,
      isTest: (supplier) => isTestSupplier(supplier, config),
    },
  })
  const quotes = createQuoteBooks({ clock })
  const letters = createLetters({ outbox, push, origin, signer })
  const orderLetters = createOrderLetters({
    db,
    jobs,
    outbox,
    push,
    letters,
    documents,
    productOf,
    findOrder: (id) => findOrder(db, id),
    expectedRefund: (orderId, within) => refunds.expected(orderId, within),
    paidWith: (orderId) => paidWith(db, orderId),
    copyAddress: (copyId) => copyAddress(db, copyId),
    refundedPart: (tx, key) => refundedPart(tx, quotes, key),
    origin,
  })
  const requests = createPaymentRequests({ jobs })
  const discounts = createPromoDiscounts({ clock, signer })
  const codes = createOrderCodes({ db, cache, clock, signer, outbox, origin })
  const progress = createProgress({
    jobs,
    clock,
    letters: orderLetters,
    payments: requests,
    discounts,
    conversions,
    codes,
  })
  const books = createOrderBooks({ db, clock, progress, conversions })
  const payableBooks = createPayableBooks({ db, clock, payments: requests })
  const reservations = createReservations({
    db,
    jobs,
    clock,
    productOf,
    progress,
    background,
    async onConfirmed(tx, { id: orderId, currency }, { reference, items }) {
      const amount = money(fullPriceOf(items), currency)
      await ledger.book(tx, 'issue', { of: reference, orderId, amount })
      const discount = money(discountOf(items), currency)
      // Suppliers get the full price: what travellers didn't pay of it, we do.
      if (discount.amount > 0) {
        await ledger.book(tx, 'discount', { of: reference, orderId, amount: discount })
      }
    },
  })
  const orders = createOrderService({
    db,
    clock,
    signer,
    seal,
    productOf,
    reservations,
    progress,
    presence,
  })
  const owners = createOrderOwners({ db, cache, clock, signer })
  mountPush(api, platform, { push, orders })
  eraseDocumentsNightly(platform)
  makeOrdersSearchable(platform)

  const { gateways: open, pages, sandboxGateway } = openGateways(platform, api, sandbox)
  const gateways = open.map(watch.gateway)
  const refunds = createRefundService({
    db,
    jobs,
    clock,
    gateways,
    books,
    letters: orderLetters,
    ledger,
  })
  const keepers = {
    order: createOrderPayable({ clock, jobs, books, letters: orderLetters, productOf, discounts }),
    change: createChangeKeeperOfProducts(platform, { books, quotes }),
    guarantee: createChargeKeeper({
      db,
      clock,
      books,
      ledger,
      letters: createChargeLetters({ letters, productOf }),
      productOf,
    }),
  }
  const payables = createPayables({ books, payableBooks, refunds, keepers })
  const settling = createSettleService({ db, clock, gateways, orders, books, ledger, payables })
  const disputes = createDisputeService({
    db,
    jobs,
    clock,
    log,
    gateways,
    books,
    ledger,
    letters: orderLetters,
  })
  const quoteAgain = createQuoteAgain({ clock, log, productOf, progress })
  const payments = createPaymentService({
    db,
    jobs,
    clock,
    log,
    origin,
    gateways,
    orders,
    books,
    payableBooks,
    settling,
    disputes,
    payables,
    keepers,
    quoteAgain,
    discounts,
    terms,
    codes,
  })
  const charges = createCardCharges({
    db,
    jobs,
    clock,
    gatewayOf: gatewaysById(gateways),
    orders,
    books,
    payableBooks,
    settling,
  })
  const catalogue = openHotelCatalogue(platform, hotelSuppliers)
  const { afterSales, confirming } = createAfterSales(platform, api, {
    suppliers,
    hotelSuppliers,
    catalogue,
    productOf,
    orders,
    books,
    payableBooks,
    quotes,
    documents,
    letters,
    ledger,
    refunds,
    disputes,
    charges,
    payables,
  })

  const noteFound = createFoundPrices(platform)
  const checkout = createCheckout({ db, orders })
  const { flightCart } = createFlightEngine(platform, api, {
    suppliers,
    orders,
    checkout,
    noteFound,
    noteRoute: createRouteFacts(platform),
    keepCart: (tx, bookId, until) => remindedCarts.keep(tx, bookId, until),
  })
  const { warmUp, hotelCart, destinations, properties } = createHotelEngine(platform, api, {
    suppliers: hotelSuppliers,
    catalogue,
    orders,
    checkout,
    noteFound,
  })
  mountDeals(api, platform)
  mountLandings(api, platform, {
    catalogue,
    destinations,
    lowestStay: createLowestStay(platform),
  })
  const releaseHold = createReleaseHold({ db, books, payableBooks, settling, progress })
  const { remindedCarts } = createCartEngine(platform, api, {
    checkout,
    orders,
    productOf,
    releaseHold,
    products: [flightCart, hotelCart],
  })
  mountOrders(api, { orders, owners })
  mountDocuments(api, { cache: platform.cache, orders, documents })
  mountPayments(api, payments, gateways, config.TRUST_PROXY)
  const { repricing } = payments
  mountPromo(
    api,
    createPromoService({ db, cache, orders, discounts, repricing }),
    config.TRUST_PROXY,
  )
  const gatewayOf = gatewaysById(gateways)
  const forDesk = {
    productOf,
    orders,
    books,
    letters: orderLetters,
    contactLetters: createContactLetters({ letters, origin }),
    codes,
    documents,
    refunds,
    payOut: createPayOut({ db, jobs, clock, gatewayOf, books, ledger, refunds }),
    releaseHold,
    afterSales,
    confirming,
    async referenceOfSupplier(typed: string) {
      for (const supplier of [...suppliers, ...hotelSuppliers]) {
        const reference = await supplier.referenceOf?.(typed)
        if (reference) return reference
      }
      return undefined
    },
  }
  return {
    orders,
    owners,
    embedded: pages,
    sandboxGateway,
    forDesk,
    destinations,
    properties,
    warmUp,
  }
}
