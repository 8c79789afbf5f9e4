import { flightItemSchema, purchasedFlightSchema } from '../flight/order-item.ts'

/**
 * What products add to an item in responses, by product id. Pages that know the product show it; others show the
 * item's title and lines. A new product adds its schemas here.
 */
export const itemDetails = { flight: flightItemSchema.optional() }
export const purchasedItemDetails = { flight: purchasedFlightSchema.optional() }
