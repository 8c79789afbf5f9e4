import type { Place } from '../../../../contract/place/place.ts'
import type { Translate } from '../../../locale/word-store.ts'
import { cityWithCode, hasKnownCode } from '../../../place/place-code.ts'
import type { OptionView } from '../../../suggest/suggest-options.tsx'
import { placeCode } from '../form-search.ts'

/** Returns a place field's text for a selected place: `Kuala Lumpur (KUL)`, `Kuala Lumpur (all airports)`. */
export function placeText(t: Translate, place: Pick<Place, 'city' | 'code' | 'kind'>): string {
  return hasKnownCode(place)
    ? cityWithCode(place)
    : t('flight-search-form.city-all-airports', { city: place.city })
}

/** Returns how a place is listed. */
export const placeView = (t: Translate, place: Place): OptionView => ({
  key: place.code,
  icon: place.kind === 'metro' ? 'globe' : 'plane',
  title: `${place.city}, ${place.countryName}`,
  note: place.kind === 'metro' ? t('flight-search-form.all-airports') : place.name,
  code: hasKnownCode(place) ? place.code : undefined,
})

/** Returns the field's text for a search: the place's name if the code is known. */
export function shownPlace(t: Translate, typed: string, places: readonly Place[]): string {
  const place = places.find((each) => each.code === typed)
  return place ? placeText(t, place) : typed
}

/** By code and by field text. Only in the browser, because on the server it would be shared between visitors. */
const zones = new Map<string, string>()

/** Stores the time zone of a place that a field showed as `text`. */
export function rememberZone({ code, zone }: Pick<Place, 'code' | 'zone'>, text: string): void {
  zones.set(code, zone).set(text, zone)
}

/** Returns the time zone of a place field's text, if the place was selected or came with the page. */
export const zoneOf = (typed: string): string | undefined =>
  zones.get(placeCode(typed)) ?? zones.get(typed.trim())
