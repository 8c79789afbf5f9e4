import type { QueryOf } from '../../../contract/endpoint.ts'
import { stopTypes, timesOfDay } from '../../../contract/flight/flight-terms.ts'
import { type FlightFilter, noFilter } from '../../../contract/flight/search/flight-filter.ts'
import type { lowestFares } from '../../../contract/flight/search/lowest-fares.ts'

/** Reads a list's filters from a call's query. Unknown values match nothing. */
export function readFilter(query: QueryOf<typeof lowestFares>): FlightFilter {
  const { landBy, minPrice, maxPrice, maxMinutes } = query
  const list = (value: string | undefined) => value?.split(',').filter(Boolean) ?? []
  const oneOf = <T extends string>(known: readonly T[], value: string | undefined): T[] => {
    const asked = list(value)
    return known.filter((each) => asked.includes(each))
  }
  return {
    ...noFilter,
    stops: oneOf(stopTypes, query.stops),
    airlines: list(query.airlines),
    departTime: oneOf(timesOfDay, query.departTime),
    arriveTime: oneOf(timesOfDay, query.arriveTime),
    departAirports: list(query.departAirports),
    arriveAirports: list(query.arriveAirports),
    viaAirports: list(query.viaAirports),
    bag: query.bag === '1',
    ...(landBy !== undefined && { landBy }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(maxMinutes !== undefined && { maxMinutes }),
  }
}
