import { PhotoPicture } from '../../photo/photo-picture.tsx'
import { HotelScene } from '../../scene/hotel-scene.tsx'
import type { GalleryPicture } from './gallery-pictures.ts'

interface PictureOfProps {
  picture: GalleryPicture
  /** What it shows; without it the picture is decorative. */
  label?: string
  /** Called with a photo's address if it can't be loaded. */
  onBroken?: ((url: string) => void) | undefined
  sizes: string
  whole?: boolean
  eager?: boolean
}

/** Renders a picture of the gallery. */
export function PictureOf(props: PictureOfProps) {
  const { picture, label, sizes, onBroken, whole = false, eager = false } = props
  const { photo, scene } = picture
  const drawing = label ? <HotelScene scene={scene} label={label} /> : <HotelScene scene={scene} />
  if (!photo) return drawing
  return (
    <PhotoPicture
      photo={photo}
      alt={label ?? ''}
      sizes={sizes}
      fallback={drawing}
      onBroken={() => onBroken?.(photo.url)}
      whole={whole}
      eager={eager}
      className="size-full"
    />
  )
}
