import type { RoomType } from '../../../../contract/hotel/hotel.ts'
import { useT } from '../../../locale/language.ts'
import { PhotoPicture } from '../../photo/photo-picture.tsx'
import { RoomScene } from '../../scene/room-scene.tsx'

/** Renders a room's first photo, or its drawing if it has none or the photo can't be loaded. */
export function RoomImage({ room, className }: { room: RoomType; className: string }) {
  const t = useT()
  const drawing = <RoomScene room={room} className={className} />
  const photo = room.photos?.[0]
  if (!photo) return drawing
  return (
    <PhotoPicture
      photo={photo}
      alt={photo.caption ?? t('hotel.photo', { hotel: room.name })}
      sizes="(width >= 48rem) 9rem, 7.5rem"
      fallback={drawing}
      className={className}
    />
  )
}
