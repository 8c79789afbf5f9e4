import type { NamedPlace } from '../../../contract/hotel/ground.ts'
import { type City, cities } from '../../world/city.ts'
import type { GlobePoint } from '../../world/great-circle.ts'
import { landmarks } from '../../world/landmark.ts'
import { isWithin, mapBounds, squareAround } from '../../world/map-bounds.ts'

/** Kilometres: destinations that are larger are islands and coasts, whose middle says nothing. */
const largestCity = 29
/** Cities this much farther away than the destination is large are seen when its map is zoomed out. */
const around = 4
const mostCities = 20

/** Returns what the map of a city names, most important first: cities, then its areas and landmarks in turn. */
export function namesAround(city: City): NamedPlace[] {
  const bounds = mapBounds(city)
  const near = squareAround(city, city.radius * around)
  const named = (kind: NamedPlace['kind'], places: readonly ({ name: string } & GlobePoint)[]) =>
    places.map(({ name, lat, lon }): NamedPlace => ({ name, kind, position: { lat, lon } }))
  const others = cities.filter(
    (other) => other.id !== city.id && other.radius < largestCity && isWithin(other, near),
  )
  const within = landmarks.filter((landmark) => isWithin(landmark, bounds))
  const sights = named('landmark', within)
  const areas = named(
    'area',
    // Some areas are named after what is in them.
    city.areas.filter(({ name }) => within.every((landmark) => landmark.name !== name)),
  )
  const inTurn = Array.from({ length: Math.max(areas.length, sights.length) }, (_, at) =>
    [areas[at], sights[at]].filter((place) => place !== undefined),
  )
  return [
    ...named('city', city.radius < largestCity ? [city] : []),
    ...named('city', others.slice(0, mostCities)),
    ...inTurn.flat(),
  ]
}
