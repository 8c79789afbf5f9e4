import type { Slice } from '../../../contract/flight/offer.ts'
import { isMailAddress } from '../../../contract/traveller/traveller-rules.ts'
import { mailFrom } from '../../../contract/traveller/typed-mail.ts'
import { days, hours, seconds } from '../../platform/duration.ts'
import { airportOfOrder } from '../../world/airport.ts'
import { momentOf } from '../../world/zoned-time.ts'
import type { SealedBookingRow } from '../booking/booking-store.ts'

/** How long after the last edit a booking counts as abandoned. */
export const leftAfter = hours(1)
/** From the first reminder to the second. */
export const secondAfter = hours(24)
/** Flights that depart this soon aren't reminded of: there's hardly time to book. */
const departsWithin = hours(6)
/** A reminder that is this late, because the server was down, isn't sent any more. */
const tooLate = days(2)
/** Jobs run by the database's clock, which may be slightly ahead of this one. */
const early = seconds(5)

/** What to do about a booking now. */
export type Step =
  | { kind: 'write'; number: 1 | 2 }
  | { kind: 'wait'; until: Date }
  | { kind: 'nothing' }

/** What the rules depend on. */
interface Left extends Pick<SealedBookingRow, 'state' | 'touchedAt' | 'remindersEndedAt'> {
  draft: Typed
  offers: readonly { offer: { slice: Pick<Slice, 'from' | 'departure'> } }[]
}

interface Typed {
  remind: boolean
  contact: { email: string }
}

/** Returns whether this booking could still be reminded of. `now` in milliseconds since 1970. */
export const mayRemind = (row: Pick<Left, 'state' | 'offers' | 'remindersEndedAt'>, now: number) =>
  row.state === 'draft' &&
  row.remindersEndedAt === null &&
  firstDeparture(row.offers) - now > departsWithin

/**
 * Returns the next step: a first reminder an hour after the last edit, a second a day after the first, no third.
 * `written`: when this booking's reminders were written.
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

/** Returns the address in a typed text. */
export const addressOf = ({ draft }: { draft: Typed }): string => mailFrom(draft.contact.email)

/** Returns a key of the flights and their times, for comparing two bookings. */
export const flightsOf = ({ offers }: Pick<SealedBookingRow, 'offers'>): string =>
  offers
    .flatMap(({ offer }) => offer.slice.segments)
    .map(({ flight, departure }) => `${flight} ${departure}`)
    .join(', ')

/** Returns the departure of the first flight, in milliseconds since 1970. */
function firstDeparture(offers: Left['offers']): number {
  const moments = offers.map(({ offer: { slice } }) =>
    momentOf(slice.departure, airportOfOrder(slice.from)?.zone ?? 'UTC').getTime(),
  )
  return Math.min(...moments)
}
