import {
  type AccessibilityFact,
  type Amenity,
  accessibilityFacts,
  amenities,
  hotelKinds,
} from '../../../contract/hotel/hotel-terms.ts'
import type { PropertyFacts } from '../../supplier/hotel-supplier.ts'

/**
 * What results are filtered and sorted by, as columns by a property's number: so many objects would slow down garbage
 * collection.
 */
export interface HotelFacts {
  /** 0 if it isn't classified. */
  stars: readonly number[]
  /** In tenths; 0 without reviews. */
  score: readonly number[]
  reviews: readonly number[]
  /** Position in `hotelKinds`. */
  kind: readonly number[]
  /** A bit for each of `amenities`, and of `accessibilityFacts`. */
  amenities: readonly number[]
  accessibility: readonly number[]
  /** Position in `areaNames`. */
  area: readonly number[]
  areaNames: readonly string[]
}

export interface GrowingFacts extends HotelFacts {
  /** Adds the next property: its number is how many there were. */
  add(property: PropertyFacts): void
}

export function createHotelFacts(): GrowingFacts {
  const columns = {
    stars: [] as number[],
    score: [] as number[],
    reviews: [] as number[],
    kind: [] as number[],
    amenities: [] as number[],
    accessibility: [] as number[],
    area: [] as number[],
  }
  const areaNames: string[] = []
  const areas = new Map<string, number>()

  function areaNumber(name: string): number {
    const known = areas.get(name)
    if (known !== undefined) return known
    areas.set(name, areaNames.length)
    return areaNames.push(name) - 1
  }

  return {
    ...columns,
    areaNames,
    add({ stars = 0, score, kind, area, ...lists }) {
      columns.stars.push(Math.round(stars))
      columns.score.push(Math.round((score?.value ?? 0) * 10))
      columns.reviews.push(score?.reviews ?? 0)
      columns.kind.push(hotelKinds.indexOf(kind))
      columns.amenities.push(amenityBits(lists.amenities))
      columns.accessibility.push(accessibilityBits(lists.accessibility))
      columns.area.push(areaNumber(area))
    },
  }
}

const bitsIn = <T>(all: readonly T[], some: readonly T[]): number =>
  some.reduce((bits, each) => bits | (1 << all.indexOf(each)), 0)

/** Returns a bit for each, as in `HotelFacts`. */
export const amenityBits = (some: readonly Amenity[]): number => bitsIn(amenities, some)
export const accessibilityBits = (some: readonly AccessibilityFact[]): number =>
  bitsIn(accessibilityFacts, some)
