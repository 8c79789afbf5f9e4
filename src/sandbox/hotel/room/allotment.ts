import { fractionOf, hashWith } from '../../shared/seeded.ts'
import type { CityNight } from '../price/city-demand.ts'
import type { HotelFacts } from '../property/hotel-facts.ts'
import type { RoomFacts } from '../property/room/rooms-of.ts'
import { traitHash } from '../property/traits.ts'

/** The rooms of a type on a night, all sales simulated but our own. */
export interface Allotment {
  /** How many the property has. */
  rooms: number
  /** How many of them are unsold now. */
  unsold: number
  /** How many of the unsold rooms suppliers may sell. The property releases more as they sell, until it's nearly full. */
  released: number
}

/** The fewest and the most rooms of a type that a property releases at a time, if it has as many. */
const fewest = 3
const most = 9

/** Returns the allotment of a room type for a night. More is sold the nearer the date and the greater the demand. */
export function allotmentOf(
  hotel: HotelFacts,
  room: RoomFacts,
  index: number,
  night: CityNight,
): Allotment {
  const ofRoom = hashWith(traitHash(hotel.seed, 'allotment'), index)
  const block = fewest + Math.floor((most + 1 - fewest) * fractionOf(ofRoom))
  const ofNight = hashWith(ofRoom, night.day)
  const load = 0.35 + 0.55 * fractionOf(ofNight) + 0.35 * (night.demand - 1) + 0.1 * hotel.quality
  const sold = Math.max(0, load) * night.sold
  // A part of a room is sold or not by chance, the same chance until the night.
  const chance = fractionOf(hashWith(ofNight, 1))
  const unsold = Math.max(0, room.count - Math.floor(room.count * sold + chance))
  return { rooms: room.count, unsold, released: Math.min(block, unsold) }
}
