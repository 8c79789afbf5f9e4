import type { Offer, Segment, Slice } from '../../../contract/flight/offer.ts'
import type { Item, Reservation, WholeOrder } from '../../order/whole-order.ts'
import type { SupplierOffer, Ticket } from '../../supplier/flight-supplier.ts'

/** What an order keeps of a journey by air. */
export interface FlightDetails {
  offer: Offer
  /** The same as its supplier sold it. */
  source: SupplierOffer
  /** Checked bags bought on top; `passenger` is a position in the item's list of travellers. */
  bags: { passenger: number; kg: number }[]
  /** Which booking reference is used with which airline (IATA); none until seats are held. */
  bookingCodes: { airline: string; code: string }[]
  /** All of the reservation. */
  tickets: Ticket[]
  /** Other times, or none, that the airline announced; set until the traveller's answer is carried out. */
  announced: Announced | null
  /** The flights that calendars may hold at each place of the journey, those in force now or before. */
  calendarFlights: Segment[]
}

/** `answerBy` is null once the traveller has accepted: the airline is being told. */
export interface Announced {
  after: Slice | null
  answerBy: string | null
}

export type FlightItem = Item<FlightDetails>

/** The product's id, kept with every reservation of flights. */
export const flightProductId = 'flight'

export const isFlight = (item: Item): item is FlightItem => item.product === flightProductId

/** Returns an item as the flight it is. Throws for another product's. */
export function flightOf(item: Item): FlightItem {
  if (!isFlight(item)) throw new Error(`item ${item.id} is a ${item.product}`)
  return item
}

/** Returns the flights of an order, or of one reservation, in the order of travel. */
export const flightsOf = ({ items }: Pick<WholeOrder | Reservation, 'items'>): FlightItem[] =>
  items.filter(isFlight)
