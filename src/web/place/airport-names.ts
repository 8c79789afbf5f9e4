import type { Offer } from '../../contract/flight/offer.ts'
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

/** Codes of every airport that offers touch. */
export function airportsOf(offers: readonly Pick<Offer, 'slice'>[]): Set<string> {
  const codes = new Set<string>()
  for (const { slice } of offers) {
    for (const code of [slice.from, slice.to]) codes.add(code)
    for (const { from, to } of slice.segments) codes.add(from).add(to)
    for (const { airport } of slice.connections) codes.add(airport)
  }
  return codes
}

/** Returns the codes of every airport that flights among an order's items touch. */
export const airportsOfItems = (
  items: readonly { flight?: { offer: Offer; replaces?: Offer | undefined } | undefined }[],
) =>
  airportsOf(
    items.flatMap(({ flight }) => {
      if (!flight) return []
      return flight.replaces ? [flight.offer, flight.replaces] : [flight.offer]
    }),
  )
