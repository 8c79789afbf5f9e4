import type { Bid } from './bids.ts'
import type { Carrier } from './carriers.ts'

/** A pair of airports (indexes) with its demand, in flights a week each way, and its claimants. */
export interface Market {
  a: number
  b: number
  km: number
  /** Traffic of the smaller airport. */
  weight: number
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
const WORTH_OPENING = 1.25

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

interface Claim extends Bid {
  score: number
}

function sharesOf(market: Market, eagerness: Float64Array): Share[] {
  const { km, wish } = market
  const claims = market.bids.map((bid) => ({
    ...bid,
    score: bid.placed * (eagerness[bid.carrier.index] as number),
  }))
  claims.sort((x, y) => y.score - x.score || x.carrier.index - y.carrier.index)
  // A base feeds a route with passengers who change planes; without one far fewer flights pay.
  const fed = (0.05 + Math.max(...claims.map(({ placed }) => placed))) ** 2.1
  if (wish * fed < WORTH_OPENING) return []
  // Long flights carry more people each.
  const larger = km > 5500 ? 0.6 : km > 3500 ? 0.8 : 1
  const total = wish * fed * larger
  const sellers = sellersOf(claims, Math.min(7, Math.round(1 + total / 6)))
  const sum = sellers.reduce((all, { score }) => all + score, 0)
  return sellers.flatMap((seller, rank) => {
    const weekly = Math.round((total * seller.score) / sum)
    if (weekly < 2 && rank > 0) return []
    return [{ market, carrier: seller.carrier, weekly: usualCount(weekly) }]
  })
}

/** The strongest claims, but first the strongest of each end: routes abroad have two homes. */
function sellersOf(claims: readonly Claim[], count: number): Claim[] {
  const best = claims[0]
  if (!best) return []
  const across = best.side === 0 ? undefined : claims.find(({ side }) => side === 3 - best.side)
  const first = across && across.placed >= 0.4 ? [best, across] : [best]
  const rest = claims.filter((claim) => !first.includes(claim) && claim.score > best.score * 0.1)
  return [...first, ...rest].slice(0, count)
}

/** Timetables like whole weeks: from five flights on a route is flown daily, or twice daily, … */
function usualCount(weekly: number): number {
  if (weekly < 5) return Math.max(2, weekly)
  return weekly < 10 ? 7 : Math.min(MOST_WEEKLY, weekly)
}
