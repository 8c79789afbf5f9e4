import type { Place } from '../../contract/place/place.ts'

const hour = 60 * 60 * 1000

/** Flights and stays go on sale this many days ahead. */
const daysOnSale = 360

/** By time zone, because making one takes longer than everything else about a page's dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = timeZone && formats.get(timeZone)
  if (known) return known
  // Formatted by parts, because no locale writes ISO dates in every browser (en-CA doesn't in WebKit).
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  // This machine's own zone may change.
  if (timeZone) formats.set(timeZone, format)
  return format
}

/** Returns the calendar day in a time zone, `YYYY-MM-DD`; without one, by this machine's clock. */
export function dayAt(now: number, timeZone?: string): string {
  const parts = formatIn(timeZone).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/**
 * Returns the first possible day from a place: today by its local time, like the front API. While the time zone is
 * unknown, the day at UTC−12, where days end last: no earlier day is possible anywhere.
 */
export const firstDayFrom = (now: number, timeZone: string | undefined): string =>
  timeZone ? dayAt(now, timeZone) : new Date(now - 12 * hour).toISOString().slice(0, 10)

/**
 * Returns a function for the first possible day from each of these places, by code; see `firstDayFrom` for unknown
 * ones.
 */
export const firstDayAmong =
  (places: readonly Pick<Place, 'code' | 'zone'>[], now: number) =>
  (code: string): string =>
    firstDayFrom(now, places.find((each) => each.code === code)?.zone)

/** Returns the last day on sale, counted from today's date at the origin. */
export const lastDayFrom = (today: string): string => shiftDate(today, daysOnSale)

const day = 86_400_000

/** Returns the date this many days later (or earlier): `shiftDate('2026-12-31', 1)` is `2027-01-01`. */
export function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
}
