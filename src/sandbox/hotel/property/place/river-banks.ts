import { roundedLine } from '../../../../contract/hotel/rounded-line.ts'
import type { City } from '../../../../server/world/city.ts'
import { riversOf } from '../../../../server/world/river.ts'

const metresOfDegree = 111_200
/** Metres: the street along a bank. */
const bank = 25

/** Returns a function that tells whether a point is in or on the bank of one of a city's rivers; undefined without any. */
export function riverBanks(city: City): ((lat: number, lon: number) => boolean) | undefined {
  const rivers = riversOf(city.id)
  if (rivers.length === 0) return undefined
  const aside = Math.cos((city.lat * Math.PI) / 180)
  const at = ([lon, lat]: readonly [number, number]) => ({
    x: (lon - city.lon) * aside * metresOfDegree,
    y: (lat - city.lat) * metresOfDegree,
  })
  const lines = rivers.map(({ width, course }) => ({
    reach: width / 2 + bank,
    spots: roundedLine(course, { isRing: false }).map(at),
  }))
  return (lat, lon) => {
    const spot = at([lon, lat])
    return lines.some(({ reach, spots }) =>
      spots.some((to, index) => metresToSide(spot, spots[index - 1] ?? to, to) < reach),
    )
  }
}

interface Spot {
  x: number
  y: number
}

function metresToSide(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy
  const share = Math.max(0, Math.min(1, along / (dx * dx + dy * dy || 1)))
  return Math.hypot(spot.x - from.x - dx * share, spot.y - from.y - dy * share)
}
