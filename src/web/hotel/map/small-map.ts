import type { MapDrawing } from './map-drawing.ts'

/** Units above and below its middle that a small map shows of a drawing wherever it is, and those that a name's line takes. */
const [shown, line] = [76, 13]
/** Units of a pixel where they are most. */
const scale = 1.8

/** Returns a drawing for a place that is too flat for all of it, without the names that its edges would cut. */
export const smallMap = (map: MapDrawing): MapDrawing => ({
  ...map,
  names: map.names.filter(({ y, dy }) => Math.abs(y + dy * scale - map.height / 2) + line <= shown),
})
