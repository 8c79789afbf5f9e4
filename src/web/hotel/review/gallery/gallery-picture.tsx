import { PhotoPicture } from '../../photo/photo-picture.tsx'
import { HotelScene } from '../../scene/hotel-scene.tsx'
import type { GalleryPicture } from './gallery-pictures.ts'

interface PictureOfProps {
  picture: GalleryPicture
  /** What it shows; without it the picture is decorative. */
  label?: string
  sizes: string
  whole?: boolean
  eager?: boolean
}

/** Renders a picture of the gallery. */
export function PictureOf({ picture, label, sizes, whole = false, eager = false }: PictureOfProps) {
  const { photo, scene } = picture
  const drawing = label ? <HotelScene scene={scene} label={label} /> : <HotelScene scene={scene} />
  if (!photo) return drawing
  return (
    <PhotoPicture
      photo={photo}
      alt={label ?? ''}
      sizes={sizes}
      fallback={drawing}
      whole={whole}
      eager={eager}
      className="size-full"
    />
  )
}
