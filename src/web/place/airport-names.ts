import type { Place } from '../../contract/place/place.ts'

export interface AirportName {
  city: string
  name: string
  countryName: string
}

/** What airports and cities are called, by code; a code without an entry is shown as it is. */
export type AirportNames = Readonly<Record<string, AirportName>>

export const toAirportName = ({ city, name, countryName }: Place): AirportName => ({
  city,
  name,
  countryName,
})

/** The city of an airport, or its code where no name is known. */
export const cityOf = (names: AirportNames, code: string): string => names[code]?.city ?? code
