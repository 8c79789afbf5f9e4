import type { Place } from '../../../contract/place.ts'

/** What a place box shows for a chosen place: `Kuala Lumpur (KUL)`. */
export const placeText = (place: Pick<Place, 'city' | 'code'>): string =>
  `${place.city} (${place.code})`

/** What the box shows for a typed search's text: the place's name where the code is known. */
export function shownPlace(typed: string, places: readonly Place[]): string {
  const place = places.find((each) => each.code === typed)
  return place ? placeText(place) : typed
}
