import { useMemo } from 'react'
import type { RoomType } from '../../../contract/hotel/hotel.ts'
import { useT } from '../../locale/language.ts'
import { drawing, KeptPicture } from '../../ui/kept-picture.tsx'
import { roomAlt } from './room-alt.ts'
import { type RoomPicture, roomPicture } from './room-picture.ts'
import { height, width } from './strokes.ts'

const drawn = drawing(() => import('./drawn-room.tsx'))

interface RoomDrawingProps {
  picture: RoomPicture
  label: string
  className?: string | undefined
}

/** Renders a room's drawing. */
export const RoomDrawing = ({ picture, label, className }: RoomDrawingProps) => (
  <KeptPicture
    key={JSON.stringify(picture)}
    drawing={drawn}
    of={{ picture }}
    role="img"
    aria-label={label}
    aria-hidden={undefined}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMax slice"
    className={className}
  />
)

/** Renders a room type as a drawing of its own facts, which its alternative text names. */
export function RoomScene({ room, className }: { room: RoomType; className?: string }) {
  const t = useT()
  const picture = useMemo(() => roomPicture(room), [room])
  return <RoomDrawing picture={picture} label={roomAlt(t, picture)} className={className} />
}
