import type { StopType, TimeOfDay } from '../../../../contract/flight-terms.ts'

/** What the visitor asked to see; an empty list or an absent bound asks for nothing in particular. */
export interface ResultFilter {
  stops: readonly StopType[]
  airlines: readonly string[]
  departTime: readonly TimeOfDay[]
  arriveTime: readonly TimeOfDay[]
  departAirports: readonly string[]
  arriveAirports: readonly string[]
  viaAirports: readonly string[]
  /** Bounds of the price, minor units. */
  minPrice?: number
  maxPrice?: number
  maxMinutes?: number
  bag: boolean
}

export const noFilter: ResultFilter = {
  stops: [],
  airlines: [],
  departTime: [],
  arriveTime: [],
  departAirports: [],
  arriveAirports: [],
  viaAirports: [],
  bag: false,
}

/** How many of the filter's parts are in use: the figure on the narrow screen's button. */
export function countFilters(filter: ResultFilter): number {
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
  ]
  return lists.filter((each) => each.length > 0).length + marks.filter(Boolean).length
}
