import type { ErrorCode } from '../../../../contract/errors.ts'
import type { Offer, Slice } from '../../../../contract/flight/offer.ts'
import { getResultOffers } from '../../../../contract/flight/search/flight-search.ts'
import type { ResultId, SearchId } from '../../../../contract/ids.ts'
import { loadPlaceNames } from '../../../place/load-places.ts'
import type { PlaceNames } from '../../../place/place-names.ts'
import type { FrontApi } from '../../../session/front-api/front-api.ts'

/** All offers of one row. They share their flights, which are sent once. */
export interface ResultOffers {
  slice: Slice
  airports: PlaceNames
  offers: readonly Omit<Offer, 'slice'>[]
}

/** Returns a row's offers, cheapest first, or the error code. */
export async function loadResultOffers(
  api: FrontApi,
  language: string,
  searchId: SearchId,
  resultId: ResultId,
): Promise<ResultOffers | ErrorCode> {
  const answer = await api.call(getResultOffers, { params: { searchId, resultId } })
  if (!answer.ok) return answer.problem.error
  const [first] = answer.result.offers
  if (!first) return 'OFFER_NOT_FOUND'
  const { slice } = first
  const codes = slice.segments.flatMap((each) => [each.from, each.to])
  return {
    slice,
    airports: await loadPlaceNames(api, language, codes),
    offers: answer.result.offers.map(({ slice: _same, ...offer }) => offer),
  }
}
