import type { Scene } from '../../../contract/hotel/hotel.ts'
import { drawing, KeptPicture } from '../../ui/kept-picture.tsx'

const drawn = drawing(() => import('./drawn-scene.tsx'))

interface HotelSceneProps {
  scene: Scene
  /** What it shows; without it the picture is decorative. */
  label?: string | undefined
  className?: string | undefined
}

/** Renders a drawn picture of a property, in the page's palette. */
export function HotelScene({ scene, label, className }: HotelSceneProps) {
  const { view, seed, setting } = scene
  return (
    <KeptPicture
      key={`${view} ${seed} ${setting}`}
      drawing={drawn}
      of={{ scene }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
    />
  )
}
