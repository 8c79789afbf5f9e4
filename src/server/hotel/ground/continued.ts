import type { MapBounds } from '../../world/map-bounds.ts'

type Point = [lon: number, lat: number]

/**
 * Continues a shape that is cut off at the edge of its map straight outwards, by the map's own size: a view that reaches
 * beyond the map then shows a coast that goes on rather than a straight edge.
 */
export function continued(ring: readonly (readonly number[])[], bounds: MapBounds): Point[] {
  const { west, south, east, north } = bounds
  const [wide, high] = [east - west, north - south]
  const points = ring.map(([lon = 0, lat = 0]): Point => [lon, lat])
  const outwards = ([lon, lat]: Point): Point => [
    lon + beyond(lon, west, east, wide),
    lat + beyond(lat, south, north, high),
  ]
  const isAtEdge = (point: Point | undefined) => {
    if (!point) return false
    const [lon, lat] = outwards(point)
    return lon !== point[0] || lat !== point[1]
  }
  return points.flatMap((point, at): Point[] => {
    if (!isAtEdge(point)) return [point]
    const [before, after] = [points.at(at - 1), points[(at + 1) % points.length]]
    const out = outwards(point)
    if (!isAtEdge(before) && !isAtEdge(after)) return [point]
    if (!isAtEdge(before)) return [point, out]
    return isAtEdge(after) ? [out] : [out, point]
  })
}

/** Returns how far a coordinate at one of two edges is moved away from the other one; 0 between them. */
function beyond(value: number, low: number, high: number, by: number): number {
  const slack = (high - low) / 1e4
  if (value <= low + slack) return -by
  return value >= high - slack ? by : 0
}
