import { useMemo } from 'react'
import type { Scene } from '../../../contract/hotel/hotel.ts'
import { drawScene } from './draw-scene.ts'
import { height, width } from './strokes.ts'

interface HotelSceneProps {
  scene: Scene
  /** What it shows; without it the picture is decorative. */
  label?: string
  className?: string
}

/** Renders a drawn picture of a property, in the page's palette. */
export function HotelScene({ scene, label, className }: HotelSceneProps) {
  const { view, seed, setting } = scene
  // As one string, because a page of results has hundreds of shapes, and none of them ever changes.
  const markup = useMemo(() => drawScene({ view, seed, setting }), [view, seed, setting])
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers; nothing in it comes from outside
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
