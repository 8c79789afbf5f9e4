import { codeOfPlaceAddress, placeAddress } from '../../../../contract/place/city-addresses.ts'
import { legField, paramsOfTyped, type TypedLeg, type TypedSearch } from './search-fields.ts'

export interface TravellerDefaults {
  adult: number
  child: number
  infant: number
}

const laterField = /^(?:depAirport|arrAirport|depDate)([1-9]\d?)$/
const placeField = /^(?:depAirport|arrAirport)\d{0,2}$/

/**
 * Returns the legs of an address, even too many. Later legs without any input are left out; one without a departure
 * starts where the previous one ended.
 */
function readLegs(params: URLSearchParams): TypedLeg[] {
  const typed = (name: string) => params.get(name)?.trim() ?? ''
  const place = (name: string) => codeOfPlaceAddress(typed(name))
  const last = Math.max(
    0,
    ...[...params.keys()].map((name) => Number(laterField.exec(name)?.[1] ?? 0)),
  )
  const legs: TypedLeg[] = []
  for (let leg = 0; leg <= last; leg += 1) {
    const from = place(legField('depAirport', leg))
    const to = place(legField('arrAirport', leg))
    const date = typed(legField('depDate', leg))
    if (leg > 0 && !from && !to && !date) continue
    legs.push({ from: from || (legs.at(-1)?.to ?? ''), to, date })
  }
  return legs
}

/** Returns whether an address has a city's code that only this site knows, as addresses had once. */
export const hasOwnCityCode = (params: URLSearchParams): boolean =>
  [...params].some(([name, value]) => placeField.test(name) && placeAddress(value) !== value)

/** Returns whether an address is a multi-city search: a second leg that isn't the return, or a third. */
export function asksForSeveral(params: URLSearchParams): boolean {
  const [first, second, ...more] = readLegs(params)
  if (!first || !second) return false
  const isBack =
    samePlace(second.from, first.to) && (!second.to || samePlace(second.to, first.from))
  return more.length > 0 || !isBack
}

const samePlace = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase()

/**
 * Reads a search from a results page's URL. The return of a round trip is its second leg (`depDate1`, S2.62) or
 * `retDate`; if both are present, the leg wins.
 */
export function readTypedSearch(
  params: URLSearchParams,
  multi: boolean,
  defaults: TravellerDefaults,
): TypedSearch {
  const typed = (name: string) => params.get(name)?.trim() ?? ''
  const all = readLegs(params)
  const [first, second] = all
  const legs = multi || !first ? all : [first]
  // A multi-city trip has at least two legs; the second can be filled in.
  if (multi && legs.length === 1) legs.push({ from: first?.to ?? '', to: '', date: '' })
  const back = multi ? undefined : second
  const returnDate = back?.date || typed('retDate')
  const oneway = typed('tripType') === 'oneway' || (returnDate === '' && !back)
  const asked = typed('tripType') === 'roundtrip'
  return {
    tripType: multi ? 'multicity' : oneway && !asked ? 'oneway' : 'roundtrip',
    legs,
    returnDate,
    adult: typed('adult') || String(defaults.adult),
    child: typed('child') || String(defaults.child),
    infant: typed('infant') || String(defaults.infant),
    cabin: typed('cabin') || 'economy',
  }
}

/** Returns the search as query parameters: the inverse of `readTypedSearch`. */
export const searchParamsOf = (search: TypedSearch): URLSearchParams =>
  paramsOfTyped(search, placeAddress)
