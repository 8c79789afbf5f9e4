import { flightSorts, stopTypes, timesOfDay } from '../../../../contract/flight/flight-terms.ts'
import { type FlightFilter, noFilter } from '../../../../contract/flight/search/flight-filter.ts'
import { minorDigits } from '../../../../contract/minor-digits.ts'
import type { ResultSort } from '../list/sort-results.ts'

/** How many rows a page shows at first, and how many it adds each time. */
export const rowsAtATime = 50

/** The visitor's display choices; all of them are in the URL. */
export interface ResultChoices {
  sort: ResultSort
  filter: FlightFilter
  /** How many rows to show. */
  show: number
}

/** The choices' parameter names; all others belong to the search. */
const names = {
  stops: 'stops',
  airlines: 'airline',
  departTime: 'depTime',
  arriveTime: 'arrTime',
  departAirports: 'from',
  arriveAirports: 'to',
  viaAirports: 'via',
} as const
export type ListName = keyof typeof names
export const choiceName = (list: ListName): string => names[list]

/** Reads sort, filters and list length; invalid values count as not chosen. */
export function readChoices(params: URLSearchParams, currency: string): ResultChoices {
  const oneOf = <T extends string>(known: readonly T[], name: string): T[] =>
    known.filter((each) => params.getAll(name).includes(each))
  const codes = (name: string, length: number) =>
    [...new Set(params.getAll(name))].filter((each) => each.length === length)
  const minor = 10 ** minorDigits(currency)
  const bound = (name: string) => {
    const typed = params.get(name) ?? ''
    return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined
  }
  const minPrice = bound('minPrice')
  const maxPrice = bound('maxPrice')
  const maxMinutes = bound('maxMinutes')
  const landBy = bound('landBy')
  return {
    sort: flightSorts.find((each) => each === params.get('sort')) ?? 'best',
    filter: {
      stops: oneOf(stopTypes, names.stops),
      airlines: codes(names.airlines, 2),
      departTime: oneOf(timesOfDay, names.departTime),
      arriveTime: oneOf(timesOfDay, names.arriveTime),
      departAirports: codes(names.departAirports, 3),
      arriveAirports: codes(names.arriveAirports, 3),
      viaAirports: codes(names.viaAirports, 3),
      bag: params.get('bag') === '1',
      ...(minPrice !== undefined && { minPrice: minPrice * minor }),
      ...(maxPrice !== undefined && { maxPrice: maxPrice * minor }),
      ...(maxMinutes !== undefined && { maxMinutes }),
      ...(landBy !== undefined && { landBy }),
    },
    show: Math.min(Math.max(bound('show') ?? rowsAtATime, rowsAtATime), 1000),
  }
}

/** Returns the choices as query parameters, leaving out defaults. */
export function choiceParams(choices: ResultChoices, currency: string): URLSearchParams {
  const params = new URLSearchParams()
  const { filter } = choices
  if (choices.sort !== 'best') params.set('sort', choices.sort)
  for (const [list, name] of Object.entries(names) as [ListName, string][]) {
    for (const value of filter[list]) params.append(name, value)
  }
  const minor = 10 ** minorDigits(currency)
  if (filter.minPrice !== undefined) params.set('minPrice', String(filter.minPrice / minor))
  if (filter.maxPrice !== undefined) params.set('maxPrice', String(filter.maxPrice / minor))
  if (filter.maxMinutes !== undefined) params.set('maxMinutes', String(filter.maxMinutes))
  if (filter.landBy !== undefined) params.set('landBy', String(filter.landBy))
  if (filter.bag) params.set('bag', '1')
  if (choices.show !== rowsAtATime) params.set('show', String(choices.show))
  return params
}

/** Returns the choices for the next leg: order, stops and baggage. Airlines and hours differ there. */
export const choicesForNextLeg = ({ sort, filter }: ResultChoices): ResultChoices => ({
  sort,
  filter: { ...noFilter, stops: filter.stops, bag: filter.bag },
  show: rowsAtATime,
})
