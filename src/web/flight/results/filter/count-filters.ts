import type { FlightFilter } from '../../../../contract/flight/search/flight-filter.ts'

/** Counts the active filters, shown on the narrow screen's button. */
export function countFilters(filter: FlightFilter): number {
  const lists = [
    filter.stops,
    filter.airlines,
    filter.departTime,
    filter.arriveTime,
    filter.departAirports,
    filter.arriveAirports,
    filter.viaAirports,
  ]
  const marks = [
    filter.bag,
    filter.minPrice !== undefined || filter.maxPrice !== undefined,
    filter.maxMinutes !== undefined,
    filter.landBy !== undefined,
  ]
  return lists.filter((each) => each.length > 0).length + marks.filter(Boolean).length
}
