import { minuteOfDay } from './time-of-day.ts'

const hour = (number: number) => `${String(number).padStart(2, '0')}.00`

/** The 26 hourly slots by name, `00.00-01.00` to `25.00-26.00` (S3.36). */
export const hourlySlots: readonly string[] = Array.from(
  { length: 26 },
  (_, slot) => `${hour(slot)}-${hour(slot + 1)}`,
)

/**
 * The place in `hourlySlots` of a landing, counted from midnight of the day of departure, so that a flight
 * that lands at 00.40 the next morning (slot 24) stands after one that lands at 23.10 (slot 23). What lands
 * later still counts to the last. Over the date line a landing can lie a calendar day back: it counts as slot 0.
 */
export function hourlySlot(arrival: string, dayShift: number): number {
  const slot = dayShift * 24 + Math.floor(minuteOfDay(arrival) / 60)
  return Math.min(Math.max(slot, 0), hourlySlots.length - 1)
}
