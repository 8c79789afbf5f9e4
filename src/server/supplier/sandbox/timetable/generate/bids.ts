import type { Airport } from '../../../../world/airport.ts'
import type { Carrier } from './carriers.ts'
import { sovereign } from './licence.ts'

/** An airline's claim on a route. */
export interface Bid {
  carrier: Carrier
  /** How well it is placed: 1 is a main base at one end. */
  placed: number
}

interface Pair {
  a: number
  b: number
  from: Airport
  to: Airport
  km: number
}

/** The claims of all airlines that may fly a route and whose aircraft reach. */
export function bidsFor(carriers: readonly Carrier[], pair: Pair): Bid[] {
  const from = sovereign(pair.from.country)
  const to = sovereign(pair.to.country)
  const bids: Bid[] = []
  for (const carrier of carriers) {
    if (carrier.rangeKm < pair.km * 1.05 + 100) continue
    const placed = placing(carrier, pair, from, to)
    if (placed > 0) bids.push({ carrier, placed })
  }
  return bids
}

function placing(carrier: Carrier, { a, b, km }: Pair, from: string, to: string): number {
  const more = Math.max(carrier.base[a] as number, carrier.base[b] as number)
  const less = Math.min(carrier.base[a] as number, carrier.base[b] as number)
  if (more > 0) return more + less * 0.5
  const { lowCost } = carrier.airline
  if (from === to && carrier.licences.includes(from)) return lowCost ? 0.22 : 0.13
  // Away from its bases an airline flies point to point over short distances only.
  if (km > 3500) return 0
  return lowCost ? 0.04 : 0.01
}
