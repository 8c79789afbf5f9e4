import { type GlobePoint, greatCircleKm } from '../../world/great-circle.ts'

/** In degrees: about 5 km north to south. */
const cellSize = 0.05
const cellsAround = 360 / cellSize
const kmOfDegree = 111.2

/** Numbered points on the globe, found by where they are. */
export interface GlobeGrid {
  /** Adds the next point: its number is how many there were. */
  add(point: GlobePoint): void
  at(number: number): GlobePoint
  /** Returns the numbers of points within a circle, in no particular order. */
  within(centre: GlobePoint, radiusKm: number): number[]
}

export function createGlobeGrid(): GlobeGrid {
  const lats: number[] = []
  const lons: number[] = []
  const cells = new Map<number, number[]>()

  const at = (number: number): GlobePoint => ({
    lat: lats[number] ?? Number.NaN,
    lon: lons[number] ?? Number.NaN,
  })

  return {
    at,
    add({ lat, lon }) {
      const key = cellKey(rowOf(lat), columnOf(lon))
      const cell = cells.get(key)
      if (cell) cell.push(lats.length)
      else cells.set(key, [lats.length])
      lats.push(lat)
      lons.push(lon)
    },
    within(centre, radiusKm) {
      const found: number[] = []
      for (const key of cellsWithin(centre, radiusKm)) {
        for (const number of cells.get(key) ?? []) {
          if (greatCircleKm(centre, at(number)) <= radiusKm) found.push(number)
        }
      }
      return found
    },
  }
}

const rowOf = (lat: number): number => Math.floor((lat + 90) / cellSize)
const columnOf = (lon: number): number => Math.floor((lon + 180) / cellSize)
const cellKey = (row: number, column: number): number =>
  row * cellsAround + (((column % cellsAround) + cellsAround) % cellsAround)

/** Returns the cells that a circle touches, also across the date line. */
function* cellsWithin({ lat, lon }: GlobePoint, radiusKm: number): Generator<number> {
  const tall = radiusKm / kmOfDegree
  const [south, north] = [Math.max(-90, lat - tall), Math.min(90, lat + tall)]
  // Meridians converge: the circle is widest, in degrees, at its end nearest to a pole.
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180)
  const wide = Math.min(180, tall / Math.max(narrowest, 0.001))
  const columns = Math.min(cellsAround - 1, columnOf(lon + wide) - columnOf(lon - wide))
  for (let row = rowOf(south); row <= rowOf(north); row += 1) {
    for (let step = 0; step <= columns; step += 1) yield cellKey(row, columnOf(lon - wide) + step)
  }
}
