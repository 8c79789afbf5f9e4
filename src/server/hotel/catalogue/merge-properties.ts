import type { Hotel, HotelId, RoomType } from '../../../contract/hotel/hotel.ts'
import type { SupplierProperty } from '../../supplier/hotel-supplier.ts'
import { comparedName } from './same-property.ts'

/** A property as one supplier describes it. */
export interface SuppliedProperty {
  /** The supplier's id. */
  supplier: string
  property: SupplierProperty
}

/** A property with the codes its suppliers know it by. */
export interface ListedHotel {
  hotel: Hotel
  sources: readonly { supplier: string; ref: string }[]
  /** Returns the id in `hotel.rooms` of a supplier's room type; the supplier's own if it isn't listed. */
  roomId(supplier: string, room: { id: string; name: string }): string
}

/**
 * Returns one property of what several suppliers say about it. The first one's description is used, with the room types
 * that only others have. Room types are the same if their ids or names are.
 */
export function mergeProperties(
  id: HotelId,
  [first, ...others]: readonly [SuppliedProperty, ...SuppliedProperty[]],
): ListedHotel {
  const { ref: _, ...described } = first.property
  const rooms: RoomType[] = [...described.rooms]
  for (const { property } of others) {
    rooms.push(...property.rooms.filter((room) => !sameRoom(rooms, room)))
    described.photos ??= property.photos
    described.local ??= property.local
  }
  return {
    hotel: { ...described, id, rooms },
    sources: [first, ...others].map(({ supplier, property }) => ({ supplier, ref: property.ref })),
    roomId: (_supplier, room) => sameRoom(rooms, room)?.id ?? room.id,
  }
}

const sameRoom = (
  rooms: readonly RoomType[],
  wanted: { id: string; name: string },
): RoomType | undefined => {
  const name = comparedName(wanted.name)
  return (
    rooms.find((room) => comparedName(room.name) === name) ??
    rooms.find(({ id }) => id === wanted.id)
  )
}
