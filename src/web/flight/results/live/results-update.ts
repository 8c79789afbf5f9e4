import type { FlightResult } from '../../../../contract/flight/offer.ts'
import type { SearchUpdate } from '../../../../contract/flight/search/flight-search.ts'
import { loadPlaceNames } from '../../../place/load-places.ts'
import type { PlaceNames } from '../../../place/place-names.ts'
import type { FrontApi } from '../../../session/front-api/front-api.ts'
import { tileColour } from '../../../ui/airline-tile.tsx'
import { lowestByLeg } from '../choices/trip-price.ts'
import { toResultRow } from '../list/result-row.ts'
import type { ResultsUpdate } from '../load/results-data.ts'

/** Reduces a search's update to what the page of one leg needs. */
export async function toResultsUpdate(
  api: FrontApi,
  language: string,
  update: SearchUpdate,
  leg: number,
): Promise<ResultsUpdate> {
  const results = update.results.filter((each) => each.sliceIndex === leg)
  const names = await loadPlaceNames(api, language, airportsOf(results))
  const cities = Object.fromEntries(
    Object.entries(names).map(([code, name]) => [code, name.city] as const),
  )
  return {
    state: update.state,
    suppliers: update.suppliers,
    rows: results.map(toResultRow),
    tooEarly: false,
    lowest: lowestByLeg(update.results),
    airlines: airlinesOf(results),
    cities,
    ends: endsOf(results, names),
    cursor: update.cursor,
    expiresAt: update.expiresAt,
  }
}

function airportsOf(results: readonly FlightResult[]): Set<string> {
  const codes = new Set<string>()
  for (const { slice } of results) {
    codes.add(slice.from).add(slice.to)
    for (const connection of slice.connections) codes.add(connection.airport)
  }
  return codes
}

function endsOf(results: readonly FlightResult[], names: PlaceNames): PlaceNames {
  const codes = new Set(results.flatMap(({ slice }) => [slice.from, slice.to]))
  return Object.fromEntries(Object.entries(names).filter(([code]) => codes.has(code)))
}

function airlinesOf(results: readonly FlightResult[]): ResultsUpdate['airlines'] {
  const airlines: Record<string, readonly [string, string]> = {}
  for (const { slice } of results) {
    for (const segment of slice.segments) {
      airlines[segment.airline] ??= [segment.airlineName, tileColour(segment.airlineColour)]
    }
  }
  return airlines
}
