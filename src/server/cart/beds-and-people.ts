import type { CartConflict } from '../../contract/cart/cart.ts'
import type { BookId } from '../../contract/ids.ts'
import type { Placed } from './conflicts.ts'
import { isForgotten, type TimeAt, timesAt } from './stays-at.ts'

/**
 * Returns nights between flights and stays of a cart for which it has no bed, and stays for more or fewer people than fly there.
 * A cart without any stay says nothing: its travellers may sleep anywhere.
 */
export function bedsAndPeople(
  drafts: readonly Placed[],
  /** Flights that are told to repeat others. */
  repeated: ReadonlySet<BookId>,
): CartConflict[] {
  if (!drafts.some(({ presence }) => presence.some(({ kind }) => kind === 'stay'))) return []
  const all = timesAt(drafts)
  return [...widest(onlyOnce(all.flatMap(bedless))), ...onlyOnce(otherPeople(all, repeated))]
}

function bedless({ flight, from, to, stays }: TimeAt): CartConflict[] {
  const told = (stay: BookId | null, begin: string, end: string): CartConflict[] =>
    isForgotten(begin, end)
      ? [{ kind: 'nights_without_bed', flight, stay, from: begin, to: end }]
      : []
  const [first] = stays
  if (!first) return to ? told(null, from, to) : []
  const found = told(first.bookId, from, first.checkIn)
  let slept = first
  for (const stay of stays) {
    found.push(...told(slept.bookId, slept.checkOut, stay.checkIn))
    if (stay.checkOut > slept.checkOut) slept = stay
  }
  if (to) found.push(...told(slept.bookId, slept.checkOut, to))
  return found
}

/** Flights and stays of several drafts at one place and time belong together: a party may be booked in parts. */
function otherPeople(all: readonly TimeAt[], repeated: ReadonlySet<BookId>): CartConflict[] {
  return all.flatMap(({ flight, from, stays }): CartConflict[] => {
    const [first] = stays
    if (!first) return []
    const guests = stays
      .filter(({ checkIn }) => checkIn < first.checkOut)
      .reduce((sum, stay) => sum + stay.guests, 0)
    const flown = all.filter((each) => each.from === from && each.stays[0]?.bookId === first.bookId)
    const sumOf = (some: readonly TimeAt[]) => some.reduce((sum, each) => sum + each.travellers, 0)
    const travellers = sumOf(flown)
    // Without the flights that are in the cart twice it may be right: then those are the only conflict.
    const once = sumOf(flown.filter((each) => !repeated.has(each.flight)))
    if (guests === travellers || guests === once) return []
    return [{ kind: 'different_people', flight, stay: first.bookId, travellers, guests }]
  })
}

/** Nights within others are no second conflict: a bed for the longer time is one for the shorter. */
const widest = (conflicts: readonly CartConflict[]): CartConflict[] =>
  conflicts.filter(
    (one) =>
      !conflicts.some(
        (other) =>
          other !== one &&
          one.kind === 'nights_without_bed' &&
          other.kind === 'nights_without_bed' &&
          other.from <= one.from &&
          one.to <= other.to,
      ),
  )

/** Two flights to one place make the same remark about its stays. */
function onlyOnce(conflicts: readonly CartConflict[]): CartConflict[] {
  const byStay = new Map<string, CartConflict>()
  for (const each of conflicts) {
    const nights = each.kind === 'nights_without_bed' ? `${each.from} ${each.to}` : ''
    const key = `${'stay' in each ? each.stay : ''} ${nights}`
    if (!byStay.has(key)) byStay.set(key, each)
  }
  return [...byStay.values()]
}
