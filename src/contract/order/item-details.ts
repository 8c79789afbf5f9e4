import {
  flightItemSchema,
  listedFlightSchema,
  purchasedFlightSchema,
} from '../flight/order-item.ts'

/**
 * What products add to an item on the wire, each under its own name: pages that know the product show it, all others
 * show the item's title and lines. A new product adds its schemas here.
 */
export const itemDetails = { flight: flightItemSchema.optional() }
export const listedItemDetails = { flight: listedFlightSchema.optional() }
export const purchasedItemDetails = { flight: purchasedFlightSchema.optional() }
