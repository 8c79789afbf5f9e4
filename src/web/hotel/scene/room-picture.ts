import type { RoomType } from '../../../contract/hotel/hotel.ts'

/** What a room's picture shows. The drawing and its alternative text are both made of this, and of nothing else. */
export interface RoomPicture extends Pick<RoomType, 'beds' | 'view' | 'bath' | 'squareMetres'> {
  hasBalcony: boolean
  /** Whether there is space to turn a wheelchair. */
  isAccessible: boolean
  /** What makes it this room's picture: its colours. */
  seed: number
}

/** More beds than these can't be told apart in a picture. */
const mostBeds = 12

/** Returns what is drawn of a room: its own facts. */
export function roomPicture(room: RoomType): RoomPicture {
  let left = mostBeds
  const beds = room.beds.flatMap(({ kind, count }) => {
    const drawn = Math.min(Math.max(0, count), left)
    left -= drawn
    return drawn > 0 ? { kind, count: drawn } : []
  })
  return {
    beds,
    squareMetres: room.squareMetres,
    view: room.view,
    bath: room.bath,
    hasBalcony: room.balcony ?? false,
    isAccessible: room.accessible,
    seed: room.scene.seed,
  }
}
