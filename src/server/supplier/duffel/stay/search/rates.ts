import type { RatesQuery, SupplierRate } from '../../../hotel-supplier.ts'
import { DuffelRefusal } from '../../duffel-api.ts'
import { type DuffelContext, duffelNow } from '../../duffel-context.ts'
import { type DuffelAccommodation, resultAnswer, searchAnswer } from '../answers.ts'
import { cheapestFirst, ratesOf } from '../rate/supplier-rate.ts'
import { stayQuery } from './stay-query.ts'

/** Returns all rates of one property. Only a search's result has them, so it's searched for first. */
export async function rates(
  context: DuffelContext,
  { ref, stay }: RatesQuery,
  signal?: AbortSignal,
): Promise<SupplierRate[]> {
  const accommodation = await allRates(context, { ref, stay }, signal)
  if (!accommodation) return []
  return cheapestFirst(ratesOf(accommodation, stay, duffelNow(context)))
}

async function allRates(
  { api }: DuffelContext,
  { ref, stay }: RatesQuery,
  signal: AbortSignal | undefined,
): Promise<DuffelAccommodation | undefined> {
  try {
    const query = { ...stayQuery(stay), accommodation: { ids: [ref] } }
    const { data } = await api.ask('/stays/search', query, searchAnswer, { signal })
    const [found] = data.results
    if (!found) return undefined
    const path = `/stays/search_results/${found.id}/actions/fetch_all_rates`
    const { data: result } = await api.ask(path, undefined, resultAnswer, { signal })
    return result.accommodation
  } catch (error) {
    // Duffel doesn't know the property, or has nothing left of it.
    if (error instanceof DuffelRefusal && [404, 422].includes(error.status)) return undefined
    throw error
  }
}
