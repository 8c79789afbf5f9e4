/** A point of an outline in font units. Those beside the curve are the control points of quadratic curves. */
export interface Point {
  x: number
  y: number
  isOnCurve: boolean
}

const onCurve = 1
const overlapping = 0x40
/** The coordinate is one byte; the second bit then says that it is positive, or else that it is 0 and left out. */
const axes = [
  { axis: 'x', isByte: 2, isPositive: 16 },
  { axis: 'y', isByte: 4, isPositive: 32 },
] as const

/** Returns one glyph's data as the `glyf` table of a TrueType font has it; nothing for an outline without points. */
export function glyphData(
  contours: readonly (readonly Point[])[],
  instructions: Buffer,
  hasOverlaps = false,
): Buffer {
  const points = contours.flat()
  if (points.length === 0) return Buffer.alloc(0)
  const header = Buffer.alloc(10 + contours.length * 2 + 2)
  header.writeInt16BE(contours.length, 0)
  const box = boxOf(points)
  for (const [index, edge] of box.entries()) header.writeInt16BE(edge, 2 + index * 2)
  let end = -1
  for (const [index, contour] of contours.entries()) {
    end += contour.length
    header.writeUInt16BE(end, 10 + index * 2)
  }
  header.writeUInt16BE(instructions.length, header.length - 2)

  const flags = Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? onCurve : 0)))
  if (hasOverlaps) flags[0] = (flags[0] ?? 0) | overlapping
  const steps = axes.map(({ axis, isByte, isPositive }) => {
    const bytes: number[] = []
    let last = 0
    for (const [index, point] of points.entries()) {
      const step = point[axis] - last
      last = point[axis]
      if (step !== 0 && Math.abs(step) < 256) {
        flags[index] = (flags[index] ?? 0) | isByte | (step > 0 ? isPositive : 0)
        bytes.push(Math.abs(step))
      } else if (step === 0) {
        flags[index] = (flags[index] ?? 0) | isPositive
      } else {
        bytes.push((step >> 8) & 0xff, step & 0xff)
      }
    }
    return Buffer.from(bytes)
  })
  return Buffer.concat([header, instructions, flags, ...steps])
}

/** Returns left, bottom, right and top. */
function boxOf(points: readonly Point[]): [number, number, number, number] {
  const box: [number, number, number, number] = [32_767, 32_767, -32_768, -32_768]
  for (const { x, y } of points) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}
