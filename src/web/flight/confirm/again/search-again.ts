import type { SearchRequest } from '../../../../contract/flight/search/flight-search.ts'
import { passesCheck } from '../../../guard/route-checks.ts'
import type { PagePath } from '../../../locale/url.ts'
import { draftParam } from '../../fill/carry-draft.ts'
import { searchParamsOf } from '../../results/search/typed-search.ts'

export interface PageAddress {
  path: PagePath
  query: URLSearchParams
}

/** Returns the results page that repeats an earlier search. */
export function searchAgain(request: SearchRequest): PageAddress {
  const multi = request.tripType === 'multicity'
  const legs = request.tripType === 'roundtrip' ? request.slices.slice(0, 1) : request.slices
  const query = searchParamsOf({
    tripType: request.tripType,
    legs,
    returnDate: request.tripType === 'roundtrip' ? (request.slices[1]?.date ?? '') : '',
    adult: String(request.passengers.adult),
    child: String(request.passengers.child),
    infant: String(request.passengers.infant),
    cabin: request.cabin,
  })
  return { path: multi ? 'flight/multi-search' : 'flight/search', query }
}

/**
 * Returns the same from a page's own address, if the search itself is no longer known; without a search in the
 * address, the empty search form. The first `kept` legs stay as chosen.
 */
export function searchAgainFromUrl(params: URLSearchParams, kept = 0): PageAddress {
  if (!passesCheck('flight-result', params)) return { path: 'flight', query: new URLSearchParams() }
  const query = new URLSearchParams(params)
  for (const name of ['search', 'offer', 'booking', draftParam]) query.delete(name)
  for (const offer of params.getAll('offer').slice(0, kept)) query.append('offer', offer)
  const multi = params.has('depAirport1')
  return { path: multi ? 'flight/multi-search' : 'flight/search', query }
}
