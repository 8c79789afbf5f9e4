import { mapBounds, mapSteps } from '../../src/server/world/map-bounds.ts'
import { encodeRing } from '../../src/server/world/ring-codec.ts'
import type { CompiledCity } from './cities.ts'
import { areaOf, clipRing, simplifyRing } from './clip-ring.ts'
import type { RingsIn } from './lands.ts'

/** How far a line may move, in steps of the grid. */
const tolerance = 1
/** The smallest island, in square steps. */
const smallestIsland = 5
/**
 * The data has most inland water as scattered triangles and blocks. Only what is big, has many points and few edges straight
 * north or east has the shape of a lake or river.
 */
const smallestLake = 700
const fewestLakePoints = 12
const mostStraight = 0.12

/** Returns the lines of `city-maps.psv`: land and water of all cities that have water around them. */
export function compileMaps(cities: readonly CompiledCity[], ringsIn: RingsIn): string[] {
  return cities.flatMap((city) => {
    const box = mapBounds(city)
    const perLon = mapSteps / (box.east - box.west)
    const perLat = mapSteps / (box.north - box.south)
    const [land, water]: [string[], string[]] = [[], []]
    let isAllLand = true
    for (const ring of ringsIn(box)) {
      const clipped = clipRing(ring.points, box).map((degrees, at) =>
        at % 2 === 0 ? (degrees - box.west) * perLon : (degrees - box.south) * perLat,
      )
      if (areaOf(clipped) < (ring.isOuter ? smallestIsland : smallestLake)) continue
      const drawn = simplifyRing(clipped, tolerance).map(Math.round)
      if (drawn.length < 6) continue
      if (
        !ring.isOuter &&
        (drawn.length < 2 * fewestLakePoints || straightness(drawn) > mostStraight)
      )
        continue
      if (!ring.isOuter || areaOf(drawn) < mapSteps ** 2) isAllLand = false
      ;(ring.isOuter ? land : water).push(encodeRing(drawn))
    }
    return isAllLand ? [] : [[city.id, land.join(' '), water.join(' ')].join('|')]
  })
}

/** Returns the share of a ring's length inside the map that runs straight north or east. */
function straightness(ring: readonly number[]): number {
  let [straight, all] = [0, 0]
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    const [x = 0, y = 0, toX = 0, toY = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]]
    const isEdge = [x + toX, y + toY].some((sum) => sum === 0 || sum === 2 * mapSteps)
    if (isEdge) continue
    const length = Math.hypot(toX - x, toY - y)
    all += length
    if (Math.abs(toX - x) < 1.5 || Math.abs(toY - y) < 1.5) straight += length
  }
  return all === 0 ? 0 : straight / all
}
