import type { Scene } from '../../../contract/hotel/hotel.ts'
import type { Photo } from '../../../contract/hotel/photo.ts'
import { useT } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { HotelScene } from '../scene/hotel-scene.tsx'
import { PhotoPicture } from './photo-picture.tsx'

interface HotelPictureProps {
  photo: Photo | undefined
  /** Drawn if there's no photo, or if it can't be loaded. */
  scene: Scene | undefined
  /** The property's name, to describe the picture with; without it the picture is decorative. */
  hotel?: string
  /** How wide it's shown, as in `<img sizes>`. */
  sizes: string
  className?: string
}

/** Renders a property's first photo, else its drawing; nothing if it has neither. */
export function HotelPicture({ photo, scene, hotel, sizes, className }: HotelPictureProps) {
  const t = useT()
  const drawing = scene ? (
    <HotelScene scene={scene} label={hotel && sceneText(t, scene, hotel)} className={className} />
  ) : null
  if (!photo) return drawing
  return (
    <PhotoPicture
      photo={photo}
      alt={hotel ? photoText(t, photo, hotel) : ''}
      sizes={sizes}
      fallback={drawing}
      className={className}
    />
  )
}

/** Returns what a photo shows: its caption, else the part of the property. */
export const photoText = (t: Translate, { caption, group }: Photo, hotel: string): string =>
  caption ?? (group ? t(`hotel.scene-${group}`, { hotel }) : t('hotel.photo', { hotel }))

/** Returns what a drawing shows. */
export const sceneText = (t: Translate, { view }: Pick<Scene, 'view'>, hotel: string): string =>
  t(`hotel.scene-${view}`, { hotel })
