import type { FrontApi } from '../session/front-api.ts'
import { type AirportNames, toAirportName } from './airport-names.ts'
import { loadPlaces } from './load-places.ts'

/** What these airports and cities are called in one language, for `SliceSummary` and its like. */
export async function loadAirportNames(
  api: Pick<FrontApi, 'call'>,
  language: string,
  codes: Iterable<string>,
): Promise<AirportNames> {
  const places = await loadPlaces(api, language, codes)
  return Object.fromEntries(places.map((place) => [place.code, toAirportName(place)] as const))
}
