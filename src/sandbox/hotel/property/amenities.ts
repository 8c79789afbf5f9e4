import {
  type AccessibilityFact,
  type Amenity,
  accessibilityFacts,
  amenities,
} from '../../../contract/hotel/hotel-terms.ts'
import { fractionOf, hashWith } from '../../shared/seeded.ts'
import type { HotelFacts } from './hotel-facts.ts'
import { traitHash } from './traits.ts'

type Traits = Pick<HotelFacts, 'seed' | 'kind' | 'standard' | 'area' | 'city' | 'size' | 'opened'>

/** Returns how likely a property has an amenity. */
function chanceOf(amenity: Amenity, hotel: Traits): number {
  const { kind, standard, area, city, size } = hotel
  const isBig = size > 40
  const isFull = kind === 'hotel' || kind === 'resort'
  const atBeach = area.character === 'beach'
  const isWarm = Math.abs(city.lat) < 32
  const isHome = kind === 'apartment' || kind === 'villa'
  switch (amenity) {
    case 'wifi':
      return 0.97
    case 'breakfast':
      return isHome ? 0.15 : kind === 'hostel' ? 0.45 : 0.5 + standard * 0.09
    case 'pool':
      if (kind === 'resort') return 0.97
      if (kind === 'villa') return 0.9
      return (isWarm ? 0.2 : 0.02) + Math.max(0, standard - 2) * (isWarm ? 0.24 : 0.12)
    case 'beach':
      return atBeach ? (kind === 'resort' ? 0.85 : 0.3) : 0
    case 'spa':
      return isFull || kind === 'riad' ? Math.max(0, standard - 2.6) * 0.32 : 0.04
    case 'gym':
      return isFull ? Math.max(0, standard - 2) * 0.3 : kind === 'apartment' ? 0.3 : 0.05
    case 'restaurant':
      return isHome ? 0.05 : kind === 'hostel' ? 0.3 : 0.1 + standard * 0.17
    case 'bar':
      return isHome ? 0.02 : kind === 'hostel' ? 0.6 : standard * 0.16
    case 'parking':
      return city.setting === 'metropolis' ? 0.4 : 0.68
    case 'ev_charging':
      return (isFull || isHome ? 0.03 : 0.01) + Math.max(0, standard - 2) * 0.09
    case 'airport_shuttle':
      return area.character === 'airport' ? 0.85 : isBig ? 0.28 : 0.16
    case 'air_conditioning':
      return isWarm ? 0.6 + standard * 0.09 : 0.18 + standard * 0.15
    case 'kitchen':
      return isHome ? 0.97 : kind === 'hostel' ? 0.75 : 0.03
    case 'laundry':
      return kind === 'hostel' ? 0.85 : 0.45 + standard * 0.07
    case 'family_rooms':
      return kind === 'hostel' ? 0.3 : 0.5
    case 'kids_club':
      return kind === 'resort' ? 0.45 : standard === 5 ? 0.1 : 0
    case 'pets':
      return isHome ? 0.35 : 0.2
    case 'front_desk_24h':
      return isHome ? 0.15 : kind === 'hostel' ? 0.8 : standard >= 3 && isFull ? 0.92 : 0.35
    case 'lift':
      return isFull ? (size > 25 ? 0.85 : 0.3) : kind === 'apartment' ? 0.55 : 0.1
    case 'business_centre':
      return kind === 'hotel' ? Math.max(0, standard - 2.4) * 0.27 : 0
    case 'hot_spring':
      return kind === 'ryokan' ? 0.8 : city.country === 'JP' && kind === 'hotel' ? 0.12 : 0
    case 'garden':
      return kind === 'resort' || kind === 'villa' || kind === 'ryokan' ? 0.85 : 0.25
    case 'terrace':
      return kind === 'riad' ? 0.95 : 0.35
  }
}

const chanceOfFact: Record<AccessibilityFact, number> = {
  step_free_entrance: 0.8,
  lift_to_rooms: 0.75,
  accessible_room: 0.6,
  roll_in_shower: 0.42,
  grab_rails: 0.48,
  visual_alarm: 0.22,
  accessible_parking: 0.45,
}

/** Returns what a property has, in the order of lists. Equal lists are the same array: don't change it. */
export function amenitiesOf(hotel: Traits): Amenity[] {
  const hash = traitHash(hotel.seed, 'amenities')
  let bits = 0
  for (const [index, amenity] of amenities.entries()) {
    if (fractionOf(hashWith(hash, index)) < chanceOf(amenity, hotel)) bits |= 1 << index
  }
  return listed(bits, amenities, amenityLists)
}

/** Returns a property's facts for guests with disabilities: newer and bigger ones have more. Not all say. */
export function accessibilityOf(hotel: Traits): AccessibilityFact[] {
  const hash = traitHash(hotel.seed, 'accessibility')
  const { kind, standard, opened, size } = hotel
  const isFull = kind === 'hotel' || kind === 'resort'
  const level = (isFull ? 0.4 : 0.12) + standard * 0.1 + (opened > 2005 ? 0.15 : 0)
  let bits = 0
  if (fractionOf(hash) < level) {
    for (const [index, fact] of accessibilityFacts.entries()) {
      if (fact === 'lift_to_rooms' && size < 12) continue
      const chance = chanceOfFact[fact] * Math.min(1, level + 0.25)
      if (fractionOf(hashWith(hash, index + 1)) < chance) bits |= 1 << index
    }
  }
  return listed(bits, accessibilityFacts, factLists)
}

const amenityLists = new Map<number, Amenity[]>()
const factLists = new Map<number, AccessibilityFact[]>()

function listed<T>(bits: number, all: readonly T[], known: Map<number, T[]>): T[] {
  let list = known.get(bits)
  if (!list) {
    list = all.filter((_, index) => bits & (1 << index))
    known.set(bits, list)
  }
  return list
}
