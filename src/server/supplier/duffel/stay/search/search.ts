import { milliseconds } from '../../../../platform/duration.ts'
import { greatCircleKm } from '../../../../world/great-circle.ts'
import type { HotelQuery, SupplierStay } from '../../../hotel-supplier.ts'
import type { DuffelApi } from '../../duffel-api.ts'
import { type DuffelContext, duffelNow } from '../../duffel-context.ts'
import { type DuffelAccommodation, searchAnswer } from '../answers.ts'
import { positionOf, propertyOf } from '../property/property-of.ts'
import { cheapestFirst, ratesOf } from '../rate/supplier-rate.ts'
import { stayQuery } from './stay-query.ts'

/** Duffel finds properties without all of their rates. Of this many, the nearest ones, the rates are asked for. */
const mostPriced = 40
/** Properties in one call for rates. */
const atOnce = 10
/** Searches here end after 8 seconds, and what was found until then would be lost. */
const searchTime = 7500
const leastTime = 500

/** Returns the properties within a circle with their rates. */
export async function search(
  context: DuffelContext,
  { centre, radius, stay }: HotelQuery,
  signal?: AbortSignal,
): Promise<SupplierStay[]> {
  const start = performance.now()
  const { api } = context
  const query = stayQuery(stay)
  const location = {
    // Whole kilometres.
    radius: Math.max(1, Math.ceil(radius)),
    geographic_coordinates: { latitude: centre.lat, longitude: centre.lon },
  }
  const { data } = await api.ask('/stays/search', { ...query, location }, searchAnswer, {
    signal,
    limit: milliseconds(searchTime),
  })
  const distance = (each: DuffelAccommodation) => greatCircleKm(centre, positionOf(each))
  const found = data.results
    .map(({ accommodation }) => accommodation)
    .filter((each) => distance(each) <= radius)
    .sort((a, b) => distance(a) - distance(b))
  const rest = Math.floor(searchTime - (performance.now() - start))
  const limit = milliseconds(Math.max(leastTime, rest))
  const priced = await withRates(api, query, found.slice(0, mostPriced), { signal, limit })
  const known = new Map([...found, ...priced].map((each) => [each.id, each]))
  return [...known.values()].flatMap((accommodation) => {
    const rates = ratesOf(accommodation, stay, duffelNow(context))
    if (rates.length === 0) return []
    const property = propertyOf(accommodation)
    return { ref: accommodation.id, property, rates: cheapestFirst(rates) }
  })
}

/** Returns the properties with their rates. Those of a call that fails are left out, unless all calls do. */
async function withRates(
  api: DuffelApi,
  query: object,
  found: readonly DuffelAccommodation[],
  options: Parameters<DuffelApi['ask']>[3],
): Promise<DuffelAccommodation[]> {
  const batches = Array.from({ length: Math.ceil(found.length / atOnce) }, (_, index) =>
    found.slice(index * atOnce, (index + 1) * atOnce).map(({ id }) => id),
  )
  const answers = await Promise.allSettled(
    batches.map((ids) => {
      const accommodation = { ids, fetch_rates: true }
      return api.ask('/stays/search', { ...query, accommodation }, searchAnswer, options)
    }),
  )
  options?.signal?.throwIfAborted()
  const failed = answers.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected' && answers.every(({ status }) => status === 'rejected')) {
    throw failed.reason
  }
  return answers.flatMap((answer) =>
    answer.status === 'fulfilled'
      ? answer.value.data.results.map(({ accommodation }) => accommodation)
      : [],
  )
}
