import type { Occupancy } from '../../../contract/hotel/stay.ts'
import { fractionOf, hashWith } from '../../shared/seeded.ts'
import { withinClass } from '../price/base-price.ts'
import { type CityNight, scarcityFactor } from '../price/city-demand.ts'
import type { RoomFacts } from '../property/room/rooms-of.ts'
import { allotmentOf } from '../room/allotment.ts'
import type { NightRow } from '../room/night-store.ts'
import type { Offering } from './offering.ts'

/** A room type on the nights of a stay. */
export interface RoomNights {
  room: RoomFacts
  /** Dollars a night for two, before taxes, at the flexible price. */
  prices: readonly number[]
  /** Of the prices. */
  sum: number
  /** How many are free on all nights. */
  left: number
  /** The most that may be taken in all, by night. */
  limits: readonly number[]
}

/** Returns the price and the rooms left of a room type. `rows` are the property's. */
export function roomNights(
  { hotel, rooms, base, ofClass, weekdays }: Offering,
  index: number,
  nights: readonly CityNight[],
  rows?: readonly NightRow[],
): RoomNights {
  const room = rooms[index] as RoomFacts
  const prices: number[] = []
  const limits: number[] = []
  let sum = 0
  let left = Number.POSITIVE_INFINITY
  for (const night of nights) {
    const { rooms, unsold, released } = allotmentOf(hotel, room, index, night)
    const row = rows?.find((each) => each.night === night.date && each.room === room.template.id)
    const taken = row?.taken ?? 0
    const limit = row?.fixed ?? released
    const free = Math.max(0, limit - taken)
    const share = Math.max(0, (row?.fixed ?? unsold) - taken) / rooms
    const noise = 0.97 + 0.06 * fractionOf(hashWith(hotel.seed, night.day))
    const ordinary = base / ofClass
    const asked =
      night.demand *
      night.lead *
      (weekdays[night.weekday] ?? 1) *
      scarcityFactor(Math.min(1, share)) *
      noise
    const price = ofClass * withinClass(ordinary * asked) * room.template.price
    limits.push(limit)
    prices.push(price)
    sum += price
    left = Math.min(left, free)
  }
  return { room, prices, sum, left, limits }
}

/** Returns how many of a room type guests take: beds if they're sold one by one. */
export const unitsFor = ({ template }: RoomFacts, rooms: readonly Occupancy[]): number =>
  template.soldBy === 'room'
    ? rooms.length
    : rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0)

/** Returns whether the guests of each room fit into one. */
export function fits({ template }: RoomFacts, rooms: readonly Occupancy[]): boolean {
  return rooms.every(({ adults, childAges }) => {
    if (template.soldBy === 'bed' && childAges.length > 0) return false
    // One baby sleeps in a cot.
    const babies = childAges.some((age) => age < 2) ? 1 : 0
    return adults + childAges.length - babies <= template.sleeps
  })
}

/** Returns the price of a room for these guests, in relation to its price for two. */
export function occupancyFactor({ template }: RoomFacts, { adults, childAges }: Occupancy): number {
  if (template.soldBy === 'bed') return adults
  const alone = adults + childAges.length === 1 && template.sleeps > 1 ? -0.06 : 0
  const more = Math.max(0, adults - 2) * 0.12
  const children = childAges.filter((age) => age > 2).length * 0.06
  return 1 + alone + more + children
}
