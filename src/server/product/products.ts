import { createFlightProduct } from '../flight/order-item/flight-product.ts'
import type { Product } from '../order/product.ts'
import type { Platform } from '../platform/platform.ts'
import { type FlightSupplier, suppliersById } from '../supplier/flight-supplier.ts'

/** All that Sojourn sells: a new product has its entry here. */
export const createProducts = (
  { clock, seal }: Pick<Platform, 'clock' | 'seal'>,
  { suppliers }: { suppliers: readonly FlightSupplier[] },
): Product[] => [createFlightProduct({ clock, seal, supplierOf: suppliersById(suppliers) })]
