import type { TimeOfDay } from '../../../../contract/flight-terms.ts'

/** Minutes since local midnight of a wall-clock time `YYYY-MM-DDTHH:MM`. */
export const minuteOfDay = (time: string): number =>
  Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))

/** Which quarter of the day a wall-clock time falls into (S3.35): 00–06, 06–12, 12–18, 18–24. */
export function timeOfDay(time: string): TimeOfDay {
  const hour = Number(time.slice(11, 13))
  if (hour < 6) return 'early'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'night'
}
