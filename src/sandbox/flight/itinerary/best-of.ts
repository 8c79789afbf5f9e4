import { type Chain, hardship } from './chain.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * Picks the itineraries worth showing, easiest first. One is left out if another by the same airlines leaves no
 * earlier, arrives no later and is no harder; one with two changes is left out if any other beats it. Direct flights
 * are always kept.
 */
export function bestOf(index: SearchIndex, chains: readonly Chain[], limit: number): Chain[] {
  const ranked = chains.map((chain) => ({ chain, cost: hardship(chain) }))
  ranked.sort((a, b) => a.cost - b.cost || a.chain.arrival - b.chain.arrival)
  const kept: Chain[] = []
  const direct = ranked.filter(({ chain }) => chain.services.length === 1).map(({ chain }) => chain)
  const room = Math.max(limit, direct.length)
  let connecting = 0
  for (const { chain } of ranked) {
    if (chain.services.length === 1) {
      kept.push(chain)
      continue
    }
    if (connecting >= room - direct.length) continue
    if (kept.some((other) => beats(index, other, chain))) continue
    kept.push(chain)
    connecting++
  }
  return kept
}

/** Returns whether `better`, which is known to be no harder, beats `chain`. */
function beats(index: SearchIndex, better: Chain, chain: Chain): boolean {
  if (better.arrival > chain.arrival) return false
  if ((better.departures[0] as number) < (chain.departures[0] as number)) return false
  if (better.services.length > chain.services.length) return false
  if (chain.services.length === 3) return true
  if (better.services.length !== chain.services.length) return false
  const { airline } = index.timetable
  return better.services.every(
    (service, i) => airline[service] === airline[chain.services[i] as number],
  )
}
