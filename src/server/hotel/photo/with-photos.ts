import type { Hotel } from '../../../contract/hotel/hotel.ts'
import type { Photo } from '../../../contract/hotel/photo.ts'
import { imageFile, type imageWidths } from '../../../contract/image/image-address.ts'
import type { PropertyPhotoRow } from './property-photo-store.ts'

/** The file for browsers that choose none by width. */
const usualWidth = 1280
/** The widths that browsers choose from: fewer than are stored, because lists have 25 photos. */
const offeredWidths = [
  300, 640, 1024, 1536, 2048, 3072,
] as const satisfies readonly (typeof imageWidths)[number][]

/** Returns a property with the photos that staff uploaded, if there are any; rooms have theirs as well. */
export function withPhotos(hotel: Hotel, rows: readonly PropertyPhotoRow[]): Hotel {
  if (rows.length === 0) return hotel
  const names = new Map(hotel.rooms.map(({ id, name }) => [id, name]))
  const photos = rows.map((row) => ({
    roomId: row.roomId,
    photo: photoOf(row, row.roomId === null ? undefined : names.get(row.roomId)),
  }))
  return {
    ...hotel,
    photos: photos.map(({ photo }) => photo),
    rooms: hotel.rooms.map((room) => {
      const own = photos.filter(({ roomId }) => roomId === room.id)
      return own.length > 0 ? { ...room, photos: own.map(({ photo }) => photo) } : room
    }),
  }
}

/** Returns an uploaded photo as pages show it. One that shows a room says at least which, unless it has a caption. */
export function photoOf(row: PropertyPhotoRow, room?: string): Photo {
  const { imageId, width, colour, focusX, focusY } = row
  // An image is never enlarged: the next width above its own has all of it.
  const widest = offeredWidths.findIndex((offered) => offered >= width)
  const offered = widest < 0 ? offeredWidths : offeredWidths.slice(0, widest + 1)
  const photo: Photo = {
    url: imageFile(imageId, usualWidth),
    sizes: offered.map((each) => ({ url: imageFile(imageId, each), width: Math.min(each, width) })),
    focus: { x: focusX / 100, y: focusY / 100 },
  }
  const caption = row.caption ?? room
  const group = row.group ?? (room === undefined ? undefined : 'room')
  if (caption) photo.caption = caption
  if (group) photo.group = group
  if (colour) photo.placeholder = colour
  return photo
}
