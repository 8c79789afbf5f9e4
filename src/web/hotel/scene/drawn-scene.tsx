import { useMemo } from 'react'
import type { Scene } from '../../../contract/hotel/hotel.ts'
import { drawScene, filledPlace } from './draw-scene.ts'

/** Renders the shapes of a picture: as one string, because a page of results has hundreds, and none of them ever changes. */
export default function DrawnScene({ scene: { view, seed, setting } }: { scene: Scene }) {
  const markup = useMemo(
    () => filledPlace(drawScene({ view, seed, setting })),
    [view, seed, setting],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers; nothing in it comes from outside
  return <g dangerouslySetInnerHTML={{ __html: markup }} />
}
