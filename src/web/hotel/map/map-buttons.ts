import { type Box, overlaps } from './draw-names.ts'
import type { MapSize } from './map-view.ts'

/** Pixels from a map's right and top edge to the end of the buttons that zoom and move it. */
const controls = { width: 47, height: 239 }
/** Pixels that the source of the ground takes in the right bottom corner. */
const source = { width: 134, height: 26 }

/** The units from the left edge to a scale's line. */
const scaleLeft = 14
/** How wide the text above the line is, and how far above the bottom it begins, in pixels. */
const scaleText = { width: 52, top: 44 }

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

/** Returns what a map's scale covers in the left bottom corner; `scale` is the units of a pixel, `line` the units of its line. */
export const scaleBox = ({ height }: MapSize, line: number, scale = 1): Box => ({
  left: 0,
  right: scaleLeft + Math.max(line, scaleText.width * scale),
  top: height - scaleText.top * scale,
  bottom: height,
})

/** Returns whether a part of a map lies under its buttons. */
export const isUnder = (box: Box, buttons: readonly Box[]): boolean =>
  buttons.some((button) => overlaps(button, box))
