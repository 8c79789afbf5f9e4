import { readTable } from '../../src/server/world/read-table.ts'
import { countryZones, sameZone } from './country-zones.ts'
import { fromPackage } from './from-package.ts'

export interface Spot {
  /** Names it in errors and in `airport-zones.psv`. */
  code: string
  country: string
  lat: number
  lon: number
}

const ownZones = new Map<string, string>(
  readTable('table/airport-zones.psv', 3).map(([code = '', zone = '']) => [code, zone]),
)

/**
 * In degrees. The lookup has the north of Vietnam in Bangkok's zone, so the nearest zone of the own country can be far
 * away.
 */
const farthest = 5
const step = 0.05
const bearings = 32

const zoneAt = (lat: number, lon: number): string => {
  const lookup = fromPackage<(lat: number, lon: number) => string>('@photostructure/tz-lookup')
  return lookup(Math.max(-90, Math.min(90, lat)), ((lon + 540) % 360) - 180)
}

/**
 * Returns the time zone of an airport or city. The lookup's map is inaccurate at coasts and borders, so its result is only used if
 * it's a zone of its own country; otherwise the nearest point in such a zone decides.
 */
export function zoneOf({ code, country, lat, lon }: Spot): string {
  const own = ownZones.get(code) ?? ownZones.get(country)
  if (own) return own
  const zones = countryZones(country)
  const isOwn = (zone: string) => zones.some((each) => sameZone(each, zone))
  const here = zoneAt(lat, lon)
  if (isOwn(here)) return here
  const wider = 1 / Math.cos((lat * Math.PI) / 180)
  for (let radius = step; radius <= farthest; radius += step) {
    for (let bearing = 0; bearing < bearings; bearing++) {
      const angle = (2 * Math.PI * bearing) / bearings
      const [north, east] = [radius * Math.cos(angle), radius * Math.sin(angle) * wider]
      const zone = zoneAt(lat + north, lon + east)
      if (isOwn(zone)) return zone
    }
  }
  const [only] = zones
  if (only && zones.length === 1) return only
  throw new Error(`${code}: no zone of ${country} near it; airport-zones.psv has to name one`)
}
