/** The day so many days later (or earlier), `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** The calendar day at a place at a moment, `YYYY-MM-DD`. */
export function dayInZone(moment: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment)
}
