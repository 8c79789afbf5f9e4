import type { Slice } from '../../../contract/flight/offer.ts'
import { isMailAddress } from '../../../contract/flight/passenger-rules.ts'
import { days, hours, seconds } from '../../platform/duration.ts'
import { momentOf } from '../../platform/zoned-time.ts'
import { airportByIata } from '../../world/airport.ts'
import type { SealedBookingRow } from '../booking/booking-store.ts'

/** How long nothing is typed until a booking counts as left. */
export const leftAfter = hours(1)
/** From the first reminder to the second. */
export const secondAfter = hours(24)
/** Who would fly so soon is not reminded: there is hardly time to book. */
const departsWithin = hours(6)
/** A reminder that could not be written in time, for the server stood still, is not wanted any more. */
const tooLate = days(2)
/** Jobs start by the database's clock, which may be a little ahead of this one's. */
const early = seconds(5)

/** What is to be done about a booking now. */
export type Step =
  | { kind: 'write'; number: 1 | 2 }
  | { kind: 'wait'; until: Date }
  | { kind: 'nothing' }

/** What the rules look at. */
interface Left extends Pick<SealedBookingRow, 'state' | 'touchedAt' | 'remindersEndedAt'> {
  draft: Typed
  offers: readonly { offer: { slice: Pick<Slice, 'from' | 'departure'> } }[]
}

interface Typed {
  remind: boolean
  contact: { email: string }
}

/** Returns whether a reminder of this booking could still come, were it asked for. `now` in milliseconds since 1970. */
export const mayRemind = (row: Pick<Left, 'state' | 'offers' | 'remindersEndedAt'>, now: number) =>
  row.state === 'draft' &&
  row.remindersEndedAt === null &&
  firstDeparture(row.offers) - now > departsWithin

/**
 * The first reminder an hour after the last keystroke, the second a day after the first, no third.
 * `written`: when the reminders of this booking were written.
 */
export function nextStep(row: Left, written: readonly Date[], now: number): Step {
  const wished = row.draft.remind === true && isMailAddress(addressOf(row))
  if (!wished || !mayRemind(row, now) || written.length >= 2) return { kind: 'nothing' }
  const [first] = written
  const left = row.touchedAt.getTime() + leftAfter
  const due = first ? Math.max(left, first.getTime() + secondAfter) : left
  if (now + early < due) return { kind: 'wait', until: new Date(due) }
  if (now - due > tooLate) return { kind: 'nothing' }
  return { kind: 'write', number: first ? 2 : 1 }
}

/** Returns the address as it was typed, without spaces around it. */
export const addressOf = ({ draft }: { draft: Typed }): string => draft.contact.email.trim()

/** Returns what is flown and when, for telling whether two bookings are of the same flights. */
export const flightsOf = ({ offers }: Pick<SealedBookingRow, 'offers'>): string =>
  offers
    .flatMap(({ offer }) => offer.slice.segments)
    .map(({ flight, departure }) => `${flight} ${departure}`)
    .join(', ')

/** Returns when the first flight leaves, in milliseconds since 1970. */
function firstDeparture(offers: Left['offers']): number {
  const moments = offers.map(({ offer: { slice } }) =>
    momentOf(slice.departure, airportByIata(slice.from)?.zone ?? 'UTC').getTime(),
  )
  return Math.min(...moments)
}
