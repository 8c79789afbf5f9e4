import type { Place } from '../../contract/place/place.ts'

type Coded = Pick<Place, 'kind' | 'code'>

/**
 * Returns whether travellers know the place's code. A city's code is IATA's unless it's also an airport's; then it's
 * one of ours beginning with Q, for addresses only (docs/decisions/002-world-data.md).
 */
export const hasKnownCode = ({ kind, code }: Coded): boolean =>
  kind === 'airport' || !code.startsWith('Q')

/** Returns the shortest name of a place that travellers know: its code, or else its city. */
export const shortPlace = (place: Coded & Pick<Place, 'city'>): string =>
  hasKnownCode(place) ? place.code : place.city

/** Returns a place's city, with the code if travellers know it: `Kuala Lumpur (KUL)`, `Bangkok`. */
export const cityWithCode = (place: Coded & Pick<Place, 'city'>): string =>
  hasKnownCode(place) ? `${place.city} (${place.code})` : place.city
