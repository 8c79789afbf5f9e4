import { CatalogueError, type RefusalCode } from '../../../contract/errors.ts'
import type { SearchRequest } from '../../../contract/flight/search/flight-search.ts'
import { type Airport, airportsOfPlace } from '../../world/airport.ts'
import { hasRate } from '../../world/exchange-rates.ts'
import { greatCircleKm } from '../../world/great-circle.ts'
import { addDays, dayInZone, momentOf } from '../../world/zoned-time.ts'

const furthestDays = 360
const slicesOfTrip = {
  oneway: { from: 1, to: 1 },
  roundtrip: { from: 2, to: 2 },
  multicity: { from: 2, to: 6 },
} as const

/**
 * Throws if a search is invalid: the first problem's code, with all invalid fields in `fields` (`slices.0.date`).
 * Today is the date at the departure airport.
 */
export function checkSearch(request: SearchRequest, now: Date): void {
  const problems: [string, RefusalCode][] = [
    ...countProblems(request),
    ...request.slices.flatMap((_, index) => sliceProblems(request, index, now)),
    ...passengerProblems(request.passengers),
  ]
  if (!hasRate(request.currency)) problems.push(['currency', 'VALIDATION'])
  const [first] = problems
  if (first) throw new CatalogueError(first[1], { fields: Object.fromEntries(problems.reverse()) })
}

function countProblems({ tripType, slices }: SearchRequest): [string, RefusalCode][] {
  const { from, to } = slicesOfTrip[tripType]
  return slices.length < from || slices.length > to ? [['slices', 'VALIDATION']] : []
}

function sliceProblems(
  { slices, tripType }: SearchRequest,
  index: number,
  now: Date,
): [string, RefusalCode][] {
  const slice = slices[index]
  if (!slice) return []
  const at = `slices.${index}`
  const from = airportsOfPlace(slice.from)
  const to = airportsOfPlace(slice.to)
  const problems: [string, RefusalCode][] = []
  if (from.length === 0) problems.push([`${at}.from`, 'UNKNOWN_PLACE'])
  if (to.length === 0) problems.push([`${at}.to`, 'UNKNOWN_PLACE'])
  else if (samePlace(from, to)) problems.push([`${at}.to`, 'SAME_PLACE'])
  const today = dayInZone(now, from[0]?.zone ?? 'UTC')
  const before = slices[index - 1]
  if (slice.date < today) problems.push([`${at}.date`, 'PAST_DATE'])
  else if (slice.date > addDays(today, furthestDays)) problems.push([`${at}.date`, 'DATE_TOO_FAR'])
  else if (before && tripType !== 'multicity') {
    if (slice.date < before.date) problems.push([`${at}.date`, 'RETURN_BEFORE_DEPARTURE'])
  } else if (before && slice.date < firstLanding(before)) {
    problems.push([`${at}.date`, 'FLIGHT_BEFORE_PREVIOUS'])
  }
  return problems
}

/** Faster than any commercial flight, including tailwind. */
const fastestKmPerHour = 1100

/**
 * Returns the earliest local date on which a journey can land: flying east across the date line, the day before it
 * left. Later arrivals are checked in the results.
 */
function firstLanding({ from, to, date }: SearchRequest['slices'][number]): string {
  const landings = airportsOfPlace(from).flatMap((start) => {
    const left = momentOf(`${date}T00:00`, start.zone).getTime()
    return airportsOfPlace(to).map((end) => {
      const flown = (greatCircleKm(start, end) / fastestKmPerHour) * 60 * 60_000
      return dayInZone(new Date(left + flown), end.zone)
    })
  })
  return [date, ...landings].sort()[0] ?? date
}

/**
 * Returns whether origin and destination are the same place: a city and one of its airports, or one airport. Two
 * different airports of a city are a journey.
 */
function samePlace(from: readonly Airport[], to: readonly Airport[]): boolean {
  const [small, big] = from.length < to.length ? [from, to] : [to, from]
  return small.length > 0 && small.every((airport) => big.includes(airport))
}

function passengerProblems({
  adult,
  child,
  infant,
}: SearchRequest['passengers']): [string, RefusalCode][] {
  if (adult + child + infant > 9) return [['passengers', 'TOO_MANY_TRAVELLERS']]
  if (adult === 0) return [['passengers.adult', 'NO_ADULT']]
  if (infant > adult) return [['passengers.infant', 'MORE_INFANTS_THAN_ADULTS']]
  return []
}
