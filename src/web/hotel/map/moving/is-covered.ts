import { buttonBoxes, isUnder } from '../map-buttons.ts'
import type { MapPin } from '../map-drawing.ts'
import type { MapSize } from '../map-view.ts'
import { pinBox } from '../place-pins.ts'

/**
 * Returns whether the middle of a pin's label lies under a map's buttons: whoever aims at it would press one of them, such
 * as the one that zooms out.
 */
export function isCovered(
  pin: Pick<MapPin, 'x' | 'y' | 'label' | 'count'>,
  size: MapSize,
): boolean {
  const { left, right, ...box } = pinBox(pin)
  const quarter = (right - left) / 4
  return isUnder({ ...box, left: left + quarter, right: right - quarter }, buttonBoxes(size))
}
