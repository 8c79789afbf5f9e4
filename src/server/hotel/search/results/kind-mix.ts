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

/** How many of the first places the kinds that come first have. */
const leading = 3
/** Places that are mixed together, and how many of them a kind may have: three of the first ten, then half of each ten. */
const tens: readonly { until: number; most: number }[] = [
  { until: 10, most: 3 },
  { until: 20, most: 5 },
  { until: 30, most: 5 },
  { until: 40, most: 5 },
  { until: 50, most: 5 },
]

/** What the mix knows of a property. */
interface Told<T> {
  kindOf(each: T): HotelKind
  /** Whether it was searched for by name. */
  isNamed(each: T): boolean
  /** Whether enough guests praise it. */
  isProven(each: T): boolean
}

/**
 * Returns a sorted list with its first fifty places mixed: the first three for the kinds that come first, three of the first
 * ten at most for any kind, and five of each ten after them, as long as there are others. The first ten are proven ones, as long
 * as there are enough: the limit of a kind lifts none that guests don't praise. `named`, if it's in the list, keeps the first place.
 */
export function mixKinds<T>(
  sorted: readonly T[],
  { first }: KindMix,
  { kindOf, isNamed, isProven }: Told<T>,
): T[] {
  const picked = new Set<T>()
  let counts = new Map<HotelKind, number>()
  function pick(until: number, most: number, isWanted: (each: T) => boolean = () => true): void {
    for (const each of sorted) {
      if (picked.size >= until) return
      const kind = kindOf(each)
      const count = counts.get(kind) ?? 0
      if (count >= most || picked.has(each) || !isWanted(each)) continue
      picked.add(each)
      counts.set(kind, count + 1)
    }
  }
  pick(1, 1, isNamed)
  const isFirst = (each: T) => first.includes(kindOf(each))
  const mostFirst = Math.ceil(leading / first.length)
  pick(leading, mostFirst, (each) => isFirst(each) && isProven(each))
  pick(leading, mostFirst, isFirst)
  for (const [ten, { until, most }] of tens.entries()) {
    if (ten === 0) pick(until, most, isProven)
    pick(until, most)
    // Too few of other kinds are left.
    pick(until, Number.POSITIVE_INFINITY)
    counts = new Map()
  }
  return [...picked, ...sorted.filter((each) => !picked.has(each))]
}
