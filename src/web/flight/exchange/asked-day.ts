import { isoDateSchema } from '../../../contract/flight/offer.ts'
import { shiftDate } from '../../calendar/days.ts'

interface Days {
  first: string
  last: string
}

/** Returns the day to search: the requested one, otherwise the booked one, limited to possible days. */
export function dayToAsk(asked: string | null, flown: string, { first, last }: Days): string {
  if (asked !== null) return asked.slice(0, 20)
  if (flown < first) return first
  return flown > last ? last : flown
}

export const isDay = (text: string): boolean => isoDateSchema.safeParse(text).success

/** Returns the possible days around a date. */
export const daysAround = (day: string, { first, last }: Days): string[] =>
  [-2, -1, 0, 1, 2]
    .map((days) => shiftDate(day, days))
    .filter((each) => each === day || (each >= first && each <= last))
