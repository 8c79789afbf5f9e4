import type { ResultOf } from '../../../../contract/endpoint.ts'
import { searchFlightsAgain } from '../../../../contract/flight/confirm.ts'
import { bookIdSchema, offerIdSchema, searchIdSchema } from '../../../../contract/ids.ts'
import type { FrontApi } from '../../../session/front-api/front-api.ts'
import type { LoadedConfirmation } from '../load-confirmation.ts'

export type Alternatives = Extract<ResultOf<typeof searchFlightsAgain>, { outcome: 'alternatives' }>

/** Returns whether the flights in an address need a new search. */
export const hasLapsed = (loaded: LoadedConfirmation): boolean =>
  loaded.ok
    ? loaded.confirmation.outcome === 'gone'
    : loaded.code === 'SEARCH_EXPIRED' || loaded.code === 'SEARCH_NOT_FOUND'

/** Returns the query with other offers for the same search. */
export function withOffers(
  params: URLSearchParams,
  search: string,
  offers: readonly string[],
): URLSearchParams {
  const query = new URLSearchParams(params)
  for (const name of ['search', 'offer', 'booking']) query.delete(name)
  query.set('search', search)
  for (const offer of offers) query.append('offer', offer)
  return query
}

/**
 * Searches again for the flights in an address, by search and offers or by booking. Returns the query where they're
 * found, or the closest alternatives; undefined if nothing is known about them.
 */
export async function loadAgain(
  api: FrontApi,
  params: URLSearchParams,
): Promise<URLSearchParams | Alternatives | undefined> {
  const bookId = bookIdSchema.safeParse(params.get('booking'))
  const searchId = searchIdSchema.safeParse(params.get('search'))
  const offerIds = offerIdSchema.array().min(1).max(6).safeParse(params.getAll('offer'))
  const body = bookId.success
    ? { bookId: bookId.data }
    : searchId.success && offerIds.success
      ? { searchId: searchId.data, offerIds: offerIds.data }
      : undefined
  const asked = body && (await api.call(searchFlightsAgain, { body }))
  if (!asked?.ok) return undefined
  const { result } = asked
  return result.outcome === 'found' ? withOffers(params, result.searchId, result.offerIds) : result
}
