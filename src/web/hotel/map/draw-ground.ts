import type { Ground } from '../../../contract/hotel/ground.ts'
import type { MapDrawing } from './map-drawing.ts'
import { type MapSize, type MapView, projection } from './map-view.ts'

/** Points closer to the last one than this aren't told apart. */
const least = 1.2

/** Returns the land that a view shows, as one path in the drawing's units; nothing where only land is known. */
export function drawGround(
  ground: Ground | null,
  view: MapView,
  size: MapSize,
): Pick<MapDrawing, 'land' | 'attribution'> {
  if (!ground) return { land: undefined, attribution: undefined }
  const project = projection(view, size)
  const path = ground.rings.map((ring) => ringPath(ring, project, size)).join('')
  return { land: path, attribution: ground.attribution }
}

function ringPath(
  ring: Ground['rings'][number],
  project: ReturnType<typeof projection>,
  { width, height }: MapSize,
): string {
  let path = ''
  let last: { x: number; y: number } | undefined
  const [low, high] = [
    { x: Infinity, y: Infinity },
    { x: -Infinity, y: -Infinity },
  ]
  for (const [lon, lat] of ring) {
    const { x, y } = project({ lat, lon })
    low.x = Math.min(low.x, x)
    low.y = Math.min(low.y, y)
    high.x = Math.max(high.x, x)
    high.y = Math.max(high.y, y)
    if (last && Math.abs(x - last.x) < least && Math.abs(y - last.y) < least) continue
    path += `${last ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`
    last = { x, y }
  }
  const isSeen = high.x > 0 && high.y > 0 && low.x < width && low.y < height
  const isVisible = high.x - low.x > least || high.y - low.y > least
  return isSeen && isVisible ? `${path}Z` : ''
}
