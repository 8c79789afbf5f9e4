import type { City } from './city.ts'
import type { GlobePoint } from './great-circle.ts'

/** The square that a city's map covers, in degrees. */
export interface MapBounds {
  west: number
  south: number
  east: number
  north: number
}

/** The map's grid has this many steps on each side. */
export const mapSteps = 1024
/** A map reaches this much farther than the city's radius. */
const reach = 1.5
const kmPerDegree = 111.195

/** Returns the square of a city's map. */
export const mapBounds = (city: Pick<City, 'lat' | 'lon' | 'radius'>): MapBounds =>
  squareAround(city, city.radius * reach)

/** Returns the square that reaches `km` to each side of a point. */
export function squareAround({ lat, lon }: GlobePoint, km: number): MapBounds {
  const north = km / kmPerDegree
  const east = north / Math.cos((lat * Math.PI) / 180)
  return { west: lon - east, south: lat - north, east: lon + east, north: lat + north }
}

export const isWithin = (
  { lat, lon }: GlobePoint,
  { west, south, east, north }: MapBounds,
): boolean => lon > west && lon < east && lat > south && lat < north
