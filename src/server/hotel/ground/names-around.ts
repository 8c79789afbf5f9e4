import type { NamedPlace } from '../../../contract/hotel/ground.ts'
import { type City, cities } from '../../world/city.ts'
import { type GlobePoint, greatCircleKm } from '../../world/great-circle.ts'
import { landmarks } from '../../world/landmark.ts'
import { isWithin, mapBounds, squareAround } from '../../world/map-bounds.ts'
import { riversOf } from '../../world/river.ts'

/** Kilometres: destinations that are larger are islands and coasts, whose middle says nothing. */
const largestCity = 29
/** Cities this much farther away than the destination is large are seen when its map is zoomed out. */
const around = 4
const mostCities = 20
/** A river can be named at every so many points of its course. */
const riverPoints = 4

/** Returns what the map of a city names, most important first: cities, rivers, then its areas and landmarks in turn. */
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
    ...named('river', riverNames(city)),
    ...inTurn.flat(),
  ]
}

/** Returns where the rivers of a city can be named: away from its middle, where prices are, rather than in it. */
const riverNames = (city: City): ({ name: string } & GlobePoint)[] =>
  riversOf(city.id)
    .flatMap(({ name, course }) =>
      course
        .filter((_, at) => at % riverPoints === 1)
        .map(([lon, lat]) => ({ name, lat, lon, km: greatCircleKm(city, { lat, lon }) })),
    )
    .filter(({ km }) => km < city.radius)
    .sort((one, other) => other.km - one.km)
