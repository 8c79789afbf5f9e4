import type { Position } from '../../../../../contract/hotel/hotel.ts'
import type { SceneSetting } from '../../../../../contract/hotel/hotel-terms.ts'
import { airports } from '../../../../world/airport.ts'
import { cities } from '../../../../world/city.ts'
import { type GlobePoint, greatCircleKm } from '../../../../world/great-circle.ts'

/** What follows from where a property is, because Duffel doesn't say it. */
export interface Whereabouts {
  /** IANA time zone. */
  zone: string
  setting: SceneSetting
  /** The known city around it, and the nearest of its parts; absent outside of cities. */
  city?: { name: string; area: string | undefined } | undefined
}

/** Returns a property's time zone, its surroundings, and the part of the city that it's in. */
export function whereIs(position: Position, country: string): Whereabouts {
  const city = nearest(
    cities.filter((each) => each.country === country),
    position,
  )
  if (!city || greatCircleKm(city, position) > city.radius) {
    return { zone: zoneAt(position, country), setting: 'countryside' }
  }
  const area = nearest(city.areas, position)?.name
  return { zone: city.zone, setting: city.setting, city: { name: city.name, area } }
}

/** Returns the zone of the nearest airport, in the same country if it has one: borders of zones follow countries'. */
function zoneAt(position: Position, country: string): string {
  const own = airports.filter((each) => each.country === country)
  return nearest(own.length > 0 ? own : airports, position)?.zone ?? 'UTC'
}

function nearest<T extends GlobePoint>(points: readonly T[], to: Position): T | undefined {
  let best: { point: T; km: number } | undefined
  for (const point of points) {
    const km = greatCircleKm(point, to)
    if (!best || km < best.km) best = { point, km }
  }
  return best?.point
}
