const offsets = new Map<string, Intl.DateTimeFormat>()

/** Making one costs more than all it is asked for a page. */
function offsetIn(timeZone: string): Intl.DateTimeFormat {
  const known = offsets.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
  offsets.set(timeZone, made)
  return made
}

/** How far clocks in the zone are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, zone: string): number {
  const parts = offsetIn(zone).format(moment)
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(parts) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}

/**
 * The moment at which clocks in a zone show a local time (`YYYY-MM-DDTHH:MM`). A time that is skipped
 * when clocks go forward counts from the offset before; one that comes twice is its first.
 */
export function momentOf(local: string, zone: string): Date {
  const wall = Date.parse(`${local}:00Z`)
  const before = wall - offsetAt(wall - 86_400_000, zone)
  const after = wall - offsetAt(wall + 86_400_000, zone)
  const right = [before, after].filter((moment) => moment + offsetAt(moment, zone) === wall)
  return new Date(right[0] ?? before)
}
