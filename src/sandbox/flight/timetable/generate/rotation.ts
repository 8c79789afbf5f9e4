import { fractionOf, hashWith } from '../../../shared/seeded.ts'
import { type AirportHours, penaltyAt } from './wall-hours.ts'

/** An outbound and a return flight of one aircraft from its base. */
export interface Rotation {
  /** Local minute of the day at the base; days of departure as a bit mask starting with Monday. */
  outbound: { departure: number; days: number }
  inbound: { departure: number; days: number }
}

/** The route to plan, seen from both ends. */
export interface RotationPlan {
  seed: number
  /** Flights a week each way. */
  weekly: number
  /** Local departure times of the first rotations, in minutes of the day; the others are planned. */
  departures: readonly number[]
  blockOut: number
  blockBack: number
  /** Local time at the destination minus local time at the base, in minutes. */
  timeShift: number
  baseHours: AirportHours
  farHours: AirportHours
}

const LONG_HAUL = 330
const FIRST = 6 * 60
const LAST = 22 * 60

/** A small random part, so that not all airlines choose the same minute. */
const WHIM = 0.3

/** Typical patterns of days: spread over the week, business days first. */
const dayPatterns: readonly (readonly number[])[] = [
  [],
  [0b0010000],
  [0b0001001, 0b0100010, 0b1000100],
  [0b0010101, 0b0101010, 0b1010010],
  [0b1010101, 0b0101011, 0b1011001],
  [0b0011111, 0b1011101, 0b1101011],
  [0b1011111, 0b1101111],
  [0b1111111],
]

/** Returns the times and days of a route's flights in both directions. */
export function planRotations(plan: RotationPlan): Rotation[] {
  const daily = Math.floor(plan.weekly / 7)
  const rest = plan.weekly % 7
  const count = daily + (rest > 0 ? 1 : 0)
  const rotations: Rotation[] = []
  for (let i = 0; i < count; i++) {
    const seed = hashWith(plan.seed, i)
    const days = i < daily ? 0b1111111 : someDays(rest, seed)
    const known = plan.departures[i]
    const position = (i + fractionOf(hashWith(seed, 7))) / count
    rotations.push(
      known === undefined
        ? planOne(plan, seed, days, position, count)
        : rotationAt(plan, days, known),
    )
  }
  return rotations
}

function someDays(count: number, seed: number): number {
  const patterns = dayPatterns[count] as readonly number[]
  if (count === 1) return 1 << (seed % 7)
  return patterns[seed % patterns.length] as number
}

function planOne(
  plan: RotationPlan,
  seed: number,
  days: number,
  position: number,
  count: number,
): Rotation {
  const allDay = plan.blockOut >= LONG_HAUL
  const first = allDay ? 0 : FIRST
  const span = allDay ? 1440 : LAST - FIRST
  const target = first + position * span
  const reach = Math.max(45, Math.min(allDay ? 720 : 420, span / count / 1.5))
  let best = { cost: Number.POSITIVE_INFINITY, out: target, back: target }
  for (let moved = -reach; moved <= reach; moved += 30) {
    const out = Math.round((target + moved) / 15) * 15
    const landed = out + plan.blockOut + plan.timeShift
    const cost =
      penaltyAt(plan.baseHours.departure, out) +
      penaltyAt(plan.farHours.arrival, landed) +
      (Math.abs(moved) / reach) * 0.25 +
      fractionOf(hashWith(seed, out)) * WHIM
    if (cost >= best.cost) continue
    const back = wayBack(plan, landed)
    if (cost + back.cost < best.cost) best = { cost: cost + back.cost, out, back: back.departure }
  }
  // Real timetables don't only use quarter hours.
  const odd = Math.floor(fractionOf(hashWith(seed, 11)) * 3) * 5
  return {
    outbound: onDay(best.out + odd, days),
    inbound: onDay(best.back + odd, days),
  }
}

function rotationAt(plan: RotationPlan, days: number, out: number): Rotation {
  const back = wayBack(plan, out + plan.blockOut + plan.timeShift)
  return { outbound: onDay(out, days), inbound: onDay(back.departure, days) }
}

/**
 * Returns the departure of the return flight: minutes since the base's departure day, in the destination's local time.
 */
function wayBack(plan: RotationPlan, landed: number): { departure: number; cost: number } {
  const turn = plan.blockOut >= LONG_HAUL ? 90 : plan.blockOut > 180 ? 60 : 40
  let best = { departure: landed + turn, cost: Number.POSITIVE_INFINITY }
  for (let wait = 0; wait <= 840; wait += 60) {
    const departure = Math.ceil((landed + turn + wait) / 5) * 5
    const home = departure + plan.blockBack - plan.timeShift
    const cost =
      penaltyAt(plan.farHours.departure, departure) +
      penaltyAt(plan.baseHours.arrival, home) +
      (wait / 60) * 0.09
    if (cost < best.cost) best = { departure, cost }
    if (best.cost < (wait / 60) * 0.09) break
  }
  return best
}

/** Normalises a minute since the base's departure day to a time of day and a mask of shifted days. */
function onDay(minute: number, days: number): { departure: number; days: number } {
  const shift = Math.floor(minute / 1440)
  const turns = ((shift % 7) + 7) % 7
  const shifted = ((days << turns) | (days >> (7 - turns))) & 0b1111111
  return { departure: minute - shift * 1440, days: shifted }
}
