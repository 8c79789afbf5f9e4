import type { CartConflict } from '../../contract/cart/cart.ts'
import type { BookId } from '../../contract/ids.ts'
import { comparedName } from '../../contract/traveller/same-person.ts'
import { greatCircleKm } from '../world/great-circle.ts'
import type { Placed } from './conflicts.ts'

/** Airports this near serve one city, in kilometres. */
const oneCity = 100
/** Faster than airliners, in kilometres an hour, so that only connections that nobody can make are told. */
const fastest = 1000

type Flight = Extract<Placed['presence'][number], { kind: 'flight' }>

interface Flown {
  bookId: BookId
  travellers: Placed['travellers']
  flight: Flight
}

/**
 * Returns flights of different drafts that one traveller can't take both: the same route on one day, times that overlap, or a
 * flight that leaves too soon from elsewhere than the other one lands. Each pair of drafts is told once, by its plainest conflict. Drafts whose travellers are named and all different may well fly at once.
 */
export function flightsAtOnce(drafts: readonly Placed[]): CartConflict[] {
  const all = drafts.flatMap(({ bookId, travellers, presence }) =>
    presence.flatMap((flight): Flown[] =>
      flight.kind === 'flight' ? [{ bookId, travellers, flight }] : [],
    ),
  )
  const found = new Map<string, CartConflict>()
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      const key = `${one.bookId} ${other.bookId}`
      const known = found.get(key)
      if (one.bookId === other.bookId || !mayBeOne(one, other)) continue
      const kind = conflictOf(one, other)
      const isPlainer = !known || known.kind === 'unreachable_flight'
      const days = { flightDay: one.flight.day }
      if (kind && isPlainer)
        found.set(key, { kind, flight: one.bookId, other: other.bookId, ...days })
    }
  }
  return [...found.values()]
}

function conflictOf({ flight: one }: Flown, { flight: other }: Flown) {
  const isRoute =
    greatCircleKm(one.from, other.from) <= oneCity && greatCircleKm(one.to, other.to) <= oneCity
  if (isRoute && one.day === other.day) return 'repeated_flight'
  const isAtOnce = one.departs < other.arrives && other.departs < one.arrives
  if (isAtOnce) return 'overlapping_flights'
  const [first, next] = one.departs < other.departs ? [one, other] : [other, one]
  return next.departs - first.arrives < leastTime(first.to, next.from)
    ? 'unreachable_flight'
    : undefined
}

/** Returns the milliseconds that the fastest way between two airports takes; none within a city. */
function leastTime(from: Flight['to'], to: Flight['from']): number {
  const km = greatCircleKm(from, to)
  return km <= oneCity ? 0 : (km / fastest) * 3_600_000
}

/** Returns whether somebody may be on both flights: names are typed later than flights are chosen. */
function mayBeOne({ travellers: some }: Flown, { travellers: others }: Flown): boolean {
  const isNamed = ({ surname }: Flown['travellers'][number]) => surname !== ''
  if (!some.every(isNamed) || !others.every(isNamed)) return true
  const known = new Set(some.map(comparedName))
  return others.some((each) => known.has(comparedName(each)))
}
