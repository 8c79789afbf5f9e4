import type { z } from 'zod'
import { defaultLocale } from '../../../contract/default-locale.ts'
import type { Position } from '../../../contract/hotel/hotel.ts'
import type { nearbySchema } from '../../../contract/hotel/property.ts'
import { airports } from '../../world/airport.ts'
import { cities, isRegion } from '../../world/city.ts'
import { type GlobePoint, greatCircleKm } from '../../world/great-circle.ts'
import { type LandmarkKind, landmarks } from '../../world/landmark.ts'
import { localCityName } from '../../world/local-names.ts'

type Nearby = z.infer<typeof nearbySchema>

const mostLandmarks = 8
const landmarkKm = 8
const airportKm = 80
/** Further than this, people take a bus. */
const walkKm = 3
const towns = cities.filter((city) => !isRegion(city))
/** Streets are longer than the crow flies. */
const detour = 1.3
const walkKmAnHour = 4.8

const kinds: Partial<Record<LandmarkKind, Nearby['kind']>> = { station: 'station', beach: 'beach' }

/**
 * Returns what is near a position, nearest first: sights, stations, beaches, the city's centre and its airport. Only the city is
 * named in the language.
 */
export function nearbyOf(position: Position, language: string = defaultLocale): Nearby[] {
  const distanceTo = (point: GlobePoint) => greatCircleKm(position, point)
  const near = (
    { name, lat, lon }: { name: string } & GlobePoint,
    kind: Nearby['kind'],
    km: number,
  ): Nearby => {
    const found = { name, kind, position: { lat, lon }, distance: Math.round(km * 100) / 100 }
    if (km > walkKm) return found
    return { ...found, walkMinutes: Math.ceil((km * detour * 60) / walkKmAnHour) }
  }
  const closest = <T extends GlobePoint>(all: readonly T[], within: number, most: number) =>
    all
      .map((place) => ({ place, km: distanceTo(place) }))
      .filter(({ km }) => km <= within)
      .sort((a, b) => a.km - b.km)
      .slice(0, most)
  return [
    ...closest(landmarks, landmarkKm, mostLandmarks).map(({ place, km }) =>
      near(place, kinds[place.kind] ?? 'landmark', km),
    ),
    ...closest(towns, landmarkKm * 3, 1).map(({ place, km }) =>
      near({ ...place, name: localCityName(place.id, language) ?? place.name }, 'centre', km),
    ),
    ...closest(airports, airportKm, 1).map(({ place, km }) => near(place, 'airport', km)),
  ].sort((a, b) => a.distance - b.distance)
}
