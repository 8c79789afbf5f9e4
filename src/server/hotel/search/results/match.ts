import { boards, hotelKinds, payTimes } from '../../../../contract/hotel/hotel-terms.ts'
import { isInArea } from '../../../../contract/hotel/map-area.ts'
import type { HotelFilters } from '../../../../contract/hotel/search/hotel-search.ts'
import { foldText } from '../../../place/fold-text.ts'
import type { HotelCatalogue } from '../../catalogue/hotel-catalogue.ts'
import { accessibilityBits, amenityBits } from '../../catalogue/hotel-facts.ts'
import type { ResultIndex } from './result-index.ts'

/** Filters of properties, and of rates. `other` has no counts of its own. */
export const hotelGroup = {
  stars: 1,
  score: 2,
  kinds: 4,
  areas: 8,
  amenities: 16,
  accessibility: 32,
  other: 64,
}
const rateGroup = { price: 1, boards: 2, freeCancellation: 4, payAtProperty: 8 }

const atProperty = payTimes.indexOf('at_property')

/** What the filters leave of one property. */
export interface Match {
  /** Its position in the index. */
  position: number
  /** The property's filters that it doesn't pass: bits of `hotelGroup`. */
  fails: number
  /** The cheapest rate that passes, of the rooms that are asked for if there are any; -1 if none passes. */
  best: number
  /** The same among rates with free cancellation, for a room of the same sort as `best`. */
  free: number
  /** How many rates pass. */
  count: number
  /** Boards of rates that pass all other filters, as bits. */
  boards: number
  /** Whether a rate that passes all other filters can be cancelled, or is paid at the property. */
  isFree: boolean
  isPaidThere: boolean
  /** The cheapest total that passes all filters but the price's; infinite if there is none. */
  anyPrice: number
}

/**
 * Calls `found` for every property of the results that passes the filters, or all but one of them, which is what counts
 * next to each filter need. The match is only valid during the call. Takes time in proportion to the number of rates.
 */
export function matchResults(
  index: ResultIndex,
  filters: HotelFilters,
  { catalogue, now }: { catalogue: HotelCatalogue; now: number },
  found: (match: Match, hotel: number) => void,
): void {
  const failsOf = hotelTest(index, filters, catalogue)
  const rateFails = rateTest(index, filters, now)
  const { hotels, starts, rates } = index
  // Standard rooms come first in the index: accessible ones are for guests who ask for them, or if nothing else is left.
  const wantsAccessible = filters.accessibility.length > 0
  const isBetter = (rate: number, than: number) =>
    than < 0 ||
    (wantsAccessible && (rates.accessible[rate] as number) > (rates.accessible[than] as number))
  const match: Match = {
    position: 0,
    fails: 0,
    best: -1,
    free: -1,
    count: 0,
    boards: 0,
    isFree: false,
    isPaidThere: false,
    anyPrice: 0,
  }
  for (let position = 0; position < hotels.length; position += 1) {
    const hotel = hotels[position] as number
    const fails = failsOf(hotel, position)
    // More than one bit: it wouldn't count for any filter.
    if ((fails & (fails - 1)) !== 0 || fails === hotelGroup.other) continue
    // One by one: `Object.assign` takes a third of the time of all this.
    match.position = position
    match.fails = fails
    match.best = -1
    match.free = -1
    match.count = 0
    match.boards = 0
    match.isFree = false
    match.isPaidThere = false
    match.anyPrice = Number.POSITIVE_INFINITY
    const end = starts[position + 1] as number
    for (let rate = starts[position] as number; rate < end; rate += 1) {
      const lacks = rateFails(rate)
      if (lacks === 0) {
        if (isBetter(rate, match.best)) match.best = rate
        const isFree = (rates.freeUntil[rate] as number) > now
        if (isFree && isBetter(rate, match.free)) match.free = rate
        match.count += 1
      }
      if ((lacks & ~rateGroup.boards) === 0) match.boards |= 1 << (rates.board[rate] as number)
      if ((lacks & ~rateGroup.freeCancellation) === 0 && (rates.freeUntil[rate] as number) > now) {
        match.isFree = true
      }
      if ((lacks & ~rateGroup.payAtProperty) === 0 && rates.pay[rate] === atProperty) {
        match.isPaidThere = true
      }
      if ((lacks & ~rateGroup.price) === 0) {
        match.anyPrice = Math.min(match.anyPrice, rates.total[rate] as number)
      }
    }
    const { best, free } = match
    if (free >= 0 && rates.accessible[best] !== rates.accessible[free]) match.free = -1
    found(match, hotel)
  }
}

/** Returns a function that returns the filters which a property doesn't pass. */
function hotelTest(
  { distance }: ResultIndex,
  filters: HotelFilters,
  { facts, positionOf, nameOf }: HotelCatalogue,
): (hotel: number, position: number) => number {
  const stars = bitsOf(filters.stars)
  const kinds = bitsOf(filters.kinds.map((kind) => hotelKinds.indexOf(kind)))
  const wanted = amenityBits(filters.amenities)
  const access = accessibilityBits(filters.accessibility)
  const areas = new Set(filters.areas)
  const score = (filters.score ?? 0) * 10
  const { bounds, within = Number.POSITIVE_INFINITY } = filters
  const name = foldText(filters.name ?? '')

  const isElsewhere = (hotel: number, position: number): boolean => {
    if ((distance[position] as number) > within) return true
    if (name && !foldText(nameOf(hotel)).includes(name)) return true
    return bounds !== undefined && !isInArea(positionOf(hotel), bounds)
  }

  return (hotel, position) => {
    let fails = 0
    if (stars && !(stars & (1 << (facts.stars[hotel] as number)))) fails |= hotelGroup.stars
    if ((facts.score[hotel] as number) < score) fails |= hotelGroup.score
    if (kinds && !(kinds & (1 << (facts.kind[hotel] as number)))) fails |= hotelGroup.kinds
    if ((wanted & ~(facts.amenities[hotel] as number)) !== 0) fails |= hotelGroup.amenities
    if ((access & ~(facts.accessibility[hotel] as number)) !== 0) fails |= hotelGroup.accessibility
    if (areas.size > 0 && !areas.has(facts.areaNames[facts.area[hotel] as number] ?? '')) {
      fails |= hotelGroup.areas
    }
    return isElsewhere(hotel, position) ? fails | hotelGroup.other : fails
  }
}

/** Returns a function that returns the filters which a rate doesn't pass. */
function rateTest(
  { rates }: ResultIndex,
  filters: HotelFilters,
  now: number,
): (rate: number) => number {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filters
  const wanted = bitsOf(filters.boards.map((board) => boards.indexOf(board)))
  return (rate) => {
    const total = rates.total[rate] as number
    let fails = 0
    if (total < minPrice || total > maxPrice) fails |= rateGroup.price
    if (wanted && !(wanted & (1 << (rates.board[rate] as number)))) fails |= rateGroup.boards
    if (filters.freeCancellation && (rates.freeUntil[rate] as number) <= now) {
      fails |= rateGroup.freeCancellation
    }
    if (filters.payAtProperty && rates.pay[rate] !== atProperty) fails |= rateGroup.payAtProperty
    return fails
  }
}

const bitsOf = (positions: readonly number[]): number =>
  positions.reduce((bits, position) => bits | (1 << position), 0)
