type Point = [lon: number, lat: number]

const roundings = 2

/**
 * Cuts every corner off a quarter of the way to its neighbours, and again (Chaikin), so that few points make a smooth
 * line. A line that isn't a ring keeps its ends.
 */
export function roundedLine(
  line: readonly Readonly<Point>[],
  { isRing }: { isRing: boolean },
): Point[] {
  let points = line.map(([lon, lat]): Point => [lon, lat])
  for (let round = 0; round < roundings; round += 1) {
    const cut = points.flatMap((from, at): Point[] => {
      const to = points[at + 1] ?? (isRing ? points[0] : undefined)
      return to ? [between(from, to, 0.25), between(from, to, 0.75)] : []
    })
    points = isRing ? cut : [...points.slice(0, 1), ...cut.slice(1, -1), ...points.slice(-1)]
  }
  return points
}

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]
