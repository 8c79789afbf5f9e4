import type { Place } from '../../../../contract/place/place.ts'
import { placeCode } from '../form-search.ts'

/** By code and by what a place box shows. In the browser only: what one visitor picked is no business of others. */
const zones = new Map<string, string>()

/** Remembers the time zone of a place that a box showed as `text`. */
export function rememberZone({ code, zone }: Pick<Place, 'code' | 'zone'>, text: string): void {
  zones.set(code, zone).set(text, zone)
}

/** Returns the time zone of what stands in a place box, when the place was picked or named by the page. */
export const zoneOf = (typed: string): string | undefined =>
  zones.get(placeCode(typed)) ?? zones.get(typed.trim())
