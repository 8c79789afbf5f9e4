import { cityById } from './city.ts'
import { mapBounds, mapSteps } from './map-bounds.ts'
import { readTable, words } from './read-table.ts'
import { decodeRing } from './ring-codec.ts'

/** Land and water around a city. © OpenStreetMap contributors, ODbL: pages that draw it have to say so. */
export interface CityMap {
  /** Coasts and islands: rings of [longitude, latitude] in degrees, without the closing point. */
  land: number[][][]
  /**
   * Lakes and wide rivers in the land. Islands in them are land again, so all rings together are one shape, filled by the
   * even-odd rule.
   */
  water: number[][][]
}

const encoded = new Map(
  readTable('data/city-maps.psv', 3).map(([id = '', land, water]) => [id, { land, water }]),
)

/** Returns the map of a city, or undefined if there is only land around it. */
export function mapOf(cityId: string): CityMap | undefined {
  const rings = encoded.get(cityId)
  const city = cityById(cityId)
  if (!rings || !city) return
  const { west, south, east, north } = mapBounds(city)
  const decode = (text: string) => {
    const numbers = decodeRing(text)
    return Array.from({ length: numbers.length / 2 }, (_, at) => [
      west + ((east - west) * (numbers[2 * at] ?? 0)) / mapSteps,
      south + ((north - south) * (numbers[2 * at + 1] ?? 0)) / mapSteps,
    ])
  }
  return { land: words(rings.land).map(decode), water: words(rings.water).map(decode) }
}
