import { onceEach } from '../../../server/platform/once-each.ts'
import { offsetAt } from '../../../server/world/zoned-time.ts'

/** A period in which a zone's offset is constant: UTC minutes, end excluded. */
interface Stretch {
  from: number
  until: number
  /** Minutes east of UTC. */
  offset: number
}

/**
 * The offsets of one IANA zone. Intl is only used once per year, and the transitions are cached, because a search
 * needs thousands of offsets.
 */
export interface ZoneClock {
  /** Returns the minutes east of UTC at a UTC minute. */
  offsetAt(utcMinute: number): number
  /**
   * Returns the UTC minute of a local minute. A local time skipped in spring uses the offset before the change (02:30
   * is then 03:30); of one that occurs twice in autumn, the first is used.
   */
  toUtc(localMinute: number): number
}

/** The clock of an IANA zone. */
export const zoneClock = onceEach(createZoneClock)

function createZoneClock(zone: string): ZoneClock {
  const years = new Map<number, Stretch[]>()
  let last: Stretch = { from: 0, until: 0, offset: 0 }

  function stretchAt(utcMinute: number): Stretch {
    if (utcMinute >= last.from && utcMinute < last.until) return last
    const year = new Date(utcMinute * 60_000).getUTCFullYear()
    let stretches = years.get(year)
    if (!stretches) {
      stretches = stretchesOfYear(zone, year)
      years.set(year, stretches)
    }
    last = stretches.find((stretch) => utcMinute < stretch.until) ?? last
    return last
  }

  return {
    offsetAt: (utcMinute) => stretchAt(utcMinute).offset,
    toUtc(localMinute) {
      // The offset a day earlier is the one before any transition that could affect this local time.
      const before = stretchAt(localMinute - 1440).offset
      const early = localMinute - before
      const after = stretchAt(early).offset
      if (after === before) return early
      const late = localMinute - after
      return after < before
        ? Math.max(early, late)
        : stretchAt(late).offset === after
          ? late
          : early
    },
  }
}

const askedOffset = (zone: string, utcMinute: number): number =>
  offsetAt(utcMinute * 60_000, zone) / 60_000

function stretchesOfYear(zone: string, year: number): Stretch[] {
  const end = Date.UTC(year + 1, 0, 1) / 60_000
  let from = Date.UTC(year, 0, 1) / 60_000
  let offset = askedOffset(zone, from)
  const stretches: Stretch[] = []
  // Steps of ten days, because Morocco changes its clock twice within five weeks, around Ramadan.
  for (let probe = from; probe < end; ) {
    const next = Math.min(probe + 14_400, end)
    const found = askedOffset(zone, next)
    if (found !== offset) {
      const change = firstMinuteWith(zone, found, probe, next)
      stretches.push({ from, until: change, offset })
      from = change
      offset = found
    }
    probe = next
  }
  stretches.push({ from, until: end, offset })
  return stretches
}

function firstMinuteWith(zone: string, offset: number, before: number, after: number): number {
  let low = before
  let high = after
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (askedOffset(zone, middle) === offset) high = middle
    else low = middle
  }
  return high
}
