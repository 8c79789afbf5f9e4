// Apart from the schemas: pages read and write addresses in the browser, which gets no schemas.
import type { Position } from './hotel.ts'

/** The corners of a part of a map. Across the date line, west is greater than east. */
export interface MapArea {
  south: number
  west: number
  north: number
  east: number
}

/** Wider than this, there'd be two ways around the world from one side to the other. */
const widest = 180

/** Returns whether corners are those of a part of a map: on the globe, not swapped, and not around half the world. */
export function isMapArea({ south, west, north, east }: MapArea): boolean {
  const isOnGlobe =
    south >= -90 && north <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180 && south < north
  const width = widthOf({ west, east })
  return isOnGlobe && width > 0 && width < widest
}

/** Returns the degrees from west to east. */
const widthOf = ({ west, east }: Pick<MapArea, 'west' | 'east'>): number =>
  east - west + (west > east ? 360 : 0)

export function isInArea({ lat, lon }: Position, { south, west, north, east }: MapArea): boolean {
  if (lat < south || lat > north) return false
  return west <= east ? lon >= west && lon <= east : lon >= west || lon <= east
}
