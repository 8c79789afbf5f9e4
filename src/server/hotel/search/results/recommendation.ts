import { hotelKinds } from '../../../../contract/hotel/hotel-terms.ts'
import type { HotelFacts } from '../../catalogue/hotel-facts.ts'
import type { KindMix } from './kind-mix.ts'
import type { ResultIndex } from './result-index.ts'

/**
 * What "recommended" weighs, in points; nobody can pay for a place (docs/decisions/146-recommended-hotels.md).
 * - `price`: for each halving of the price, compared with the middle of its kind and class (stars) in the same search.
 * - `score`: for each point of guests' score. A property with few reviews counts as nearly average.
 * - `distance`: lost at the edge of the searched circle, and twice as far at most.
 * - `freeCancellation`: if its cheapest rate can be cancelled free of charge.
 * Its kind adds what parties like this one book (`kind-mix.ts`).
 */
const points = { price: 1, score: 0.6, distance: -0.8, freeCancellation: 0.3 }

/** A price beyond this many halvings or doublings is more likely a different kind of place than a bargain. */
const mostHalvings = 2
const averageScore = 7.8
/** Fewer properties of a kind and class than this have no middle of their own. */
const fewAlike = 5
/** As many reviews as this, which the help names, weigh as much as the average of all properties. */
const fewReviews = 40

/** Below this guests' score, a property comes after the first ten if there are enough others. */
const leastScore = 7.5

/** Returns whether a property has enough reviews, and a score that is high enough, for the first ten. */
export const isProven = (
  number: number,
  { reviews, score }: Pick<HotelFacts, 'reviews' | 'score'>,
) => (reviews[number] ?? 0) >= fewReviews && (score[number] ?? 0) >= leastScore * 10

type Prepared = Pick<ResultIndex, 'hotels' | 'starts' | 'distance' | 'rates'>

/** Returns how much each property is recommended, by its position. */
export function recommendations(
  { hotels, starts, distance, rates, radius, mix }: Prepared & { radius: number; mix: KindMix },
  facts: HotelFacts,
): Float32Array {
  const cheapest = (position: number) => starts[position] ?? 0
  const middle = middlePrices(hotels, (at) => rates.total[cheapest(at)] ?? 0, facts)
  return Float32Array.from(hotels, (number, position) => {
    const rate = cheapest(position)
    const usual = middle(number)
    const halvings = Math.log2(usual / Math.max(1, rates.total[rate] ?? 1))
    const reviews = facts.reviews[number] ?? 0
    const score = (facts.score[number] ?? 0) / 10
    const trusted = (reviews * score + fewReviews * averageScore) / (reviews + fewReviews)
    const far = Math.min(2, (distance[position] ?? 0) / Math.max(1, radius))
    const isFree = (rates.freeUntil[rate] ?? 0) > 0
    return (
      points.price * Math.max(-mostHalvings, Math.min(mostHalvings, halvings)) +
      points.score * (trusted - averageScore) +
      points.distance * far +
      points.freeCancellation * Number(isFree) +
      mix.points[hotelKinds[facts.kind[number] ?? 0] ?? 'hotel']
    )
  })
}

/** Returns the median of the cheapest totals of properties like one: of its kind and class, or if they're few of its class. */
function middlePrices(
  hotels: Int32Array,
  totalAt: (position: number) => number,
  facts: HotelFacts,
): (number: number) => number {
  const classOf = (number: number) => `${facts.stars[number]}`
  const kindOf = (number: number) => `${facts.stars[number]} ${facts.kind[number]}`
  const totals = new Map<string, number[]>()
  hotels.forEach((number, position) => {
    for (const group of [classOf(number), kindOf(number)]) {
      const same = totals.get(group) ?? []
      totals.set(group, same)
      same.push(totalAt(position))
    }
  })
  const middles = new Map<string, number>()
  for (const [group, of] of totals) {
    const middle = of.toSorted((a, b) => a - b)[of.length >> 1]
    if (middle !== undefined && (of.length >= fewAlike || !group.includes(' '))) {
      middles.set(group, middle)
    }
  }
  return (number) => middles.get(kindOf(number)) ?? middles.get(classOf(number)) ?? 1
}
