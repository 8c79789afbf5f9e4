/** Points of a curve, in ascending order of the first value. */
export type Curve = readonly (readonly [at: number, value: number])[]

/** Returns the curve's value: linear between its points, constant beyond its ends. */
export function interpolate(curve: Curve, at: number): number {
  let before = curve[0]
  if (!before) throw new Error('a curve needs a point')
  for (const point of curve) {
    if (at <= point[0]) {
      const span = point[0] - before[0]
      if (span === 0) return point[1]
      return before[1] + ((point[1] - before[1]) * (at - before[0])) / span
    }
    before = point
  }
  return before[1]
}
