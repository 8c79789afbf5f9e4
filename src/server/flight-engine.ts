import type { CartProduct } from './cart/cart-product.ts'
import type { Checkout } from './checkout/checkout.ts'
import { createForgetFound, type NoteFound } from './deal/found-prices.ts'
import { createBookingService } from './flight/booking/booking-service.ts'
import { eraseDraftsHourly } from './flight/booking/erase-drafts.ts'
import { createFlightCart } from './flight/cart/flight-cart.ts'
import { mountReminders } from './flight/reminder/routes.ts'
import { mountFlight } from './flight/routes.ts'
import { createConfirmService } from './flight/search/confirm-service.ts'
import { createDestinationFares } from './flight/search/destination-fares.ts'
import { createLowestFares } from './flight/search/lowest-fares.ts'
import { createAskAgainService } from './flight/search/search-again.ts'
import { createSearchService } from './flight/search/search-service.ts'
import type { NoteRoute } from './landing/route-facts.ts'
import type { OrderService } from './order/order-service.ts'
import type { Api } from './platform/http/api.ts'
import type { Platform } from './platform/platform.ts'
import { type FlightSupplier, suppliersById } from './supplier/flight-supplier.ts'

interface Parts {
  suppliers: readonly FlightSupplier[]
  orders: OrderService
  checkout: Checkout
  noteFound: NoteFound
  /** Remembers the facts of routes for their pages. */
  noteRoute: NoteRoute
  /** Keeps the cart of a draft that a reminder is sent about. */
  keepCart: Parameters<typeof mountReminders>[2]['keepCart']
}

/** Builds what flights need from search to draft, and mounts their calls. */
export function createFlightEngine(
  platform: Platform,
  api: Api,
  { suppliers, orders, checkout, noteFound, noteRoute, keepCart }: Parts,
): { flightCart: CartProduct } {
  const { db, seal, cache, clock, log, metrics, background, signer } = platform
  const searches = createSearchService({
    cache,
    clock,
    log,
    metrics,
    background,
    suppliers,
    noteFound,
    noteRoute,
  })
  const confirmations = createConfirmService({ cache, clock, searches, suppliers })
  const askingAgain = createAskAgainService({ cache, clock, searches, confirmations })
  const reminders = mountReminders(platform, api, { keepCart })
  const bookings = createBookingService({
    db,
    clock,
    seal,
    searches,
    confirmations,
    orders,
    checkout,
    reminders,
  })
  eraseDraftsHourly(platform)
  const lowestFares = createLowestFares({ cache, clock, suppliers, noteRoute })
  const destinationFares = createDestinationFares({
    cache,
    clock,
    lowestFares,
    noteFound,
    forgetFound: createForgetFound(platform),
  })
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
  const supplierOf = suppliersById(suppliers)
  return { flightCart: createFlightCart({ db, clock, seal, bookings, reminders, supplierOf }) }
}
