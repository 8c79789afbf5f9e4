import type { FlightItem } from '../../../contract/flight/order-item.ts'
import type { OrderItem } from '../../../contract/order/order.ts'

/** An order's item that is a journey by air. */
export type FlightOrderItem = OrderItem & { flight: FlightItem }

export const isFlight = (item: OrderItem): item is FlightOrderItem => item.flight !== undefined

/** Returns how many flights some journeys are. */
export const flightCount = (items: readonly FlightOrderItem[]): number =>
  items.reduce((count, { flight }) => count + flight.offer.slice.segments.length, 0)
