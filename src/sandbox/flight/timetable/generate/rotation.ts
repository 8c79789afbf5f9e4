import { fractionOf, hashWith } from '../seeded.ts'
import { type AirportHours, penaltyAt } from './wall-hours.ts'

/** A pair of flights that one aircraft makes from its base and back. */
export interface Rotation {
  /** Local minute of the day at the base; days of departure as a mask from Monday. */
  outbound: { departure: number; days: number }
  inbound: { departure: number; days: number }
}

/** What is to be flown: a route from a base, seen from both ends. */
export interface RotationPlan {
  seed: number
  /** Flights a week each way. */
  weekly: number
  /** Local minutes of the day at which the first rotations leave; the others find their own time. */
  departures: readonly number[]
  blockOut: number
  blockBack: number
  /** Local time at the far end less local time at the base, in minutes. */
  timeShift: number
  baseHours: AirportHours
  farHours: AirportHours
}

const LONG_HAUL = 330
const FIRST = 6 * 60
const LAST = 22 * 60

/** A little chance, so that not everybody leaves at the best minute. */
const WHIM = 0.3

/** Days that look like a timetable's: spread over the week, business days first. */
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

/** The times and days of a route's flights, there and back. */
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
  // Real timetables are not made of quarter hours.
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

/** When the aircraft turns round, as minutes of the base's departure day on the far end's clock. */
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

/** Folds a minute counted from the base's departure day into a time of day and shifted days. */
function onDay(minute: number, days: number): { departure: number; days: number } {
  const shift = Math.floor(minute / 1440)
  const turns = ((shift % 7) + 7) % 7
  const shifted = ((days << turns) | (days >> (7 - turns))) & 0b1111111
  return { departure: minute - shift * 1440, days: shifted }
}
