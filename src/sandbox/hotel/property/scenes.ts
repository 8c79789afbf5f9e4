import type { Scene } from '../../../contract/hotel/hotel.ts'
import type { Amenity, SceneSetting, SceneView } from '../../../contract/hotel/hotel-terms.ts'
import { hashText, hashWith } from '../../shared/seeded.ts'
import type { HotelFacts } from './hotel-facts.ts'
import { traitHash } from './traits.ts'

/** What surrounds a property, by its area first. */
export function settingOf({ area, city }: HotelFacts): SceneSetting {
  switch (area.character) {
    case 'beach':
      return 'beach'
    case 'historic':
      return 'historic'
    case 'nature':
      return city.setting === 'metropolis' || city.setting === 'city' ? 'countryside' : city.setting
    default:
      return city.setting
  }
}

const viewOfAmenity: Partial<Record<Amenity, SceneView>> = {
  pool: 'pool',
  beach: 'beach',
  restaurant: 'restaurant',
  spa: 'spa',
  hot_spring: 'hot_spring',
  garden: 'garden',
  terrace: 'terrace',
  kitchen: 'kitchen',
}

/**
 * Returns the pictures of a property. The first is never the same view as most neighbours': some show their building,
 * others their pool, their view or a room first.
 */
export function scenesOf(hotel: HotelFacts): Scene[] {
  const hash = traitHash(hotel.seed, 'scenes')
  const setting = settingOf(hotel)
  const { kind } = hotel
  const views: SceneView[] = ['facade', kind === 'hostel' ? 'dormitory' : 'room']
  for (const amenity of hotel.amenities) {
    const view = viewOfAmenity[amenity]
    if (view) views.push(view)
  }
  if (kind === 'riad') views.push('courtyard')
  if (kind === 'hotel' || kind === 'resort' || kind === 'ryokan') views.push('lobby')
  views.push('bathroom', 'view')
  const first = firstOf(views, hash)
  ;[views[0], views[first]] = [views[first] as SceneView, views[0] as SceneView]
  return views.map((view, index) => ({ view, setting, seed: hashWith(hash, index + 1) }))
}

/** Views that sell a property, if it has them. */
const telling = new Set<SceneView>(['facade', 'pool', 'view', 'courtyard', 'garden', 'hot_spring'])

/** Returns the position of the view that is shown first: mostly the building, else one that sells, or a room. */
function firstOf(views: readonly SceneView[], hash: number): number {
  const choices = [0, 0, 1]
  for (const [index, view] of views.entries()) if (telling.has(view)) choices.push(index)
  return choices[hash % choices.length] ?? 0
}

/** Returns the picture of one of a property's room types. */
export const roomScene = (hotel: HotelFacts, id: string, view: SceneView): Scene => ({
  view,
  setting: settingOf(hotel),
  seed: hashWith(traitHash(hotel.seed, 'scenes'), hashText(id)),
})
