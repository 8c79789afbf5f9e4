import type { Airport } from '../../../../../server/world/airport.ts'
import type { Carrier } from './carriers.ts'
import { sovereign } from './licence.ts'

/** An airline's claim on a route. */
export interface Bid {
  carrier: Carrier
  /** How strong its position is: 1 is a main base at one end. */
  placed: number
  /** Which end is in its home country: 1 or 2 for the first or second, 0 for neither or both. */
  side: 0 | 1 | 2
}

const LONG_HAUL_KM = 4000

interface Pair {
  a: number
  b: number
  from: Airport
  to: Airport
  km: number
}

/** Returns the claims of all airlines that may fly a route and whose aircraft have the range. */
export function bidsFor(carriers: readonly Carrier[], pair: Pair): Bid[] {
  const from = sovereign(pair.from.country)
  const to = sovereign(pair.to.country)
  const bids: Bid[] = []
  for (const carrier of carriers) {
    if (carrier.rangeKm < pair.km * 1.05 + 100) continue
    const placed = placing(carrier, pair, from, to)
    if (placed > 0) bids.push({ carrier, placed, side: sideOf(carrier, from, to) })
  }
  return bids
}

function placing(carrier: Carrier, { a, b, km }: Pair, from: string, to: string): number {
  const more = Math.max(carrier.base[a] as number, carrier.base[b] as number)
  const less = Math.min(carrier.base[a] as number, carrier.base[b] as number)
  const { lowCost } = carrier.airline
  if (more > 0) {
    if (km < LONG_HAUL_KM) return more + less * 0.5
    // Long hauls start from main bases and are rarely low-cost.
    return (more ** 2 + less * 0.5) * (lowCost ? 0.35 : 1)
  }
  if (from === to && carrier.licences.includes(from)) return lowCost ? 0.22 : 0.13
  // Away from its bases an airline flies point to point over short distances only.
  if (km > 3500) return 0
  return lowCost ? 0.04 : 0.01
}

function sideOf({ licences }: Carrier, from: string, to: string): Bid['side'] {
  const atFrom = licences.includes(from)
  if (atFrom === licences.includes(to)) return 0
  return atFrom ? 1 : 2
}
