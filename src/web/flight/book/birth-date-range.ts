import type { PassengerType } from '../../../contract/offer.ts'
import { ageBands } from '../../../contract/passenger-rules.ts'

/** The first and last birthday that a passenger of this type can have, for the browser's calendar. */
export function birthDateRange(
  type: PassengerType,
  lastFlightDate: string,
): { min: string; max: string } {
  const { from, below } = ageBands[type]
  const day = new Date(`${yearsBefore(lastFlightDate, below)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return { min: day.toISOString().slice(0, 10), max: yearsBefore(lastFlightDate, from) }
}

function yearsBefore(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  const month = date.getUTCMonth()
  date.setUTCFullYear(date.getUTCFullYear() - years)
  // 29 February has no like in a common year: the last day of its month stands in.
  if (date.getUTCMonth() !== month) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}
