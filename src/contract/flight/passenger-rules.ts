import type { PassengerType } from '../checkout/passenger-types.ts'
import { type BookingFieldCode, isCalendarDay } from '../traveller/traveller-rules.ts'

/** Nobody has lived this long, so an earlier birth date is a typo. */
const oldest = 130

/** Ages in completed years on the date of the last flight, the airlines' rule: from (inclusive) and to (exclusive). */
export const ageBands: Readonly<Record<PassengerType, { from: number; below: number }>> = {
  adult: { from: 12, below: oldest },
  child: { from: 2, below: 12 },
  infant: { from: 0, below: 2 },
}

/**
 * Returns completed years on a day; both dates `YYYY-MM-DD`. Someone born on 29 February completes a year on 1 March
 * in common years. Negative before birth.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Returns the day, `YYYY-MM-DD`, where it's latest: in the zone 14 hours ahead of UTC. `now` is in milliseconds. */
export const latestToday = (now: number): string =>
  new Date(now + 14 * 3_600_000).toISOString().slice(0, 10)

/** The days that limit birth dates, `YYYY-MM-DD`. */
export interface BirthDateLimits {
  /** Nobody is born after today, wherever they are, or after the first flight. */
  latestBirthDate: string
  lastFlightDate: string
}

/**
 * Returns the limits of birth dates for flights on some days: ages are calculated on the local date of the last flight.
 * `now` is in milliseconds.
 */
export function birthDateLimits(days: readonly string[], now: number): BirthDateLimits {
  const sorted = days.toSorted()
  const [latestBirthDate = ''] = [latestToday(now), ...sorted.slice(0, 1)].sort()
  return { latestBirthDate, lastFlightDate: sorted.at(-1) ?? '' }
}

/** Returns what is wrong with a birth date for this type of passenger, or undefined. */
export function birthDateProblem(
  birthDate: string,
  type: PassengerType,
  { latestBirthDate, lastFlightDate }: BirthDateLimits,
): BookingFieldCode | undefined {
  if (birthDate === '') return 'REQUIRED'
  if (!isCalendarDay(birthDate)) return 'DATE_INVALID'
  if (birthDate > latestBirthDate) return 'DATE_IN_FUTURE'
  const age = ageOn(birthDate, lastFlightDate)
  if (age >= oldest) return 'DATE_TOO_OLD'
  const { from, below } = ageBands[type]
  if (age >= from && age < below) return undefined
  return `AGE_${type.toUpperCase() as 'ADULT' | 'CHILD' | 'INFANT'}`
}

/**
 * Returns whether a passport is valid after the last flight, but for less than six months, which many countries don't
 * accept. It depends on passport and destination, so it's only a warning. Dates are `YYYY-MM-DD`.
 */
export function isWithinSixMonths(expiry: string, lastFlightDate: string): boolean {
  if (!isCalendarDay(expiry) || expiry <= lastFlightDate) return false
  const date = new Date(`${lastFlightDate}T00:00:00Z`)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + 6)
  // Six months after 31 August is the last day of February.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return expiry < date.toISOString().slice(0, 10)
}
