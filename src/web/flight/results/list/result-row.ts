import type {
  Baggage,
  FlightResult,
  ResultFare,
  StopType,
} from '../../../../contract/flight/offer.ts'
import { filterable, shownFares } from '../../../../contract/flight/search/flight-filter.ts'

/** A fare as a row shows it. Amounts are minor units of the search's currency, for the whole party. */
export interface RowFare {
  /** The offer's id. */
  offer: string
  price: number
  family: string
  cabinBag: Baggage
  checkedBag: Baggage
  /** The airline's fee: `null` if it isn't allowed, absent if unknown. */
  refund?: number | null | undefined
  change?: number | null | undefined
  seatsLeft?: number | undefined
}

/**
 * A result as sent to the page: only what it shows and what filters and sorting need, because there are hundreds. The
 * fare is the one its button selects.
 */
export interface ResultRow extends RowFare {
  /** The result's id, for requesting its offers. */
  id: string
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
  /** The fare for someone who wants a checked bag. */
  withBag?: RowFare | undefined
}

/** Converts a result to a row. */
export function toResultRow(result: FlightResult): ResultRow {
  const { slice } = result
  const { main, withBag } = shownFares(result)
  return {
    ...filterable(result),
    ...fareOf(main),
    withBag: withBag && fareOf(withBag),
    id: result.id,
    flight: slice.segments[0]?.flight ?? '',
    via: slice.connections.map((each) => [each.airport, each.minutes] as const),
  }
}

function fareOf({ offerId, price, family, cabinBag, checkedBag, ...fare }: ResultFare): RowFare {
  return {
    offer: offerId,
    price: price.amount,
    family,
    cabinBag,
    checkedBag,
    refund: penaltyOf(fare.refund),
    change: penaltyOf(fare.change),
    seatsLeft: fare.seatsLeft,
  }
}

function penaltyOf(condition: ResultFare['refund']): number | null | undefined {
  if (condition.kind === 'allowed') return condition.penalty.amount
  return condition.kind === 'not_allowed' ? null : undefined
}
