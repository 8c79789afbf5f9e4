import { type Airport, airportsOfPlace } from './airport.ts'
import { readTable } from './read-table.ts'

/** A metropolitan area whose airports can be searched as one place. */
export interface Metropolis {
  /** Three capital letters; never an airport's code. */
  code: string
  /** English name of the city; what somebody reads is `cityOfPlace`. */
  englishCity: string
  /** ISO 3166-1 alpha-2 country code. */
  country: string
  /** Its airports with scheduled service, busiest first; at least two. */
  airports: readonly Airport[]
}

/** All metropolitan areas with at least two airports. */
export const metropolises: readonly Metropolis[] = readTable('table/metropolises.psv', 4).map(
  ([code = '', englishCity = '', country = '']) => ({
    code,
    englishCity,
    country,
    airports: airportsOfPlace(code),
  }),
)

const byCode = new Map(metropolises.map((metropolis) => [metropolis.code, metropolis]))

/** Returns the metropolitan area with this code, or undefined. */
export function metropolisByCode(code: string): Metropolis | undefined {
  return byCode.get(code)
}
