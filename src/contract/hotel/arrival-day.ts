/** The earliest arrival on the day of check-in: earlier times are in the night after it. */
const morning = '06:00'

/**
 * Returns the day of a guest's arrival time (`01:30`) if it isn't the day of check-in, but the night after it; both
 * days `YYYY-MM-DD`. Undefined if it's the day of check-in.
 */
export function nightArrivalDay(checkIn: string, arrivesAt: string): string | undefined {
  if (!arrivesAt || arrivesAt >= morning) return undefined
  const day = new Date(`${checkIn}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
