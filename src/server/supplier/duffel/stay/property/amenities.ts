import {
  type Amenity,
  amenities as listed,
  type SceneView,
} from '../../../../../contract/hotel/hotel-terms.ts'

const known: Record<string, Amenity> = {
  wifi: 'wifi',
  gym: 'gym',
  pool: 'pool',
  spa: 'spa',
  restaurant: 'restaurant',
  parking: 'parking',
  laundry: 'laundry',
  business_centre: 'business_centre',
  pets_allowed: 'pets',
  '24_hour_front_desk': 'front_desk_24h',
}

const pictured: Partial<Record<Amenity, SceneView>> = {
  pool: 'pool',
  spa: 'spa',
  restaurant: 'restaurant',
}

/**
 * Translates Duffel's amenities into those that we show, in the order of lists, with the pictures they add. Its words on
 * accessibility are too vague for guests who depend on a fact.
 */
export function amenitiesOf(types: readonly string[]) {
  const has = new Set(types.flatMap((type) => known[type] ?? []))
  const amenities = listed.filter((each) => has.has(each))
  return { amenities, views: amenities.flatMap((each) => pictured[each] ?? []) }
}
