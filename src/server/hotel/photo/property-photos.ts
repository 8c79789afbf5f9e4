import type { Hotel, HotelId, HotelSummary } from '../../../contract/hotel/hotel.ts'
import type { StaffPhoto } from '../../../contract/hotel/staff-photo.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Executor, Transaction } from '../../platform/database/database.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import { readEachMinute } from '../../platform/read-each-minute.ts'
import {
  firstPhotosOf,
  lockPhotos,
  type PropertyPhotoRow,
  photoCounts,
  photosOf,
  propertiesWithPhotos,
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
   * Sets the photo of what lists show of properties. Photos that were uploaded through another server show within a minute.
   * If the database doesn't answer, they stay as they are: a list without photos is better than none.
   */
  showInLists(hotels: readonly Pick<HotelSummary, 'id' | 'photo'>[]): Promise<void>
  list(db: Executor, id: HotelId): Promise<StoredPhoto[]>
  /** Returns the properties that have photos, at most so many, by id, with how many each has. */
  counts(limit: number): Promise<{ hotelId: HotelId; photos: number }[]>
  /** Locks a property's photos until the transaction ends. */
  lock(tx: Transaction, id: HotelId): Promise<void>
  replace(tx: Transaction, id: HotelId, photos: readonly StoredPhoto[]): Promise<void>
}

/** Of more properties with photos than this, lists ask the database each time. */
const mostKnown = 20_000

export function createPropertyPhotos({
  db,
  clock,
  log,
}: {
  db: Database
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'error'>
}): PropertyPhotos {
  // Staff photograph few of the properties that lists show.
  const known = readEachMinute(
    clock,
    async () => new Set(await propertiesWithPhotos(db, mostKnown)),
  )
  const firstOf = async (ids: readonly HotelId[]): Promise<PropertyPhotoRow[]> => {
    const all = await known()
    const asked = all.size < mostKnown ? ids.filter((id) => all.has(id)) : ids
    return asked.length > 0 ? firstPhotosOf(db, asked) : []
  }
  return {
    show: async (hotel) => withPhotos(hotel, await photosOf(db, [hotel.id])),
    async showInLists(hotels) {
      const rows = await firstOf(hotels.map(({ id }) => id)).catch((error) => {
        log.error({ err: error }, 'photos of properties')
        return []
      })
      const firsts = new Map(rows.map((row) => [row.hotelId, row]))
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

function storedOf(row: PropertyPhotoRow): StoredPhoto {
  const { imageId, width, height, colour, caption, group, roomId, focusX, focusY } = row
  const focus = { x: focusX, y: focusY }
  return { imageId, width, height, colour, caption: caption ?? '', group, roomId, focus }
}
