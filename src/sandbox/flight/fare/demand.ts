import { airportByIata } from '../../../server/world/airport.ts'
import { type Curve, interpolate } from '../../shared/interpolate.ts'
import { fractionOf, hashText } from '../../shared/seeded.ts'
import type { FareComponent } from './fare-component.ts'

/** Returns the day of a quote, `YYYY-MM-DD` in UTC. Prices change from one day to the next. */
export const quoteDay = (now: Date): string => now.toISOString().slice(0, 10)

/** Returns the days between two dates, both `YYYY-MM-DD`; never less than 0. */
export function daysBetween(today: string, date: string): number {
  return Math.max(0, (Date.parse(date) - Date.parse(today)) / 86_400_000)
}

/** Cheapest two to three months ahead, most expensive on the day. */
const byDaysAhead: Curve = [
  [0, 1.55],
  [3, 1.42],
  [7, 1.2],
  [14, 1.05],
  [30, 0.93],
  [75, 0.87],
  [180, 0.92],
  [360, 1],
]

/** Sunday first. Days on which people travel home cost more than midweek. */
const byWeekday = [1.09, 1.02, 0.93, 0.94, 1, 1.08, 0.98]

/** The share of seats left, mapped to the cheapest booking class still on sale. */
const ladder: readonly (readonly [atLeast: number, factor: number])[] = [
  [0.6, 0.88],
  [0.45, 0.94],
  [0.3, 1],
  [0.2, 1.08],
  [0.1, 1.18],
  [0, 1.28],
]

/** With this few seats left, only the most expensive class is on sale, whatever the cabin's size. */
const LAST_SEATS = 6

/** Seats that can still be sold in a cabin, and how many it has. */
export interface SeatsLeft {
  left: number
  capacity: number
}

/** Returns the price factor of the booking class on sale with this many seats left. */
export function ladderFactor({ left, capacity }: SeatsLeft): number {
  if (left <= LAST_SEATS || capacity === 0) return ladder.at(-1)?.[1] ?? 1
  const share = left / capacity
  return ladder.find(([atLeast]) => share >= atLeast)?.[1] ?? 1
}

/**
 * Returns how demand changes a component's ordinary price: days ahead, weekday, season, time of day, seats left, the
 * flight's popularity, and a small random part. Between 0.58 and 1.9; deterministic for the same `today`.
 */
export function demandFactor(component: FareComponent, seats: SeatsLeft, today: string): number {
  const first = component.legs[0]
  if (!first) return 1
  const date = first.departure.slice(0, 10)
  const liking = 0.91 + 0.18 * fractionOf(hashText(`liking ${first.flight}`))
  const own = liking * (0.95 + 0.1 * fractionOf(hashText(`${first.flight} ${date}`)))
  const factor =
    interpolate(byDaysAhead, daysBetween(today, date)) *
    (byWeekday[new Date(`${date}T00:00Z`).getUTCDay()] ?? 1) *
    seasonFactor(date, component.to) *
    hourFactor(Number(first.departure.slice(11, 13)), component.km) *
    ladderFactor(seats) *
    own
  return Math.min(1.9, Math.max(0.58, factor))
}

const summer: Record<string, number> = { '06': 1.06, '07': 1.15, '08': 1.14, '09': 0.98 }
const quiet: Record<string, number> = { '01': 0.94, '02': 0.92, '03': 0.97, '10': 0.97, '11': 0.93 }

function seasonFactor(date: string, to: string): number {
  const day = date.slice(5)
  if (day >= '12-18' || day <= '01-04') return 1.25
  const month = date.slice(5, 7)
  const lat = airportByIata(to)?.lat ?? 0
  // South of the tropics the seasons are reversed.
  const turned = lat < -23 ? String(((Number(month) + 5) % 12) + 1).padStart(2, '0') : month
  const factor = summer[turned] ?? quiet[turned] ?? 1
  return Math.abs(lat) <= 23 ? 1 + (factor - 1) / 2 : factor
}

/**
 * Returns the factor for the time of day. On short trips mornings and early evenings cost more; night flights are
 * unpopular.
 */
function hourFactor(hour: number, km: number): number {
  if (hour >= 22 || hour < 5) return 0.92
  const peak = (hour >= 7 && hour <= 9) || (hour >= 17 && hour <= 19)
  return peak && km < 2500 ? 1.06 : 1
}
