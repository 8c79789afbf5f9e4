import type { MapPin } from '../map-drawing.ts'
import type { MapSize } from '../map-view.ts'
import { pinBox } from '../place-pins.ts'

/** Pixels at the edges of a map that a chosen pin is moved out of: buttons beside it, its own card below it. */
const edge = { top: 8, right: 60, bottom: 140, left: 8 }

/** Returns how far a map has to move for a pin to be seen, in pixels. */
export function intoView(
  pin: Pick<MapPin, 'x' | 'y' | 'label' | 'count'>,
  { width, height }: MapSize,
) {
  const box = pinBox(pin)
  return {
    right: beyond(box.left - edge.left, box.right - (width - edge.right)),
    down: beyond(box.top - edge.top, box.bottom - (height - edge.bottom)),
  }
}

const beyond = (before: number, after: number): number => (before < 0 ? before : Math.max(0, after))
