import { getOffers } from '../../../../contract/flight/search/flight-search.ts'
import type { SearchId } from '../../../../contract/ids.ts'
import type { FrontApi } from '../../../session/front-api/front-api.ts'
import type { ChosenLeg } from './results-data.ts'
import type { NextFrom } from './too-early.ts'

export interface Chosen {
  legs: readonly ChosenLeg[]
  /** Whether a chosen offer is no longer known to this search. */
  gone: boolean
  nextFrom: NextFrom
}

/**
 * Returns the flights chosen for the first legs, by the offers in the URL. They only count as a complete, ordered set:
 * a shared or outdated link starts at the first leg again.
 */
export async function loadChosen(
  api: FrontApi,
  searchId: SearchId,
  offerIds: readonly string[],
): Promise<Chosen> {
  if (offerIds.length === 0) return { legs: [], gone: false, nextFrom: null }
  const answer = await api.call(getOffers, {
    params: { searchId },
    query: { ids: offerIds.join(',') },
  })
  if (!answer.ok) return { legs: [], gone: true, nextFrom: null }
  const byId = new Map(answer.result.offers.map((each) => [each.id as string, each]))
  const legs: ChosenLeg[] = []
  for (const [index, id] of offerIds.entries()) {
    const offer = byId.get(id)
    if (offer?.sliceIndex !== index) return { legs: [], gone: true, nextFrom: null }
    legs.push({
      offer: id,
      slice: offer.slice,
      family: offer.family.name,
      price: offer.price.amount,
    })
  }
  return { legs, gone: false, nextFrom: answer.result.nextFrom ?? null }
}
