import type { HotelKind } from '../../../../contract/hotel/hotel-terms.ts'
import { fractionOf, hashWith } from '../../../shared/seeded.ts'
import type { HotelFacts } from '../hotel-facts.ts'
import { traitHash } from '../traits.ts'
import {
  apartmentRooms,
  deluxeRooms,
  guestHouseRooms,
  hostelRooms,
  type RoomTemplate,
  resortRooms,
  riadRooms,
  ryokanRooms,
  simpleRooms,
  standardRooms,
  superiorRooms,
  villaRooms,
} from './room-templates.ts'

/** A room type of one property. */
export interface RoomFacts {
  template: RoomTemplate
  /** How many there are; beds if it's sold by the bed. */
  count: number
}

const templatesOf: Record<Exclude<HotelKind, 'hotel'>, readonly RoomTemplate[]> = {
  hostel: hostelRooms,
  apartment: apartmentRooms,
  guest_house: guestHouseRooms,
  resort: resortRooms,
  ryokan: ryokanRooms,
  riad: riadRooms,
  villa: villaRooms,
}

/** Returns a property's room types, simplest first: the bigger it is, the more of them. */
export function roomsOf(hotel: HotelFacts): RoomFacts[] {
  const hash = traitHash(hotel.seed, 'rooms')
  const hasAccessible = hotel.accessibility.includes('accessible_room')
  const rooms: RoomFacts[] = []
  for (const [index, template] of templatesFor(hotel).entries()) {
    const chance = template.accessible ? Number(hasAccessible) : 0.35 + template.share * 1.6
    // Every property has the rooms that its prices are based on.
    const isNeeded = template.price === 1 && !template.accessible
    if (!isNeeded && fractionOf(hashWith(hash, index)) >= chance) continue
    const count = Math.round(hotel.size * template.share)
    if (count > 0 || isNeeded) rooms.push({ template, count: Math.max(1, count) })
  }
  return rooms
}

function templatesFor({ kind, standard }: HotelFacts): readonly RoomTemplate[] {
  if (kind !== 'hotel') return templatesOf[kind]
  if (standard <= 2) return simpleRooms
  if (standard === 3) return standardRooms
  return standard === 4 ? superiorRooms : deluxeRooms
}
