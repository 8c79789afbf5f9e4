import type { CartConflict } from '../../contract/cart/cart.ts'
import { defaultLocale } from '../../contract/default-locale.ts'
import type { BookId } from '../../contract/ids.ts'
import type { TravellerDetails } from '../order/travellers.ts'
import { greatCircleKm } from '../world/great-circle.ts'
import { bedsAndPeople } from './beds-and-people.ts'
import type { Presence } from './cart-product.ts'
import { flightsAtOnce } from './flights-at-once.ts'
import { titlesOfPeople } from './titles-of-people.ts'

export interface Placed {
  bookId: BookId
  presence: readonly Presence[]
  /** Who flies, as typed so far; empty for stays. */
  travellers: readonly { givenName: string; surname: string }[]
  /** How many sleep there; 0 for flights. */
  guests: number
  /** All that are named so far, guests included. */
  named: readonly Pick<TravellerDetails, 'title' | 'givenName' | 'surname' | 'birthDate'>[]
}

/** An airport serves stays this near, in kilometres. */
const near = 150
/** Until this hour of the morning after check-in, an arrival belongs to the night that was booked. */
const endOfNight = 'T06:00'

/** Returns conflicts in a cart, for a reader of `language`. They don't block booking: only travellers know why. */
export function conflictsIn(drafts: readonly Placed[], language = defaultLocale): CartConflict[] {
  const atOnce = flightsAtOnce(drafts)
  const repeated = new Set(
    atOnce.flatMap((each) => (each.kind === 'repeated_flight' ? [each.other] : [])),
  )
  return [
    ...atOnce,
    ...wrongDays(drafts),
    ...bedsAndPeople(drafts, repeated),
    ...titlesOfPeople(drafts, language),
  ]
}

/**
 * Returns which flights and stays don't fit in time, each stay at most once for its begin and once for its end: whom one flight
 * brings in time, a later one needn't. Of several flights, the nearest to the stay is named.
 */
function wrongDays(drafts: readonly Placed[]): CartConflict[] {
  const all = drafts.flatMap(({ bookId, presence }) => presence.map((each) => ({ bookId, each })))
  return all.flatMap(({ bookId: stay, each: slept }): CartConflict[] => {
    if (slept.kind !== 'stay') return []
    const { checkIn, checkOut } = slept
    const there = all.flatMap(({ bookId: flight, each }) =>
      each.kind === 'between' && greatCircleKm(each.place, slept.place) <= near
        ? [{ flight, arrival: each.arrival, departure: each.departure }]
        : [],
    )
    const [first] = there
      .flatMap(({ flight, arrival }) => (arrival ? [{ flight, at: arrival }] : []))
      .sort((a, b) => (a.at < b.at ? -1 : 1))
    const last = there
      .flatMap(({ flight, departure }) => (departure ? [{ flight, at: departure }] : []))
      .sort((a, b) => (a.at < b.at ? -1 : 1))
      .at(-1)
    const told = (
      kind: DaysKind,
      { flight, at }: { flight: BookId; at: string },
      stayDay: string,
    ) => ({
      kind,
      flight,
      stay,
      flightDay: at.slice(0, 10),
      stayDay,
    })
    if (first && first.at > nextDay(checkIn) + endOfNight) {
      return [told('arrives_after_check_in', first, checkIn)]
    }
    if (last && last.at.slice(0, 10) < checkOut) {
      return [told('leaves_before_check_out', last, checkOut)]
    }
    return []
  })
}

type DaysKind = 'arrives_after_check_in' | 'leaves_before_check_out'

const nextDay = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
