import type { Ground } from '../../../../contract/hotel/ground.ts'
import { type MapSize, type MapView, projection, unprojected } from '../map-view.ts'

/**
 * Returns the part of the world that a map may be moved to, as [west, south, east, north]: as far around its first view as
 * the ground is known on one side, because the sea on the other side has no shapes. Beyond it, land would look like sea.
 */
export function knownAround(
  { rings }: Pick<Ground, 'rings'>,
  view: MapView,
  size: MapSize,
): [number, number, number, number] {
  const project = projection(view, size)
  const middle = { x: size.width / 2, y: size.height / 2 }
  const far = { x: middle.x, y: middle.y }
  for (const [lon, lat] of rings.flat()) {
    const { x, y } = project({ lat, lon })
    far.x = Math.max(far.x, Math.abs(x - middle.x))
    far.y = Math.max(far.y, Math.abs(y - middle.y))
  }
  const at = unprojected(view, size)
  const first = at({ x: middle.x - far.x, y: middle.y - far.y })
  const last = at({ x: middle.x + far.x, y: middle.y + far.y })
  return [first.lon, last.lat, last.lon, first.lat]
}
