import { createFlightProduct } from '../flight/order-item/flight-product.ts'
import { createHotelProduct } from '../hotel/order-item/hotel-product.ts'
import type { Product } from '../order/product.ts'
import type { Platform } from '../platform/platform.ts'
import { type FlightSupplier, suppliersById } from '../supplier/flight-supplier.ts'
import { type HotelSupplier, hotelSuppliersById } from '../supplier/hotel-supplier.ts'

/** All that Sojourn sells: a new product has its entry here. */
export const createProducts = (
  { clock, seal }: Pick<Platform, 'clock' | 'seal'>,
  suppliers: { flight: readonly FlightSupplier[]; hotel: readonly HotelSupplier[] },
): Product[] => [
  createFlightProduct({ clock, seal, supplierOf: suppliersById(suppliers.flight) }),
  createHotelProduct({ clock, seal, supplierOf: hotelSuppliersById(suppliers.hotel) }),
]
