import type { TimeOfDay } from '../flight-terms.ts'

/** Returns the quarter of the day of a local time (S3.35): 00–06, 06–12, 12–18, 18–24. */
export function timeOfDay(time: string): TimeOfDay {
  const hour = hourOf(time)
  if (hour < 6) return 'early'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'night'
}

const name = (hour: number) => `${String(hour).padStart(2, '0')}.00`

/** The 26 hourly slots by name, `00.00-01.00` to `25.00-26.00` (S3.36). */
export const hourlySlots: readonly string[] = Array.from(
  { length: 26 },
  (_, slot) => `${name(slot)}-${name(slot + 1)}`,
)

/**
 * Returns the index in `hourlySlots` of a local time, counted from midnight of the day of departure: a landing at
 * 00.40 the next morning is slot 24, after one at 23.10, slot 23. Later arrivals count as the last slot. Across the
 * date line a landing can be on the previous day: that's slot 0.
 */
export function hourlySlot(time: string, dayShift: number): number {
  return Math.min(Math.max(dayShift * 24 + hourOf(time), 0), hourlySlots.length - 1)
}

const hourOf = (time: string): number => Number(time.slice(11, 13))
