/** The day so many days later (or earlier), `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day at a place at a moment, `YYYY-MM-DD`. */
export function dayInZone(moment: Date, zone: string): string {
  // Making a format takes a hundred times longer than using it; there are as many as time zones.
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  formats.set(zone, format)
  return format.format(moment)
}
