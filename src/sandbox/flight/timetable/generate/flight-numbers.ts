import { hashText } from '../../../shared/seeded.ts'

/** What a flight number depends on. */
export interface Numbered {
  /** The rotation's name, which stays the same when others are added or removed: `LHR-JFK-0`. */
  key: string
  reach: 'domestic' | 'regional' | 'long-haul'
}

/** How many even numbers up to 9998 there are, each paired with the next odd one. */
const PAIRS = 4999

/**
 * Assigns even numbers to outbound flights and the next odd ones to return flights: low ones to long hauls, high ones
 * to domestic flights. A number is derived from the rotation's name and only moves if it's taken, so it stays the same
 * when the network around it changes.
 */
export function flightNumbers(rotations: readonly Numbered[]): number[] {
  const counts = { 'long-haul': 0, regional: 0, domestic: 0 }
  for (const { reach } of rotations) counts[reach]++
  if (rotations.length > PAIRS) {
    throw new RangeError(`${rotations.length} rotations do not fit into ${PAIRS} pairs of numbers`)
  }
  // Bands of a size that rarely changes, and no wider than the numbers available.
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
