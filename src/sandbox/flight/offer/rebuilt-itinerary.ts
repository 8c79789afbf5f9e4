import type { FlightLeg, Itinerary, ItineraryQuery } from '../itinerary/itinerary.ts'
import type { OfferParts } from './offer-ref.ts'

/** Returns the itinerary of an offer, looked up flight by flight; undefined if one of them no longer operates. */
export function rebuiltItinerary(
  parts: OfferParts,
  searchItineraries: (query: ItineraryQuery) => readonly Itinerary[],
): Itinerary | undefined {
  const legs: FlightLeg[] = []
  for (const written of parts.legs) {
    const [flight, from = '', to = '', date = ''] = written.split(' ')
    const found = searchItineraries({ from: [from], to: [to], date, maxChanges: 0, limit: 500 })
    const leg = found.find((each) => each.legs[0]?.flight === flight)?.legs[0]
    if (!leg) return undefined
    legs.push(leg)
  }
  const first = legs[0]
  const last = legs.at(-1)
  if (!first || !last) return undefined
  return {
    legs,
    connections: legs.slice(1).map((leg, index) => ({
      minutes: Math.round((leg.departureUtc - (legs[index]?.arrivalUtc ?? 0)) / 60_000),
      kind: parts.ways[index] === 'o' ? 'onestop' : 'transit',
    })),
    minutes: Math.round((last.arrivalUtc - first.departureUtc) / 60_000),
  }
}
