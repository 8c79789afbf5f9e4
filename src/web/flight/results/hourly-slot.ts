import { minuteOfDay } from './time-of-day.ts'

/** The last of the 26 hourly slots, 25.00–26.00 (S3.36); what lands later still is counted there. */
const lastSlot = 25

/**
 * The hourly slot of a landing, counted from midnight of the day of departure, so that a flight that
 * lands at 00.40 the next morning (slot 24) stands after one that lands at 23.10 (slot 23).
 * Over the date line a landing can lie a calendar day back: it counts as slot 0.
 */
export function hourlySlot(arrival: string, dayShift: number): number {
  const hour = dayShift * 24 + Math.floor(minuteOfDay(arrival) / 60)
  return Math.min(Math.max(hour, 0), lastSlot)
}
