import type { RoomType } from '../../../contract/hotel/hotel.ts'
import type { HotelCatalogue } from './hotel-catalogue.ts'

/** Returns what finds a supplier's room type in its property's list; undefined if it isn't in it. */
export const listedRoomOf =
  (catalogue: Pick<HotelCatalogue, 'ready' | 'numberAt' | 'hotel'>) =>
  async (
    supplier: string,
    ref: string,
    room: Pick<RoomType, 'id' | 'name'>,
  ): Promise<RoomType | undefined> => {
    await catalogue.ready()
    const number = catalogue.numberAt(supplier, ref)
    if (number === undefined) return undefined
    const { hotel, roomId } = catalogue.hotel(number)
    const id = roomId(supplier, room)
    return hotel.rooms.find((each) => each.id === id)
  }
