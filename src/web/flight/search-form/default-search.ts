import type { PublicConfig } from '../../../contract/page-platform.ts'
import {
  mostLegs,
  readTypedSearch,
  type TypedLeg,
  type TypedSearch,
} from '../results/search/typed-search.ts'

/**
 * Returns the search a form starts with: what the URL says, else the defaults; one way where the country's
 * visitors mostly fly so (`onewayCountries`, S3.12), there and back elsewhere.
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

/** Without scripts nobody can add a flight to the form, so the URL may ask for more rows: `legs=6`. */
function withEmptyLegs(legs: readonly TypedLeg[], params: URLSearchParams): TypedLeg[] {
  const wanted = Math.min(mostLegs, Math.max(2, Number(params.get('legs')) || 2))
  const empty = Array.from({ length: wanted }, () => ({ from: '', to: '', date: '' }))
  return [...legs, ...empty.slice(legs.length)]
}
