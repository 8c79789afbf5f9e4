import type { Bid } from './bids.ts'
import type { Carrier } from './carriers.ts'

/** A pair of airports (indexes) with its demand, in flights a week each way, and its claimants. */
export interface Market {
  a: number
  b: number
  km: number
  wish: number
  bids: readonly Bid[]
}

/** What one airline gets of a market: flights a week each way. */
export interface Share {
  market: Market
  carrier: Carrier
  weekly: number
}

/** A route is opened for at least so many flights a week each way. */
const WORTH_OPENING = 1.4

/** Nobody sells more than this many flights a week on one route (one an hour, by day). */
const MOST_WEEKLY = 112

/** Times that airlines too big or too small for their real size are corrected. */
const CORRECTIONS = 2

/**
 * Deals every market out to the airlines best placed. Airlines are held to their sizes relative to
 * one another: who got too much for its size bids lower the next time round, who got too little
 * higher.
 */
export function shareOut(carriers: readonly Carrier[], markets: readonly Market[]): Share[] {
  const eagerness = Float64Array.from(carriers, ({ airline }) => airline.size ** 0.5)
  let shares: Share[] = []
  for (let round = 0; ; round++) {
    shares = markets.flatMap((market) => sharesOf(market, eagerness))
    if (round === CORRECTIONS) return shares
    const flights = new Float64Array(carriers.length)
    for (const { carrier, weekly } of shares) {
      flights[carrier.index] = (flights[carrier.index] as number) + weekly
    }
    const total = flights.reduce((sum, count) => sum + count, 0)
    const sizes = carriers.reduce((sum, { airline }) => sum + airline.size, 0)
    for (const { index, airline } of carriers) {
      const due = (airline.size / sizes) * total
      const correction = (due / Math.max(1, flights[index] as number)) ** 0.3
      eagerness[index] = (eagerness[index] as number) * Math.max(0.8, Math.min(1.25, correction))
    }
  }
}

function sharesOf(market: Market, eagerness: Float64Array): Share[] {
  const { km, wish } = market
  const ranked = market.bids.map(({ carrier, placed }) => ({
    carrier,
    placed,
    score: placed * (eagerness[carrier.index] as number),
  }))
  ranked.sort((x, y) => y.score - x.score || x.carrier.index - y.carrier.index)
  const best = ranked[0]
  if (!best) return []
  // A base feeds a route with passengers who change planes; without one fewer flights pay.
  const fed = 0.4 + 0.75 * Math.max(...ranked.slice(0, 3).map(({ placed }) => placed))
  // Long flights carry more people each.
  const larger = km > 5500 ? 0.6 : km > 3500 ? 0.8 : 1
  const total = wish * fed * larger
  if (total < WORTH_OPENING) return []
  const sellers = ranked
    .slice(0, Math.min(7, Math.round(1 + total / 4)))
    .filter(({ score }) => score > best.score * 0.1)
  const sum = sellers.reduce((all, { score }) => all + score, 0)
  return sellers.flatMap((seller) => {
    const weekly = Math.round((total * seller.score) / sum)
    if (weekly < 2 && seller !== best) return []
    return [{ market, carrier: seller.carrier, weekly: Math.min(MOST_WEEKLY, Math.max(2, weekly)) }]
  })
}
