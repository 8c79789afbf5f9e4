import { hasKnownCode } from '../../../../contract/place/has-known-code.ts'
import type { Place } from '../../../../contract/place/place.ts'
import type { Translate } from '../../../locale/word-store.ts'

/** What a place box shows for a chosen place: `Kuala Lumpur (KUL)`, `Kuala Lumpur (all airports)`. */
export function placeText(t: Translate, place: Pick<Place, 'city' | 'code' | 'kind'>): string {
  const { city, code } = place
  return hasKnownCode(place)
    ? `${city} (${code})`
    : t('flight-search-form.city-all-airports', { city })
}

/** What the box shows for a typed search's text: the place's name where the code is known. */
export function shownPlace(t: Translate, typed: string, places: readonly Place[]): string {
  const place = places.find((each) => each.code === typed)
  return place ? placeText(t, place) : typed
}
