import { createHash } from 'node:crypto'
import {
  type findProperties,
  mostFoundProperties,
  type PropertyPhotosPage,
} from '../../../contract/desk/property-photos.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Hotel, HotelId } from '../../../contract/hotel/hotel.ts'
import type { StaffPhoto } from '../../../contract/hotel/staff-photo.ts'
import type { HotelCatalogue } from '../../hotel/catalogue/hotel-catalogue.ts'
import type { PropertyPhotos, StoredPhoto } from '../../hotel/photo/property-photos.ts'
import type { ImageService } from '../../image/image-service.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { DeskLog } from '../log/desk-log-store.ts'

type FoundProperty = ResultOf<typeof findProperties>['properties'][number]

/** What staff read and edit of properties. */
export interface DeskProperties {
  /** Returns properties by name or id, best first; without a text, those that have photos. */
  find(typed: string): Promise<FoundProperty[]>
  /** Returns a property's photos. Throws NOT_FOUND. */
  read(id: HotelId): Promise<PropertyPhotosPage>
  /**
   * Replaces a property's photos and logs both lists. Throws NOT_FOUND, VALIDATION for an image or room that doesn't exist,
   * and RECORD_CHANGED unless `revision` is the stored list's.
   */
  save(
    staffId: string,
    id: HotelId,
    edit: { photos: readonly StaffPhoto[]; revision: string },
  ): Promise<void>
}

export function createDeskProperties({
  db,
  log,
  catalogue,
  photos,
  images,
}: {
  db: Database
  log: DeskLog
  catalogue: Pick<HotelCatalogue, 'ready' | 'numberOf' | 'hotel' | 'named'>
  photos: PropertyPhotos
  images: Pick<ImageService, 'find'>
}): DeskProperties {
  async function hotelOf(id: string): Promise<Hotel | undefined> {
    await catalogue.ready()
    const number = catalogue.numberOf(id)
    return number === undefined ? undefined : catalogue.hotel(number).hotel
  }

  async function known(id: HotelId): Promise<Hotel> {
    const hotel = await hotelOf(id)
    if (!hotel) throw new CatalogueError('NOT_FOUND')
    return hotel
  }

  /** Returns photos with what is known of their images. */
  const withImages = (rooms: Hotel['rooms'], edited: readonly StaffPhoto[]) =>
    Promise.all(
      edited.map(async (photo, at): Promise<StoredPhoto> => {
        const image = await images.find(photo.imageId)
        if (!image) throw invalid(`photos.${at}.imageId`)
        if (photo.roomId !== null && !rooms.some(({ id }) => id === photo.roomId)) {
          throw invalid(`photos.${at}.roomId`)
        }
        return { ...photo, ...image }
      }),
    )

  return {
    async find(typed) {
      if (typed === '') {
        const counted = await photos.counts(mostFoundProperties)
        const found = await Promise.all(
          counted.map(async ({ hotelId, photos: count }) => {
            const hotel = await hotelOf(hotelId)
            return hotel ? [foundOf(hotel, count)] : []
          }),
        )
        return found.flat()
      }
      const byId = await hotelOf(typed)
      const named = catalogue
        .named(typed, mostFoundProperties)
        .map(({ number }) => catalogue.hotel(number).hotel)
      const found = byId ? [byId] : named
      return Promise.all(
        found.map(async (hotel) => foundOf(hotel, (await photos.list(db, hotel.id)).length)),
      )
    },
    async read(id) {
      const hotel = await known(id)
      const stored = await photos.list(db, hotel.id)
      return {
        property: {
          ...foundOf(hotel, stored.length),
          rooms: hotel.rooms.map((room) => ({ id: room.id, name: room.name })),
          suppliersPhotos: hotel.photos?.length ?? 0,
        },
        photos: stored.map(({ colour: _, ...photo }) => photo),
        revision: revisionOf(stored),
      }
    },
    async save(staffId, id, { photos: edited, revision }) {
      const hotel = await known(id)
      const after = await withImages(hotel.rooms, edited)
      await inTransaction(db, async (tx) => {
        await photos.lock(tx, hotel.id)
        const before = await photos.list(tx, hotel.id)
        if (revisionOf(before) !== revision) throw new CatalogueError('RECORD_CHANGED')
        if (revisionOf(after) === revision) return
        await photos.replace(tx, hotel.id, after)
        await log.record(tx, {
          staffId,
          act: 'content.edit',
          target: { kind: 'property', id: hotel.id },
          before: { photos: before.map(loggedOf) },
          after: { photos: after.map(loggedOf) },
        })
      })
    },
  }
}

const invalid = (field: string) =>
  new CatalogueError('VALIDATION', { fields: { [field]: 'invalid' } })

const foundOf = ({ id, name, city, country }: Hotel, photos: number): FoundProperty => ({
  id,
  name,
  city,
  country,
  photos,
})

/** Returns a photo as the desk's log names it: everything that staff can change, in one line. */
const loggedOf = ({ imageId, caption, group, roomId, focus }: StoredPhoto): string =>
  [imageId, caption, group, roomId, `${focus.x}/${focus.y}`].filter(Boolean).join(' · ')

/** Returns a digest of a list of photos. */
const revisionOf = (photos: readonly StoredPhoto[]): string =>
  createHash('sha256')
    .update(JSON.stringify(photos.map(loggedOf)))
    .digest('base64url')
