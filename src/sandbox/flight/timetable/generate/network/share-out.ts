import type { Bid } from './bids.ts'
import type { Carrier } from './carriers.ts'

/** A pair of airports (indexes) with its demand, in flights a week each way, and the airlines' claims. */
export interface Market {
  a: number
  b: number
  km: number
  /** The traffic of the smaller airport. */
  weight: number
  wish: number
  bids: readonly Bid[]
}

/** One airline's share of a market: flights a week each way. */
export interface Share {
  market: Market
  carrier: Carrier
  weekly: number
}

/** The fewest flights a week each way for which a route is opened. */
const WORTH_OPENING = 1.25

/** The most flights a week on one route (one an hour during the day). */
const MOST_WEEKLY = 112

/** How often airlines that became too big or too small are corrected. */
const CORRECTIONS = 2

/**
 * Divides every market among the airlines with the strongest positions. Airlines keep their relative sizes: one that
 * got too much bids lower in the next round, one that got too little bids higher.
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
  // A base adds connecting passengers to a route; without one, far fewer flights are profitable.
  const fed = (0.05 + Math.max(...claims.map(({ placed }) => placed))) ** 2.1
  if (wish * fed < WORTH_OPENING) return []
  // Longer flights use larger aircraft.
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

/**
 * Returns the strongest claims, but first the strongest of each end, because international routes have two home
 * countries.
 */
function sellersOf(claims: readonly Claim[], count: number): Claim[] {
  const best = claims[0]
  if (!best) return []
  const across = best.side === 0 ? undefined : claims.find(({ side }) => side === 3 - best.side)
  const first = across && across.placed >= 0.4 ? [best, across] : [best]
  const rest = claims.filter((claim) => !first.includes(claim) && claim.score > best.score * 0.1)
  return [...first, ...rest].slice(0, count)
}

/** Rounds to a typical count: from five flights a week a route is flown daily, or twice daily, … */
function usualCount(weekly: number): number {
  if (weekly < 5) return Math.max(2, weekly)
  return weekly < 10 ? 7 : Math.min(MOST_WEEKLY, weekly)
}
