import {
  accessibilityFacts,
  amenities,
  boards,
  hotelKinds,
} from '../../../../contract/hotel/hotel-terms.ts'
import type { HotelFacets } from '../../../../contract/hotel/search/hotel-search.ts'
import type { HotelFacts } from '../../catalogue/hotel-facts.ts'
import { hotelGroup, type Match } from './match.ts'

/** The least scores that lists offer, 0–10. */
const scoreSteps = [9, 8, 7, 6]
const mostAreas = 30

/** Counts how many properties each choice of a filter would leave. */
export interface FacetCounter {
  count(match: Match, hotel: number): void
  facets(): HotelFacets
}

export function createFacetCounter(facts: HotelFacts): FacetCounter {
  const stars = new Uint32Array(6)
  const scores = new Uint32Array(scoreSteps.length)
  const kinds = new Uint32Array(hotelKinds.length)
  const ofAmenities = new Uint32Array(amenities.length)
  const ofAccess = new Uint32Array(accessibilityFacts.length)
  const ofBoards = new Uint32Array(boards.length)
  const areas = new Map<number, number>()
  let freeCancellation = 0
  let payAtProperty = 0
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0

  /** Counts choices that it would be left by if they were made instead of those of their filter. */
  function countChoices({ fails }: Match, hotel: number): void {
    const passesBut = (group: number) => (fails & ~group) === 0
    if (passesBut(hotelGroup.stars)) add(stars, facts.stars[hotel])
    if (passesBut(hotelGroup.kinds)) add(kinds, facts.kind[hotel])
    if (passesBut(hotelGroup.areas)) {
      const area = facts.area[hotel] as number
      areas.set(area, (areas.get(area) ?? 0) + 1)
    }
    if (passesBut(hotelGroup.score)) {
      scoreSteps.forEach((step, index) => {
        if ((facts.score[hotel] as number) >= step * 10) add(scores, index)
      })
    }
    // All that are chosen have to be there, so only properties that pass the filter count.
    if (fails !== 0) return
    addBits(ofAmenities, facts.amenities[hotel] as number)
    addBits(ofAccess, facts.accessibility[hotel] as number)
  }

  return {
    count(match, hotel) {
      if (match.best >= 0) countChoices(match, hotel)
      if (match.fails !== 0) return
      addBits(ofBoards, match.boards)
      if (match.isFree) freeCancellation += 1
      if (match.isPaidThere) payAtProperty += 1
      if (match.anyPrice === Number.POSITIVE_INFINITY) return
      lowest = Math.min(lowest, match.anyPrice)
      highest = Math.max(highest, match.anyPrice)
    },
    facets() {
      const facets: HotelFacets = {
        stars: named(stars, (at) => String(at)),
        score: named(scores, (at) => String(scoreSteps[at])),
        kinds: named(kinds, (at) => hotelKinds[at]),
        boards: named(ofBoards, (at) => boards[at]),
        amenities: named(ofAmenities, (at) => amenities[at]),
        accessibility: named(ofAccess, (at) => accessibilityFacts[at]),
        areas: [...areas]
          .map(([area, count]) => ({ name: facts.areaNames[area] ?? '', count }))
          .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
          .slice(0, mostAreas),
        freeCancellation,
        payAtProperty,
      }
      return highest > 0 ? { ...facets, price: { lowest, highest } } : facets
    },
  }
}

const add = (counts: Uint32Array, at: number | undefined): void => {
  counts[at ?? 0] = (counts[at ?? 0] ?? 0) + 1
}

function addBits(counts: Uint32Array, bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) add(counts, 31 - Math.clz32(rest & -rest))
}

/** Returns counts by name, without zeros. */
const named = (
  counts: Uint32Array,
  nameAt: (at: number) => string | undefined,
): Record<string, number> =>
  Object.fromEntries([...counts].flatMap((count, at) => (count > 0 ? [[nameAt(at), count]] : [])))
