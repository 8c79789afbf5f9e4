import { createContext, useContext } from 'react'
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

/** The names of all places on a page, for views deep within it. */
export const PlaceNames = createContext<AirportNames>({})

export const usePlaceNames = (): AirportNames => useContext(PlaceNames)
