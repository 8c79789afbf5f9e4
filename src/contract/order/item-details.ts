import { flightItemSchema, purchasedFlightSchema } from '../flight/order-item.ts'
import { hotelItemSchema, purchasedHotelSchema } from '../hotel/order-item.ts'

/**
 * What products add to an item in responses, by product id. Pages that know the product show it; others show the
 * item's title and lines. A new product adds its schemas here.
 */
export const itemDetails = {
  flight: flightItemSchema.optional(),
  hotel: hotelItemSchema.optional(),
}
export const purchasedItemDetails = {
  flight: purchasedFlightSchema.optional(),
  hotel: purchasedHotelSchema.optional(),
}
