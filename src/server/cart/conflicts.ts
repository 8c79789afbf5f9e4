import type { CartConflict } from '../../contract/cart/cart.ts'
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

/** Returns conflicts in a cart. They don't block booking: only travellers know why. */
export const conflictsIn = (drafts: readonly Placed[]): CartConflict[] => [
  ...flightsAtOnce(drafts),
  ...wrongDays(drafts),
  ...bedsAndPeople(drafts),
  ...titlesOfPeople(drafts),
]

/** Returns which flights and stays don't fit in time. */
function wrongDays(drafts: readonly Placed[]): CartConflict[] {
  const all = drafts.flatMap(({ bookId, presence }) => presence.map((each) => ({ bookId, each })))
  return all.flatMap(({ bookId: flight, each: there }) =>
    all.flatMap(({ bookId: stay, each: slept }): CartConflict[] => {
      if (there.kind !== 'between' || slept.kind !== 'stay') return []
      if (greatCircleKm(there.place, slept.place) > near) return []
      const { arrival, departure } = there
      const { checkIn, checkOut } = slept
      const ids = { flight, stay }
      if (arrival && arrival > nextDay(checkIn) + endOfNight) {
        const days = { flightDay: arrival.slice(0, 10), stayDay: checkIn }
        return [{ kind: 'arrives_after_check_in', ...ids, ...days }]
      }
      if (departure && departure.slice(0, 10) < checkOut) {
        const days = { flightDay: departure.slice(0, 10), stayDay: checkOut }
        return [{ kind: 'leaves_before_check_out', ...ids, ...days }]
      }
      return []
    }),
  )
}

const nextDay = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
