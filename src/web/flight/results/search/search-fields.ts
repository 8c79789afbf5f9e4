import type { TripType } from '../../../../contract/flight/flight-terms.ts'

export interface TypedLeg {
  from: string
  to: string
  date: string
}

/** A search as typed, valid or not: nothing is lost if it's invalid. */
export interface TypedSearch {
  tripType: TripType
  legs: readonly TypedLeg[]
  /** Round trips only. */
  returnDate: string
  adult: string
  child: string
  infant: string
  cabin: string
}

/** The most flights in one search. */
export const mostLegs = 6

/** `depAirport`, `depAirport1`, `depAirport2` … (S2.62). */
export const legField = (name: 'depAirport' | 'arrAirport' | 'depDate', leg: number): string =>
  leg === 0 ? name : `${name}${leg}`

/**
 * Returns a search as query parameters, with places as `spell` writes them. Forms send places as typed; the table of
 * cities' addresses, which results need, would be a part of every first load (`searchParamsOf`).
 */
export function paramsOfTyped(
  search: TypedSearch,
  spell: (place: string) => string = (place) => place,
): URLSearchParams {
  const params = new URLSearchParams()
  search.legs.forEach((leg, index) => {
    params.set(legField('depAirport', index), spell(leg.from))
    params.set(legField('arrAirport', index), spell(leg.to))
    params.set(legField('depDate', index), leg.date)
  })
  if (search.tripType === 'roundtrip') params.set('retDate', search.returnDate)
  params.set('adult', search.adult)
  params.set('child', search.child)
  params.set('infant', search.infant)
  params.set('cabin', search.cabin)
  return params
}
