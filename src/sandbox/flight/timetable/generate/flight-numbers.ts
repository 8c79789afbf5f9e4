import { hashText } from '../seeded.ts'

/** What a flight number goes by. */
export interface Numbered {
  /** A name of the rotation that stays when others come or go: `LHR-JFK-0`. */
  key: string
  reach: 'domestic' | 'regional' | 'long-haul'
}

/** Even numbers up to 9998, each with the odd one after it. */
const PAIRS = 4999

/**
 * Even numbers for the way out, the next odd one for the way back: low ones for long hauls, high
 * ones at home. A number follows from the rotation's own name, stepping aside only when taken, so
 * that it stays the same when the network around it changes.
 */
export function flightNumbers(rotations: readonly Numbered[]): number[] {
  const counts = { 'long-haul': 0, regional: 0, domestic: 0 }
  for (const { reach } of rotations) counts[reach]++
  if (rotations.length > PAIRS) {
    throw new RangeError(`${rotations.length} rotations do not fit into ${PAIRS} pairs of numbers`)
  }
  // Bands of a size that seldom changes, and not wider than there are numbers.
  const room = (count: number) => 2 ** Math.ceil(Math.log2(Math.max(64, count * 2)))
  const wanted = room(counts['long-haul']) + room(counts.regional) + room(counts.domestic)
  const spare = Math.min(1, (PAIRS - rotations.length) / Math.max(1, wanted - rotations.length))
  const bands = new Map<Numbered['reach'], [first: number, size: number]>()
  let first = 0
  for (const reach of ['long-haul', 'regional', 'domestic'] as const) {
    const size = counts[reach] + Math.floor((room(counts[reach]) - counts[reach]) * spare)
    bands.set(reach, [first, size])
    first += size
  }
  const taken = new Uint8Array(PAIRS)
  return rotations.map(({ key, reach }) => {
    const [start, size] = bands.get(reach) as [number, number]
    let place = hashText(key) % size
    while (taken[start + place]) place = (place + 1) % size
    taken[start + place] = 1
    return (start + place) * 2 + 2
  })
}
