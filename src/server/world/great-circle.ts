/** Mean earth radius as defined by the International Union of Geodesy and Geophysics, in kilometres. */
const EARTH_RADIUS_KM = 6371.0088

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A point on the globe, in degrees north and east. */
export interface GlobePoint {
  lat: number
  lon: number
}

/** Returns the great-circle distance between two points in kilometres (haversine formula). */
export function greatCircleKm(a: GlobePoint, b: GlobePoint): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2)
  const halfLon = Math.sin(radians(b.lon - a.lon) / 2)
  const chord = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLon ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
