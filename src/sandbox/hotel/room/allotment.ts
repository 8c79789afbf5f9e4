import { fractionOf, hashWith } from '../../shared/seeded.ts'
import type { CityNight } from '../price/city-demand.ts'
import type { HotelFacts } from '../property/hotel-facts.ts'
import type { RoomFacts } from '../property/room/rooms-of.ts'
import { traitHash } from '../property/traits.ts'

/** How many rooms of a type a property lets suppliers sell for a night. */
export interface Allotment {
  rooms: number
  /** Sold elsewhere by now, simulated. */
  presold: number
}

/**
 * Returns the allotment of a room type for a night. More is sold the nearer the date and the greater the demand; the
 * best nights sell out.
 */
export function allotmentOf(
  hotel: HotelFacts,
  room: RoomFacts,
  index: number,
  night: CityNight,
): Allotment {
  const ofRoom = hashWith(traitHash(hotel.seed, 'allotment'), index)
  const rooms = Math.max(1, Math.round(room.count * (0.12 + 0.28 * fractionOf(ofRoom))))
  const ofNight = hashWith(ofRoom, night.day)
  const load = 0.35 + 0.55 * fractionOf(ofNight) + 0.35 * (night.demand - 1) + 0.1 * hotel.quality
  const sold = Math.max(0, load) * night.sold
  // A part of a room is sold or not by chance, the same chance until the night.
  const chance = fractionOf(hashWith(ofNight, 1))
  return { rooms, presold: Math.min(rooms, Math.floor(rooms * sold + chance)) }
}
