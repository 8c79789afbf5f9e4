import { includesBag } from '../../../../contract/flight-terms.ts'
import type { FlightResult, StopType } from '../../../../contract/offer.ts'

/**
 * A row of the results as it travels to the page: what it shows and what filters and sorts ask about,
 * and nothing else, because there are hundreds of them. Amounts are minor units of the search's currency.
 */
export interface ResultRow {
  /** The result's id, under which its offers are asked for. */
  id: string
  /** The cheapest offer's id. */
  offer: string
  price: number
  stops: StopType
  /** Marketing airlines, in order. */
  airlines: readonly string[]
  flight: string
  from: string
  to: string
  /** Local wall-clock times, `YYYY-MM-DDTHH:MM`. */
  departure: string
  arrival: string
  dayShift: number
  minutes: number
  /** Airports of the connections, in order, with the minutes between the flights. */
  via: readonly (readonly [airport: string, minutes: number])[]
  /** A checked bag is in the price. */
  bag: boolean
  /** Otherwise what takes the offer's place for who wants one: its id, price and whether it can be given back. */
  withBag?: readonly [offer: string, price: number, refundable: boolean]
  refundable: boolean
  seatsLeft?: number
  others: number
}

/** Takes from a result what a row needs. */
export function toResultRow(result: FlightResult): ResultRow {
  const { slice, cheapest, withBag } = result
  return {
    id: result.id,
    offer: cheapest.offerId,
    price: cheapest.price.amount,
    stops: slice.stopType,
    airlines: result.airlines,
    flight: slice.segments[0]?.flight ?? '',
    from: slice.from,
    to: slice.to,
    departure: slice.departure,
    arrival: slice.arrival,
    dayShift: slice.dayShift,
    minutes: slice.minutes,
    via: slice.connections.map((each) => [each.airport, each.minutes] as const),
    bag: includesBag(cheapest.checkedBag),
    ...(withBag && { withBag: [withBag.offerId, withBag.price.amount, withBag.refundable] }),
    refundable: cheapest.refundable,
    ...(cheapest.seatsLeft === undefined ? {} : { seatsLeft: cheapest.seatsLeft }),
    others: result.others,
  }
}
