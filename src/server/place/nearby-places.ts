import { onceEach } from '../platform/once-each.ts'
import { type Airport, airports } from '../world/airport.ts'
import { type GlobePoint, greatCircleKm } from '../world/great-circle.ts'

/** The longest distance people drive to a flight. */
const farthestKm = 400
/** This many kilometres more weigh as much as ten times the traffic. */
const kmForTenfoldTraffic = 150

interface Start {
  /** A metropolitan code, or the code of a lone airport. */
  code: string
  busiest: Airport
}

/** Possible origins, each city once, busiest first. */
const starts: readonly Start[] = [...Map.groupBy(airports, (airport) => airport.cityCode)].flatMap(
  ([code, [busiest]]) => (busiest ? { code, busiest } : []),
)

export interface Whereabouts {
  point?: GlobePoint | undefined
  /** IANA time zone, by any of its names. */
  zone?: string | undefined
  country?: string | undefined
}

/**
 * Returns codes of cities and single airports to fly from: those around the point, near and busy ones first. Without a
 * point, the busiest one of the time zone or else of the country, followed by those around it.
 */
export function nearbyPlaces({ point, zone, country }: Whereabouts, limit: number): string[] {
  if (point) return around(point, limit)
  const clock = zone && canonical(zone)
  const own = starts.filter(({ busiest }) =>
    zone ? canonicalOnce(busiest.zone) === clock : busiest.country === country,
  )
  const [first] = own
  if (!first) return []
  const codes = own.map(({ code }) => code)
  return [...new Set([...codes, ...around(first.busiest, limit)])].slice(0, limit)
}

/**
 * Returns the canonical name of a zone that has several (`Asia/Calcutta`, `Asia/Kolkata`), or undefined if it's
 * invalid.
 */
function canonical(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Cached for the airports' own zones only: callers can send unlimited values. */
const canonicalOnce = onceEach(canonical)

function around(point: GlobePoint, limit: number): string[] {
  const near = starts.flatMap(({ code, busiest }) => {
    const km = greatCircleKm(point, busiest)
    if (km > farthestKm) return []
    return { code, score: Math.log10(busiest.weight) - km / kmForTenfoldTraffic }
  })
  const best = near.sort((a, b) => b.score - a.score).slice(0, limit)
  return best.map(({ code }) => code)
}
