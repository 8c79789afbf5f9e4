import type { PublicConfig } from '../../../contract/page-platform.ts'
import { mostLegs, type TypedLeg, type TypedSearch } from '../results/search/search-fields.ts'
import { readTypedSearch } from '../results/search/typed-search.ts'

/**
 * Returns the search form's initial values: from the URL, otherwise defaults. One way in countries where most visitors
 * fly one way (`onewayCountries`, S3.12), otherwise round trip.
 */
export function defaultSearch(
  params: URLSearchParams,
  config: PublicConfig,
  country: string,
): TypedSearch {
  const asked = params.get('tripType')
  const search = readTypedSearch(params, asked === 'multicity', config.flightSearch)
  if (asked === 'multicity') return { ...search, legs: withEmptyLegs(search.legs, params) }
  if (asked || params.has('retDate') || search.tripType === 'roundtrip') return search
  const oneway = config.flightSearch.onewayCountries.includes(country)
  return { ...search, tripType: oneway ? 'oneway' : 'roundtrip' }
}

/** Starts a search that names only its destination, as an order's link to flights for a stay does, at `home`. */
export function startingAt(search: TypedSearch, home: string): TypedSearch {
  const [first, ...more] = search.legs
  if (!first || first.from || !first.to || first.to === home) return search
  return { ...search, legs: [{ ...first, from: home }, ...more] }
}

/** Without scripts the form can't add rows, so the URL may request them: `legs=6`. */
function withEmptyLegs(legs: readonly TypedLeg[], params: URLSearchParams): TypedLeg[] {
  const wanted = Math.min(mostLegs, Math.max(2, Number(params.get('legs')) || 2))
  const empty = Array.from({ length: wanted }, () => ({ from: '', to: '', date: '' }))
  return [...legs, ...empty.slice(legs.length)]
}
