import { includesBag, type StopType, type TimeOfDay } from '../flight-terms.ts'
import type { FlightResult, ResultFare } from '../offer.ts'
import { hourlySlot, timeOfDay } from './flight-hours.ts'

/** A traveller's filters; an empty list or an absent limit matches everything. */
export interface FlightFilter {
  stops: readonly StopType[]
  airlines: readonly string[]
  departTime: readonly TimeOfDay[]
  arriveTime: readonly TimeOfDay[]
  departAirports: readonly string[]
  arriveAirports: readonly string[]
  viaAirports: readonly string[]
  /** The latest arrival, in hours since midnight of the day of departure: 25 is 01:00 the next day. */
  landBy?: number
  /** Price limits, minor units, for the whole party. */
  minPrice?: number
  maxPrice?: number
  maxMinutes?: number
  bag: boolean
}

export const noFilter: FlightFilter = {
  stops: [],
  airlines: [],
  departTime: [],
  arriveTime: [],
  departAirports: [],
  arriveAirports: [],
  viaAirports: [],
  bag: false,
}

interface Fare {
  /** Minor units, for the whole party. */
  price: number
  checkedBag: { rule: string }
}

/** What filters need: flights with their lowest fare, and the lowest with a checked bag if that's a different one. */
export interface FilterableFlight extends Fare {
  stops: StopType
  airlines: readonly string[]
  from: string
  to: string
  /** Local wall-clock times, `YYYY-MM-DDTHH:MM`. */
  departure: string
  arrival: string
  dayShift: number
  minutes: number
  via: readonly (readonly [airport: string, ...rest: unknown[]])[]
  seatsLeft?: number | undefined
  withBag?: Fare | undefined
}

export type FilterPart = Exclude<keyof FlightFilter, 'minPrice' | 'maxPrice'> | 'price'

const among = (wanted: readonly string[], found: string): boolean =>
  wanted.length === 0 || wanted.includes(found)

/** Each part of the filter as a predicate of a row; true if the part isn't set. */
const parts: Record<FilterPart, (row: FilterableFlight, filter: FlightFilter) => boolean> = {
  stops: (row, filter) => among(filter.stops, row.stops),
  airlines: (row, filter) =>
    filter.airlines.length === 0 || row.airlines.some((code) => filter.airlines.includes(code)),
  departTime: (row, filter) => among(filter.departTime, timeOfDay(row.departure)),
  arriveTime: (row, filter) => among(filter.arriveTime, timeOfDay(row.arrival)),
  departAirports: (row, filter) => among(filter.departAirports, row.from),
  arriveAirports: (row, filter) => among(filter.arriveAirports, row.to),
  // With two connections one is enough, so that the number next to an airport is what ticking it gives.
  viaAirports: (row, filter) =>
    filter.viaAirports.length === 0 ||
    row.via.some(([airport]) => filter.viaAirports.includes(airport)),
  landBy: (row, filter) =>
    filter.landBy === undefined || hourlySlot(row.arrival, row.dayShift) < filter.landBy,
  price: (row, filter) =>
    row.price >= (filter.minPrice ?? 0) && row.price <= (filter.maxPrice ?? Infinity),
  maxMinutes: (row, filter) => row.minutes <= (filter.maxMinutes ?? Infinity),
  bag: (row, filter) => !filter.bag || includesBag(row.checkedBag),
}

const names = Object.keys(parts) as FilterPart[]

/** Returns the parts of the filter that a row fails; counts need to know which. */
export const failedParts = (row: FilterableFlight, filter: FlightFilter): FilterPart[] =>
  names.filter((name) => !parts[name](row, filter))

/** Returns the matching rows, at the prices the filter is about, in their original order. */
export function filterFlights<Row extends FilterableFlight>(
  rows: readonly Row[],
  filter: FlightFilter,
): Row[] {
  return rowsAsked(rows, filter).filter((row) => names.every((name) => parts[name](row, filter)))
}

/** Returns the rows with the fares the filter is about: with the bag filter, those with a bag. */
export function rowsAsked<Row extends FilterableFlight>(
  rows: readonly Row[],
  { bag }: Pick<FlightFilter, 'bag'>,
): readonly Row[] {
  if (!bag) return rows
  return rows.map((row) =>
    includesBag(row.checkedBag) || !row.withBag
      ? row
      : { ...row, seatsLeft: undefined, ...row.withBag },
  )
}

/**
 * Returns the fares a row shows: in the requested family, otherwise the cheapest; and the one used with the bag
 * filter.
 */
export function shownFares({ cheapest, sameFamily, withBag }: FlightResult): {
  main: ResultFare
  withBag: ResultFare | undefined
} {
  const main = sameFamily ?? cheapest
  return { main, withBag: includesBag(main.checkedBag) ? undefined : withBag }
}

/** Returns what filters need of a result. */
export function filterable(result: FlightResult): FilterableFlight {
  const { slice, airlines } = result
  const { main, withBag } = shownFares(result)
  return {
    price: main.price.amount,
    checkedBag: main.checkedBag,
    withBag: withBag && { price: withBag.price.amount, checkedBag: withBag.checkedBag },
    stops: slice.stopType,
    airlines,
    from: slice.from,
    to: slice.to,
    departure: slice.departure,
    arrival: slice.arrival,
    dayShift: slice.dayShift,
    minutes: slice.minutes,
    via: slice.connections.map((each) => [each.airport]),
  }
}
