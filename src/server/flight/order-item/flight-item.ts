import type { Offer, Segment, Slice } from '../../../contract/flight/offer.ts'
import type { Item, Reservation, WholeOrder } from '../../order/whole-order.ts'
import type { SupplierOffer } from '../../supplier/flight-supplier.ts'

/** What an order stores about a journey by air. */
export interface FlightDetails {
  offer: Offer
  /** The offer as sold by the supplier. */
  source: SupplierOffer
  /** Extra checked bags that were bought; `passenger` is a position in the item's list of travellers. */
  bags: { passenger: number; kg: number }[]
  /** Which booking reference is used with which airline (IATA); empty until seats are held. */
  bookingCodes: { airline: string; code: string }[]
  /** `passenger` is a position in the item's list of travellers, `segments` are positions in the journey. */
  tickets: { passenger: number; number: string; segments?: number[] }[]
  /** Numbers of tickets and booking references that a change of flights replaced. Callers still have them. */
  formerCodes?: string[]
  /** A schedule change that the airline announced; set until the traveller's answer is carried out. */
  announced: Announced | null
  /** The flights that calendars may contain at each position of the journey, current or former. */
  calendarFlights: Segment[]
}

/** `answerBy` is null once the traveller has accepted and the airline is being notified. */
export interface Announced {
  after: Slice | null
  answerBy: string | null
}

export type FlightItem = Item<FlightDetails>

/** The product's id, stored with every reservation of flights. */
export const flightProductId = 'flight'

export const isFlight = (item: Item): item is FlightItem => item.product === flightProductId

/** Returns an item as a flight. Throws for other products. */
export function flightOf(item: Item): FlightItem {
  if (!isFlight(item)) throw new Error(`item ${item.id} is a ${item.product}`)
  return item
}

/** Returns the flights of an order, or of one reservation, in the order of travel. */
export const flightsOf = ({ items }: Pick<WholeOrder | Reservation, 'items'>): FlightItem[] =>
  items.filter(isFlight)
