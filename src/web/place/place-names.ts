import { createContext, useContext } from 'react'
import type { Place } from '../../contract/place/place.ts'

export interface PlaceName {
  city: string
  name: string
  countryName: string
}

/** Names of airports, cities and other places by code; a code without an entry is shown as it is. */
export type PlaceNames = Readonly<Record<string, PlaceName>>

export const toPlaceName = ({ city, name, countryName }: Place): PlaceName => ({
  city,
  name,
  countryName,
})

/** Returns the city of a place, or the place's code if no name is known. */
export const cityOf = (names: PlaceNames, code: string): string => names[code]?.city ?? code

/** The names of all places on a page, for components deep inside it. */
export const PlaceNamesContext = createContext<PlaceNames>({})

export const usePlaceNames = (): PlaceNames => useContext(PlaceNamesContext)
