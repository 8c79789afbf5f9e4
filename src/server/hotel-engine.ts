import type { CartProduct } from './cart/cart-product.ts'
import type { Checkout } from './checkout/checkout.ts'
import type { NoteFound } from './deal/found-prices.ts'
import { eraseStayDraftsHourly } from './hotel/booking/erase-stay-drafts.ts'
import { createUnpaidStaysLimit } from './hotel/booking/limit-unpaid-stays.ts'
import { createStayBookingService } from './hotel/booking/stay-booking-service.ts'
import { createHotelCart } from './hotel/cart/hotel-cart.ts'
import { createFoundProperties } from './hotel/catalogue/found-properties.ts'
import { createHotelCatalogue, type HotelCatalogue } from './hotel/catalogue/hotel-catalogue.ts'
import {
  createDestinationService,
  type DestinationService,
} from './hotel/destination/destination-service.ts'
import { createLowestPrices, forgetPricesNightly } from './hotel/lowest-price/lowest-prices.ts'
import { createPropertyPhotos, type PropertyPhotos } from './hotel/photo/property-photos.ts'
import { mountHotel } from './hotel/routes.ts'
import { createSavedStays } from './hotel/saved/saved-stays-service.ts'
import { createHotelSearchService } from './hotel/search/hotel-search-service.ts'
import { createGuestReviews } from './hotel/stay/guest-reviews.ts'
import { createOtherStays } from './hotel/stay/other-stays.ts'
import { createPriceChecks } from './hotel/stay/price-checks.ts'
import { createPropertyPages } from './hotel/stay/property-pages.ts'
import { createStayRates } from './hotel/stay/stay-rates.ts'
import { createStayService } from './hotel/stay/stay-service.ts'
import type { OrderService } from './order/order-service.ts'
import type { Api } from './platform/http/api.ts'
import type { Platform } from './platform/platform.ts'
import { type HotelSupplier, hotelSuppliersById } from './supplier/hotel-supplier.ts'

export interface HotelEngine {
  /** Reads the suppliers' properties, which takes seconds, before the first visitor needs them. */
  warmUp(): void
  hotelCart: CartProduct
  destinations: Pick<DestinationService, 'find' | 'view'>
  /** What staff edit of properties at the desk. */
  properties: { catalogue: HotelCatalogue; photos: PropertyPhotos }
}

interface Parts {
  suppliers: readonly HotelSupplier[]
  catalogue: HotelCatalogue
  orders: OrderService
  checkout: Checkout
  noteFound: NoteFound
}

/** Creates the list of all properties; nothing is read yet. */
export const openHotelCatalogue = (
  { db, log }: Platform,
  suppliers: readonly HotelSupplier[],
): HotelCatalogue =>
  createHotelCatalogue({ suppliers, log, foundOf: (ids) => createFoundProperties(db, ids) })

/** Builds what hotels need from search to draft, and mounts their calls. */
export function createHotelEngine(
  platform: Platform,
  api: Api,
  { suppliers, catalogue, orders, checkout, noteFound }: Parts,
): HotelEngine {
  const { db, seal, cache, clock, log, metrics, background, signer } = platform
  const supplierOf = hotelSuppliersById(suppliers)
  const destinations = createDestinationService({ catalogue })
  const photos = createPropertyPhotos({ db, clock, log })
  const searches = createHotelSearchService({
    cache,
    clock,
    log,
    metrics,
    background,
    signer,
    suppliers,
    catalogue,
    destinations,
    photos,
    lowestPrices: createLowestPrices(platform),
    noteFound,
  })
  forgetPricesNightly(platform)
  const rates = createStayRates({ cache, log, supplierOf })
  const guestReviews = createGuestReviews(supplierOf)
  const properties = createPropertyPages({ catalogue, photos, guestReviews })
  const stays = createStayService({
    cache,
    clock,
    signer,
    catalogue,
    photos,
    rates,
    otherStays: createOtherStays({ suppliers, catalogue, photos, signer, log }),
    guestReviews,
    properties,
  })
  const bookings = createStayBookingService({
    db,
    clock,
    seal,
    orders,
    checkout,
    prices: createPriceChecks({ stays, rates, supplierOf }),
    unpaid: createUnpaidStaysLimit({ db, clock, orders }),
    supplierOf,
  })
  eraseStayDraftsHourly(platform)
  const savedStays = createSavedStays({ db, clock, signer, catalogue, photos })
  mountHotel(api, { cache, destinations, searches, stays, properties, bookings, savedStays })
  const hotelCart = createHotelCart({ db, clock, seal, bookings, supplierOf })
  const warmUp = () => background.run((stop) => catalogue.ready(stop))
  return { warmUp, hotelCart, destinations, properties: { catalogue, photos } }
}
