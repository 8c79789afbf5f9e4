import { hourlySlot, timeOfDay } from './flight-hours.ts'
import { includesBag, type StopType, type TimeOfDay } from './flight-terms.ts'
import type { FlightResult, ResultFare } from './offer.ts'

/** What a traveller asked to see; an empty list or an absent bound asks for nothing in particular. */
export interface FlightFilter {
  stops: readonly StopType[]
  airlines: readonly string[]
  departTime: readonly TimeOfDay[]
  arriveTime: readonly TimeOfDay[]
  departAirports: readonly string[]
  arriveAirports: readonly string[]
  viaAirports: readonly string[]
  /** The hour to have landed by, counted from midnight of the day of departure: 25 is 01:00 the next day. */
  landBy?: number
  /** Bounds of the price, minor units, for the whole party. */
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

/** What a filter asks about: flights with their lowest fare, and the lowest with a checked bag where that is another. */
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

/** Each part of the filter as a question about one row. A part that asks for nothing says yes. */
const parts: Record<FilterPart, (row: FilterableFlight, filter: FlightFilter) => boolean> = {
  stops: (row, filter) => among(filter.stops, row.stops),
  airlines: (row, filter) =>
    filter.airlines.length === 0 || row.airlines.some((code) => filter.airlines.includes(code)),
  departTime: (row, filter) => among(filter.departTime, timeOfDay(row.departure)),
  arriveTime: (row, filter) => among(filter.arriveTime, timeOfDay(row.arrival)),
  departAirports: (row, filter) => among(filter.departAirports, row.from),
  arriveAirports: (row, filter) => among(filter.arriveAirports, row.to),
  // Of a journey with two changes, one is enough, so that the number beside an airport is what ticking it gives.
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

/** Tells whether a row passes every part of the filter, or every part but one (which counts need). */
export function passesFilter(
  row: FilterableFlight,
  filter: FlightFilter,
  except?: FilterPart,
): boolean {
  return names.every((name) => name === except || parts[name](row, filter))
}

/** Returns the rows that pass, at the prices that the filter asks about, in the order they came. */
export function filterFlights<Row extends FilterableFlight>(
  rows: readonly Row[],
  filter: FlightFilter,
): Row[] {
  return rowsAsked(rows, filter).filter((row) => passesFilter(row, filter))
}

/** Returns the rows with the fares that the filter asks about: someone who wants a bag compares prices with one. */
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
 * Picks the fares that a row shows: in the family that was asked for, else the cheapest; and the one that
 * takes its place for someone who wants a checked bag.
 */
export function shownFares({ cheapest, sameFamily, withBag }: FlightResult): {
  main: ResultFare
  withBag: ResultFare | undefined
} {
  const main = sameFamily ?? cheapest
  return { main, withBag: includesBag(main.checkedBag) ? undefined : withBag }
}

/** Returns what a filter asks about a result. */
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
