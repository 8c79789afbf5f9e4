import { includesBag, type StopType } from '../../../../contract/flight/flight-terms.ts'
import type { FlightResult } from '../../../../contract/flight/offer.ts'
import type { FlightFilter } from '../../../../contract/flight/search/flight-filter.ts'
import type { ResultsPage } from '../load/results-data.ts'

/** The lowest prices of a leg by kind of stop: of all fares, and of those with a checked bag. */
export type LegLowest = Readonly<
  Partial<Record<StopType, readonly [any: number, withBag: number | null]>>
>

/** Returns the lowest prices of each leg among these results. */
export function lowestByLeg(results: readonly FlightResult[]): LegLowest[] {
  const legs: LegLowest[] = []
  for (const { sliceIndex, slice, cheapest, withBag } of results) {
    const bag = includesBag(cheapest.checkedBag) ? cheapest : withBag
    const found = { [slice.stopType]: [cheapest.price.amount, bag?.price.amount ?? null] as const }
    legs[sliceIndex] = lowerOf(legs[sliceIndex] ?? {}, found)
  }
  return Array.from(legs, (each) => each ?? {})
}

/** Returns the lower of two legs' prices, kind by kind. */
export function lowerOf(one: LegLowest, other: LegLowest): LegLowest {
  const lower = (a: number | null, b: number | null) =>
    a === null ? b : b === null ? a : Math.min(a, b)
  const merged: Partial<Record<StopType, readonly [number, number | null]>> = { ...one }
  for (const [stops, found] of Object.entries(other) as [StopType, [number, number | null]][]) {
    const known = merged[stops]
    merged[stops] = known ? [Math.min(known[0], found[0]), lower(known[1], found[1])] : found
  }
  return merged
}

/** The price of the other legs for the party, and how certain it is. */
export interface RestOfTrip {
  /** The amount to add to a row's own price, minor units. */
  amount: number
  /** `only`: there's one leg; `total`: the others are chosen; `from`: at their lowest price; `unknown`. */
  kind: 'only' | 'total' | 'from' | 'unknown'
}

/**
 * Returns the price of the other legs: chosen ones as chosen, later ones at their lowest price under the filters that
 * are kept for them (stops and bag). Legs on one day don't add up, because the cheapest may leave before this one has
 * landed.
 */
export function restOfTrip(
  { request, leg, chosen }: Pick<ResultsPage, 'request' | 'leg' | 'chosen'>,
  lowest: readonly LegLowest[],
  filter: FlightFilter,
  date = request.slices[leg]?.date ?? '',
): RestOfTrip {
  const { slices } = request
  if (slices.length === 1) return { amount: 0, kind: 'only' }
  let amount = chosen.reduce((sum, each) => sum + each.price, 0)
  if (leg === slices.length - 1) return { amount, kind: 'total' }
  let before = date
  for (const [index, slice] of slices.entries()) {
    if (index <= leg) continue
    const price = lowestUnder(lowest[index] ?? {}, filter)
    if (price === null || slice.date <= before) return { amount: 0, kind: 'unknown' }
    before = slice.date
    amount += price
  }
  return { amount, kind: 'from' }
}

function lowestUnder(leg: LegLowest, { stops, bag }: FlightFilter): number | null {
  const prices = Object.entries(leg).flatMap(([kind, [any, withBag]]) =>
    stops.length === 0 || stops.includes(kind as StopType) ? ((bag ? withBag : any) ?? []) : [],
  )
  return prices.length > 0 ? Math.min(...prices) : null
}

/** Returns the filter for rows, whose prices are for one leg, while price limits are for the whole trip. */
export function filterOfLeg(filter: FlightFilter, rest: RestOfTrip): FlightFilter {
  const { minPrice, maxPrice } = filter
  return {
    ...filter,
    ...(minPrice !== undefined && { minPrice: Math.max(minPrice - rest.amount, 0) }),
    // A limit below the price of the other legs matches nothing.
    ...(maxPrice !== undefined && { maxPrice: maxPrice - rest.amount }),
  }
}
