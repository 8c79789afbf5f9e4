import type { PublicConfig } from '../../../contract/page-platform.ts'
import { readTypedSearch, type TypedSearch } from '../results/typed-search.ts'

/**
 * The search a form starts with: what the URL says, else the defaults; one way where the country's
 * visitors mostly fly so (`onewayCountries`, S3.12), there and back elsewhere.
 */
export function defaultSearch(
  params: URLSearchParams,
  config: PublicConfig,
  country: string,
): TypedSearch {
  const asked = params.get('tripType')
  const search = readTypedSearch(params, asked === 'multicity', config.flightSearch)
  if (asked || params.has('retDate')) return search
  const oneway = config.flightSearch.onewayCountries.includes(country)
  return { ...search, tripType: oneway ? 'oneway' : 'roundtrip' }
}
