import type { ResultRow } from '../list/result-row.ts'
import type { ResultFilter } from './result-filter.ts'
import { timeOfDay } from './time-of-day.ts'

export type FilterPart = Exclude<keyof ResultFilter, 'minPrice' | 'maxPrice'> | 'price'

const among = (wanted: readonly string[], found: string): boolean =>
  wanted.length === 0 || wanted.includes(found)

/** Each part of the filter as a question about one row. A part that asks for nothing says yes. */
const parts: Record<FilterPart, (row: ResultRow, filter: ResultFilter) => boolean> = {
  stops: (row, filter) => among(filter.stops, row.stops),
  airlines: (row, filter) =>
    filter.airlines.length === 0 || row.airlines.some((code) => filter.airlines.includes(code)),
  departTime: (row, filter) => among(filter.departTime, timeOfDay(row.departure)),
  arriveTime: (row, filter) => among(filter.arriveTime, timeOfDay(row.arrival)),
  departAirports: (row, filter) => among(filter.departAirports, row.from),
  arriveAirports: (row, filter) => among(filter.arriveAirports, row.to),
  // A flight without a change passes through none of the airports, so it is never in the way.
  viaAirports: (row, filter) =>
    filter.viaAirports.length === 0 ||
    row.via.every(([airport]) => filter.viaAirports.includes(airport)),
  price: (row, filter) =>
    row.price >= (filter.minPrice ?? 0) && row.price <= (filter.maxPrice ?? Infinity),
  maxMinutes: (row, filter) => row.minutes <= (filter.maxMinutes ?? Infinity),
  bag: (row, filter) => !filter.bag || row.bag,
}

const names = Object.keys(parts) as FilterPart[]

/** Whether a row passes every part of the filter, or every part but one (which counts need). */
export function passesFilter(row: ResultRow, filter: ResultFilter, except?: FilterPart): boolean {
  return names.every((name) => name === except || parts[name](row, filter))
}

/** The rows that the filter lets through, in the order they came. */
export function filterResults(rows: readonly ResultRow[], filter: ResultFilter): ResultRow[] {
  return rowsAsked(rows, filter).filter((row) => passesFilter(row, filter))
}

/** The rows with the offers that the filter asks about: whoever wants a bag compares prices with one. */
export function rowsAsked(
  rows: readonly ResultRow[],
  { bag }: Pick<ResultFilter, 'bag'>,
): readonly ResultRow[] {
  if (!bag) return rows
  return rows.map((row) => {
    if (row.bag || !row.withBag) return row
    const [offer, price, refundable] = row.withBag
    const { seatsLeft: _, ...rest } = row
    return { ...rest, offer, price, refundable, bag: true }
  })
}
