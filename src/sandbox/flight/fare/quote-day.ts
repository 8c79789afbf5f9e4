/** The day on which a price is asked, `YYYY-MM-DD` in UTC: prices move from one to the next. */
export const quoteDay = (now: Date): string => now.toISOString().slice(0, 10)

/** Days from one date to another, both `YYYY-MM-DD`; never less than 0. */
export function daysBetween(today: string, date: string): number {
  return Math.max(0, (Date.parse(date) - Date.parse(today)) / 86_400_000)
}
