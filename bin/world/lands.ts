import { readFileSync } from 'node:fs'
import { areaOf, type Box, clipRing } from './clip-ring.ts'

/** A ring of longitudes and latitudes, one after the other, in degrees. */
export interface Ring extends Box {
  points: Float64Array
  /** Outer rings are coasts and islands; inner ones lakes and wide rivers. */
  isOuter: boolean
}

/** Returns the rings of land that touch a box. */
export type RingsIn = (box: Box) => Iterable<Ring>

/**
 * Returns a look-up in the world's land, from the package `@geo-maps/earth-lands-10m`, installed in the folder `packages`:
 * OpenStreetMap data, ODbL.
 */
export function readLands(packages: string): RingsIn {
  interface Source {
    geometries: { coordinates: [lon: number, lat: number][][][] }[]
  }
  const file = `${packages}/node_modules/@geo-maps/earth-lands-10m/map.geo.json`
  const { geometries }: Source = JSON.parse(readFileSync(file, 'utf8'))
  return indexOf(
    geometries.flatMap(({ coordinates }) =>
      coordinates.flatMap((polygon) => polygon.map((points, index) => ringOf(points, index === 0))),
    ),
  )
}

/** Rings wider than this are looked at for every box, in degrees. */
const widest = 5

/** Returns the look-up, by cells of one degree. */
function indexOf(rings: readonly Ring[]): RingsIn {
  const cells = new Map<string, Ring[]>()
  const wide: Ring[] = []
  for (const ring of rings) {
    if (Math.max(ring.east - ring.west, ring.north - ring.south) > widest) wide.push(ring)
    else for (const key of keysOf(ring)) cells.set(key, [...(cells.get(key) ?? []), ring])
  }
  return (box) => {
    const near = [...wide, ...keysOf(box).flatMap((key) => cells.get(key) ?? [])]
    return new Set(
      near.filter(
        ({ west, south, east, north }) =>
          west < box.east && east > box.west && south < box.north && north > box.south,
      ),
    )
  }
}

function keysOf({ west, south, east, north }: Box): string[] {
  const keys: string[] = []
  for (let lat = Math.floor(south); lat <= north; lat++) {
    for (let lon = Math.floor(west); lon <= east; lon++) keys.push(`${lat} ${lon}`)
  }
  return keys
}

function ringOf(points: readonly [lon: number, lat: number][], isOuter: boolean): Ring {
  const ring: Ring = {
    points: Float64Array.from(points.flat()),
    isOuter,
    west: 180,
    south: 90,
    east: -180,
    north: -90,
  }
  for (const [lon, lat] of points) {
    ring.west = Math.min(ring.west, lon)
    ring.east = Math.max(ring.east, lon)
    ring.south = Math.min(ring.south, lat)
    ring.north = Math.max(ring.north, lat)
  }
  return ring
}

/** Returns the share of a box that is land, 0–1. */
export function landShare(box: Box, ringsIn: RingsIn): number {
  let land = 0
  for (const { points, isOuter } of ringsIn(box)) if (isOuter) land += areaOf(clipRing(points, box))
  return land / ((box.east - box.west) * (box.north - box.south))
}
