const day = 24 * 60

/** Hours of each day: `08:00` to `22:00`. */
interface Hours {
  from: string
  to: string
}

/** Returns daily hours of one zone's clock by the clock of another zone, as far apart as they are now. */
export function hoursInZone(
  { from, to, zone }: Hours & { zone: string },
  other: string,
  now: Date,
): Hours {
  const ahead = minutesOfDay(other, now) - minutesOfDay(zone, now)
  return { from: later(from, ahead), to: later(to, ahead) }
}

function minutesOfDay(timeZone: string, now: Date): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return minutesIn(clock.format(now))
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function later(time: string, by: number): string {
  const minutes = (((minutesIn(time) + by) % day) + day) % day
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
