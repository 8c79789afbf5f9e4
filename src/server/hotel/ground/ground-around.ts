import type { Ground } from '../../../contract/hotel/ground.ts'
import { onceEach } from '../../platform/once-each.ts'
import { cities, cityById } from '../../world/city.ts'
import { mapOf } from '../../world/city-map.ts'
import { type GlobePoint, greatCircleKm } from '../../world/great-circle.ts'
import { isWithin, mapBounds } from '../../world/map-bounds.ts'
import { riversOf } from '../../world/river.ts'
import { continued } from './continued.ts'
import { namesAround } from './names-around.ts'

const attribution = '© OpenStreetMap'

const mapped = cities.map((city) => ({ city, bounds: mapBounds(city) }))

/** Returns what the closest city's map shows, or undefined if no city's map shows this point. */
export function groundAround(point: GlobePoint): Ground | undefined {
  const [nearest] = mapped
    .filter(({ bounds }) => isWithin(point, bounds))
    .map(({ city }) => ({ id: city.id, km: greatCircleKm(city, point) }))
    .sort((a, b) => a.km - b.km)
  return nearest && groundOf(nearest.id)
}

const groundOf = onceEach((cityId): Ground | undefined => {
  const city = cityById(cityId)
  if (!city) return undefined
  const names = namesAround(city)
  const rivers = riversOf(cityId).map(({ width, course }) => ({ width, course }))
  const map = mapOf(cityId)
  if (!map) return { rings: [], rivers, names, ...(rivers.length > 0 && { attribution }) }
  const bounds = mapBounds(city)
  const rings = [...map.land, ...map.water].map((ring) => continued(ring, bounds))
  return { rings, rivers, names, attribution }
})
