/** Minutes in a day of 24 hours. */
export const DAY = 1440

/**
 * Returns a date as days since 1970-01-01, for date arithmetic. Throws a RangeError for anything that isn't a calendar
 * date.
 */
export function dayOf(date: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(ms) || dateOf(ms / 86_400_000) !== date) {
    throw new RangeError(`not a date: ${date}`)
  }
  return ms / 86_400_000
}

/** Returns the date, `YYYY-MM-DD`, of a day since 1970-01-01. */
export function dateOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}

/** Returns 0 for Monday to 6 for Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}

/** Formats minutes since 1970-01-01T00:00 local time as `YYYY-MM-DDTHH:MM`. */
export function wallClock(localMinute: number): string {
  return new Date(localMinute * 60_000).toISOString().slice(0, 16)
}

/** Formats a minute of the day as `HH:MM`. */
export function clockTime(minuteOfDay: number): string {
  return new Date(minuteOfDay * 60_000).toISOString().slice(11, 16)
}
