import { useMemo } from 'react'
import { drawRoom } from './draw-room.ts'
import type { RoomPicture } from './room-picture.ts'

/** Renders the shapes of a room's picture. */
export default function DrawnRoom({ picture }: { picture: RoomPicture }) {
  const markup = useMemo(() => drawRoom(picture), [picture])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers and our own lists; nothing in it comes from outside
  return <g dangerouslySetInnerHTML={{ __html: markup }} />
}
