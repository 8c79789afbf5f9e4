import type { HotelKind } from '../../../../contract/hotel/hotel-terms.ts'
import { nightsOf, type StayDates } from '../../../../contract/hotel/stay.ts'

/** What kinds of properties a party books for a stay (docs/decisions/146-recommended-hotels.md). */
export interface KindMix {
  /** Kinds that come first. */
  first: readonly HotelKind[]
  /** Points of recommendation. */
  points: Readonly<Record<HotelKind, number>>
}

const hotelsFirst: KindMix = {
  first: ['hotel'],
  points: {
    hotel: 0.3,
    resort: 0.3,
    ryokan: 0.3,
    riad: 0.3,
    apartment: 0.3,
    guest_house: 0.2,
    villa: 0.1,
    hostel: -0.5,
  },
}

/** One traveller who sleeps in one bed for one night. */
const aloneForANight: KindMix = {
  first: ['hotel', 'hostel'],
  points: {
    hotel: 0.3,
    hostel: 0.3,
    guest_house: 0.2,
    ryokan: 0,
    riad: 0.1,
    resort: -0.2,
    apartment: -0.2,
    villa: -0.5,
  },
}

/** Children, or more adults in a room than a double bed takes. */
const together: KindMix = {
  first: ['apartment', 'resort'],
  points: {
    apartment: 0.4,
    resort: 0.4,
    villa: 0.3,
    hotel: 0.2,
    ryokan: 0.2,
    riad: 0.2,
    guest_house: 0.1,
    hostel: -0.5,
  },
}

export function kindMixOf(stay: StayDates): KindMix {
  const { rooms } = stay
  if (rooms.some(({ adults, childAges }) => childAges.length > 0 || adults > 2)) return together
  const isAlone = rooms.length === 1 && rooms[0]?.adults === 1
  return isAlone && nightsOf(stay) === 1 ? aloneForANight : hotelsFirst
}

/** The places of a list that are mixed, how many of them a kind may have, and how many the first kinds have. */
const mixed = 10
const mostOfKind = 3
const leading = 3

/**
 * Returns a sorted list with its first ten places mixed: the first three for the kinds that come first, and three at most
 * for any kind as long as there are others. `named`, if it's in the list, keeps the first place.
 */
export function mixKinds<T>(
  sorted: readonly T[],
  { first }: KindMix,
  { kindOf, isNamed }: { kindOf(each: T): HotelKind; isNamed(each: T): boolean },
): T[] {
  const picked = new Set<T>()
  const counts = new Map<HotelKind, number>()
  function pick(places: number, most: number, isWanted: (each: T) => boolean): void {
    for (const each of sorted) {
      if (picked.size >= places) return
      const kind = kindOf(each)
      const count = counts.get(kind) ?? 0
      if (count >= most || picked.has(each) || !isWanted(each)) continue
      picked.add(each)
      counts.set(kind, count + 1)
    }
  }
  pick(1, 1, isNamed)
  pick(leading, Math.ceil(leading / first.length), (each) => first.includes(kindOf(each)))
  pick(mixed, mostOfKind, () => true)
  return [...picked, ...sorted.filter((each) => !picked.has(each))]
}
