import type { Hotel, HotelId, HotelSummary } from '../../../contract/hotel/hotel.ts'
import type { StaffPhoto } from '../../../contract/hotel/staff-photo.ts'
import type { Database, Executor, Transaction } from '../../platform/database/database.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import {
  lockPhotos,
  type PropertyPhotoRow,
  photoCounts,
  photosOf,
  replacePhotos,
} from './property-photo-store.ts'
import { photoOf, withPhotos } from './with-photos.ts'

/** A photo as it's stored, with what is known of its image. */
export interface StoredPhoto extends StaffPhoto {
  width: number
  height: number
  /** Its average colour; null if that isn't known. */
  colour: string | null
}

/** Photos of properties that staff uploaded. They replace the supplier's. */
export interface PropertyPhotos {
  /** Returns a property with its photos. */
  show(hotel: Hotel): Promise<Hotel>
  /**
   * Sets the photo of what lists show of properties. If the database doesn't answer, they stay as they are: a list without
   * photos is better than none.
   */
  showInLists(hotels: readonly Pick<HotelSummary, 'id' | 'photo'>[]): Promise<void>
  list(db: Executor, id: HotelId): Promise<StoredPhoto[]>
  /** Returns the properties that have photos, at most so many, by id, with how many each has. */
  counts(limit: number): Promise<{ hotelId: HotelId; photos: number }[]>
  /** Locks a property's photos until the transaction ends. */
  lock(tx: Transaction, id: HotelId): Promise<void>
  replace(tx: Transaction, id: HotelId, photos: readonly StoredPhoto[]): Promise<void>
}

export function createPropertyPhotos({
  db,
  log,
}: {
  db: Database
  log: Pick<Log, 'error'>
}): PropertyPhotos {
  return {
    show: async (hotel) => withPhotos(hotel, await photosOf(db, [hotel.id])),
    async showInLists(hotels) {
      const rows = await photosOf(
        db,
        hotels.map(({ id }) => id),
      ).catch((error) => {
        log.error({ err: error }, 'photos of properties')
        return []
      })
      const firsts = new Map(rows.filter(isFirst).map((row) => [row.hotelId, row]))
      for (const hotel of hotels) {
        const first = firsts.get(hotel.id)
        if (first) hotel.photo = photoOf(first)
      }
    },
    list: async (executor, id) => (await photosOf(executor, [id])).map(storedOf),
    counts: (limit) => photoCounts(db, limit),
    lock: lockPhotos,
    replace: (tx, id, photos) =>
      replacePhotos(
        tx,
        id,
        photos.map(({ caption, focus, ...photo }, position) => ({
          ...photo,
          hotelId: id,
          position,
          caption: caption || null,
          focusX: focus.x,
          focusY: focus.y,
        })),
      ),
  }
}

const isFirst = ({ position }: PropertyPhotoRow): boolean => position === 0

function storedOf(row: PropertyPhotoRow): StoredPhoto {
  const { imageId, width, height, colour, caption, group, roomId, focusX, focusY } = row
  const focus = { x: focusX, y: focusY }
  return { imageId, width, height, colour, caption: caption ?? '', group, roomId, focus }
}
