import type { City } from '../../../server/world/city.ts'
import { type Curve, interpolate } from '../../shared/interpolate.ts'
import { holidayFactor } from './holidays.ts'
import { seasonFactor } from './season.ts'

/** One night in a city. */
export interface CityNight {
  /** `YYYY-MM-DD`: the day on which it begins. */
  date: string
  /** Days since 1970. */
  day: number
  /** 0 is Sunday. */
  weekday: number
  /** The factor of the days until it. */
  lead: number
  /** Share of final demand already booked. */
  sold: number
  /** How many travellers want to stay: season and holidays, about 0.7 to 1.9. */
  demand: number
}

const dayMs = 86_400_000

export const dayOf = (date: string): number => Math.round(Date.parse(date) / dayMs)
export const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** Returns the nights of a stay, seen from `today`. */
export function nightsIn(
  city: City,
  checkIn: string,
  checkOut: string,
  today: string,
): CityNight[] {
  const first = dayOf(checkIn)
  return Array.from({ length: dayOf(checkOut) - first }, (_, index) => {
    const day = first + index
    const date = dateOf(day)
    const ahead = Math.max(0, day - dayOf(today))
    const intoYear = day - dayOf(`${date.slice(0, 4)}-01-01`)
    return {
      date,
      day,
      // 1 January 1970 was a Thursday.
      weekday: (day + 4) % 7,
      lead: leadFactor(ahead),
      sold: interpolate(soldByDaysAhead, ahead),
      demand: seasonFactor(city, intoYear) * holidayFactor(city.country, date),
    }
  })
}

/** Cheapest two to four months ahead. */
const byDaysAhead: Curve = [
  [0, 1.06],
  [3, 1.1],
  [7, 1.06],
  [14, 1.02],
  [30, 1],
  [75, 0.95],
  [180, 0.94],
  [360, 0.98],
]

export const leadFactor = (daysAhead: number): number => interpolate(byDaysAhead, daysAhead)

const soldByDaysAhead: Curve = [
  [0, 1],
  [2, 0.94],
  [7, 0.8],
  [14, 0.66],
  [30, 0.46],
  [60, 0.28],
  [120, 0.13],
  [240, 0.05],
  [400, 0],
]

/** By the share of rooms left. */
const byRoomsLeft: Curve = [
  [0, 1.24],
  [0.15, 1.16],
  [0.35, 1.04],
  [0.6, 0.99],
  [1, 0.93],
]

export const scarcityFactor = (share: number): number => interpolate(byRoomsLeft, share)

/** Returns the nights of a stay, `YYYY-MM-DD`. */
export const nightsBetween = (checkIn: string, checkOut: string): string[] => {
  const first = dayOf(checkIn)
  return Array.from({ length: dayOf(checkOut) - first }, (_, index) => dateOf(first + index))
}
