import { readTable } from './read-table.ts'
import { slug } from './slug.ts'

export const landmarkKinds = [
  'sight',
  'museum',
  'temple',
  'park',
  'beach',
  'station',
  'stadium',
  'mall',
  'university',
  'other',
] as const
export type LandmarkKind = (typeof landmarkKinds)[number]

/** A sight, station or other place that travellers want to stay near. */
export interface Landmark {
  /** `bangkok-th-grand-palace`. */
  id: string
  /** English. */
  name: string
  /** Id of the city it's in or near. */
  city: string
  lat: number
  lon: number
  kind: LandmarkKind
}

/** Landmarks by city, facts compiled by hand. */
export const landmarks: readonly Landmark[] = readTable('table/landmarks.psv', 5).map(
  ([city = '', name = '', lat, lon, kind]) => ({
    id: `${city}-${slug(name)}`,
    name,
    city,
    lat: Number(lat),
    lon: Number(lon),
    kind: kind as LandmarkKind,
  }),
)
