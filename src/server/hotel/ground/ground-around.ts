import type { Ground } from '../../../contract/hotel/ground.ts'
import { onceEach } from '../../platform/once-each.ts'
import { cities, cityById } from '../../world/city.ts'
import { mapOf } from '../../world/city-map.ts'
import { type GlobePoint, greatCircleKm } from '../../world/great-circle.ts'
import { type MapBounds, mapBounds } from '../../world/map-bounds.ts'
import { continued } from './continued.ts'

const attribution = '© OpenStreetMap'

/** Returns land and water of the closest city whose map shows this point, or undefined if there is only land. */
export function groundAround(point: GlobePoint): Ground | undefined {
  const [nearest] = cities
    .filter((city) => isWithin(point, mapBounds(city)))
    .map((city) => ({ id: city.id, km: greatCircleKm(city, point) }))
    .sort((a, b) => a.km - b.km)
  return nearest && groundOf(nearest.id)
}

const groundOf = onceEach((cityId): Ground | undefined => {
  const city = cityById(cityId)
  const map = mapOf(cityId)
  if (!city || !map) return undefined
  const bounds = mapBounds(city)
  return { rings: [...map.land, ...map.water].map((ring) => continued(ring, bounds)), attribution }
})

const isWithin = ({ lat, lon }: GlobePoint, { west, south, east, north }: MapBounds): boolean =>
  lon > west && lon < east && lat > south && lat < north
