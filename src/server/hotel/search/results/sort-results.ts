import type { HotelSort } from '../../../../contract/hotel/hotel-terms.ts'
import type { HotelFacts } from '../../catalogue/hotel-facts.ts'
import type { ResultIndex } from './result-index.ts'

/** A property that passes the filters. */
export interface Passing {
  /** Its position in the index. */
  position: number
  /** Its cheapest rate that passes. */
  best: number
  /** The cheapest rate with free cancellation for the same sort of room; -1 if there is none. */
  free: number
  /** How many rates pass. */
  count: number
}

/**
 * Sorts properties in place. Equal ones are in the order of the others' recommendation, so that pages don't overlap.
 * `first` is the property that was searched for by name: it comes first where no order was asked for.
 */
export function sortResults(
  passing: Passing[],
  sort: HotelSort,
  { rates, distance, recommended, hotels }: ResultIndex,
  first: number | undefined,
  facts: Pick<HotelFacts, 'score' | 'reviews'>,
): void {
  const total = ({ best }: Passing) => rates.total[best] as number
  const isFirst = ({ position }: Passing) => Number(hotels[position] === first)
  const of = (column: readonly number[], { position }: Passing) =>
    column[hotels[position] as number] as number
  const byRecommendation = (a: Passing, b: Passing) =>
    (recommended[b.position] as number) - (recommended[a.position] as number) ||
    a.position - b.position
  const orders: Record<HotelSort, (a: Passing, b: Passing) => number> = {
    recommendation: (a, b) => isFirst(b) - isFirst(a),
    lowest_price: (a, b) => total(a) - total(b),
    highest_price: (a, b) => total(b) - total(a),
    score: (a, b) =>
      of(facts.score, b) - of(facts.score, a) || of(facts.reviews, b) - of(facts.reviews, a),
    distance: (a, b) => (distance[a.position] as number) - (distance[b.position] as number),
  }
  const order = orders[sort]
  passing.sort((a, b) => order(a, b) || byRecommendation(a, b))
}
