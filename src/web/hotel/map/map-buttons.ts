import { type Box, overlaps } from './draw-names.ts'
import type { MapSize } from './map-view.ts'

/** Pixels from a map's right and top edge to the end of the buttons that zoom and move it. */
const controls = { width: 47, height: 239 }
/** Pixels that the source of the ground takes in the right bottom corner. */
const source = { width: 134, height: 26 }

/** Returns what the buttons above a map and the source of its ground cover; `scale` is the units of a pixel. */
export function buttonBoxes({ width, height }: MapSize, scale = 1): readonly [Box, Box] {
  return [
    { left: width - controls.width * scale, right: width, top: 0, bottom: controls.height * scale },
    {
      left: width - source.width * scale,
      right: width,
      top: height - source.height * scale,
      bottom: height,
    },
  ]
}

/** Returns whether a part of a map lies under its buttons. */
export const isUnder = (box: Box, buttons: readonly Box[]): boolean =>
  buttons.some((button) => overlaps(button, box))
