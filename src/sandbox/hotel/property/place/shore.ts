import type { City } from '../../../../server/world/city.ts'
import { mapOf } from '../../../../server/world/city-map.ts'
import { mapBounds } from '../../../../server/world/map-bounds.ts'
import { riverBanks } from './river-banks.ts'

/** Where a city's land is, in degrees north and east. */
export interface Shore {
  /** Returns whether a point is on land, and not in a river; it is if the map doesn't show it. */
  isLand(lat: number, lon: number): boolean
  /** Returns whether the sea or a lake is at this distance in any of eight directions. */
  isNearWater(lat: number, lon: number, km: number): boolean
}

const kmOfDegree = 111.2
const min = (a: number, b: number) => Math.min(a, b)
const max = (a: number, b: number) => Math.max(a, b)

/** Returns where a city's land is, or undefined if there is no water in it. */
export function shoreOf(city: City): Shore | undefined {
  const map = mapOf(city.id)
  const isInRiver = riverBanks(city)
  if (!map) {
    return isInRiver && { isLand: (lat, lon) => !isInRiver(lat, lon), isNearWater: () => false }
  }
  const { west, south, east, north } = mapBounds(city)
  const rings = [...map.land, ...map.water].map((ring) => {
    const lons = Float64Array.from(ring, ([lon = 0]) => lon)
    const lats = Float64Array.from(ring, ([, lat = 0]) => lat)
    return {
      lons,
      lats,
      last: lons.reduce(max),
      lowest: lats.reduce(min),
      highest: lats.reduce(max),
    }
  })
  const aside = Math.cos((city.lat * Math.PI) / 180)

  function isAshore(lat: number, lon: number): boolean {
    if (lon <= west || lon >= east || lat <= south || lat >= north) return true
    let isInside = false
    for (const { lons, lats, last, lowest, highest } of rings) {
      // Most rings are small islands and lakes elsewhere.
      if (lat < lowest || lat > highest || lon > last) continue
      let before = lats.length - 1
      for (let at = 0; at < lats.length; at += 1) {
        const [a, b] = [lats[at] as number, lats[before] as number]
        if (a > lat !== b > lat) {
          const [from, to] = [lons[at] as number, lons[before] as number]
          if (lon < from + ((to - from) * (lat - a)) / (b - a)) isInside = !isInside
        }
        before = at
      }
    }
    return isInside
  }

  return {
    isLand: (lat, lon) => isAshore(lat, lon) && !isInRiver?.(lat, lon),
    isNearWater(lat, lon, km) {
      for (let step = 0; step < 8; step += 1) {
        const angle = (step * Math.PI) / 4
        const toNorth = (km * Math.sin(angle)) / kmOfDegree
        const toEast = (km * Math.cos(angle)) / (kmOfDegree * aside)
        if (!isAshore(lat + toNorth, lon + toEast)) return true
      }
      return false
    },
  }
}
