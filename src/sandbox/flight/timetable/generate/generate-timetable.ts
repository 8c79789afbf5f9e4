import type { Airport } from '../../../../server/world/airport.ts'
import { hashText } from '../../../shared/seeded.ts'
import type { TimetableColumns } from '../timetable.ts'
import { zoneClock } from '../zone-clock.ts'
import { blockMinutes } from './block-time.ts'
import { flightNumbers, type Numbered } from './flight-numbers.ts'
import type { World } from './network/carriers.ts'
import { sovereign } from './network/licence.ts'
import { type AirlineRoute, buildNetwork } from './network/network.ts'
import { operatorOf } from './operating-partners.ts'
import { packColumns, type Service } from './pack-columns.ts'
import { planRotations, type Rotation } from './rotation.ts'
import { terminalOf } from './terminals.ts'
import { hoursAt } from './wall-hours.ts'

/** The moment at which both ends' UTC offsets are read for planning: a Wednesday in winter. */
const PLANNING_MINUTE = Date.UTC(2026, 0, 14, 12) / 60_000

const LONG_HAUL_KM = 4200

interface Planned extends Numbered {
  route: AirlineRoute
  rotation: Rotation
  blockOut: number
  blockBack: number
}

/** Generates the timetable of a world. Deterministic: the same world gives the same flights. */
export function generateTimetable(world: World): TimetableColumns {
  const offsets = world.airports.map(({ zone }) => zoneClock(zone).offsetAt(PLANNING_MINUTE))
  const planned = buildNetwork(world).flatMap((route) => planRoute(world, offsets, route))
  const services: Service[] = []
  for (const flown of Map.groupBy(planned, ({ route }) => route.carrier).values()) {
    const numbers = flightNumbers(flown)
    for (const [i, plan] of flown.entries()) {
      services.push(...servicesOf(world, plan, numbers[i] as number))
    }
  }
  return packColumns(world.airports, services)
}

function planRoute(world: World, offsets: readonly number[], route: AirlineRoute): Planned[] {
  const base = world.airports[route.base] as Airport
  const far = world.airports[route.far] as Airport
  const { cruiseKmh = 800 } = world.aircraftTypes[route.aircraft] ?? {}
  const blockOut = blockMinutes(base, far, route.km, cruiseKmh)
  const blockBack = blockMinutes(far, base, route.km, cruiseKmh)
  const longHaul = route.km > LONG_HAUL_KM
  const name = `${base.iata}-${far.iata}`
  const rotations = planRotations({
    seed: hashText(`${route.carrier.airline.code} ${name}`),
    weekly: route.weekly,
    departures: route.departures ?? [],
    blockOut,
    blockBack,
    timeShift: (offsets[route.far] as number) - (offsets[route.base] as number),
    baseHours: hoursAt(base.iata, longHaul),
    farHours: hoursAt(far.iata, longHaul),
  })
  const reach = longHaul
    ? 'long-haul'
    : sovereign(base.country) === sovereign(far.country)
      ? 'domestic'
      : 'regional'
  return rotations.map((rotation, i) => ({
    key: `${name}-${i}`,
    reach,
    route,
    rotation,
    blockOut,
    blockBack,
  }))
}

function servicesOf(world: World, plan: Planned, number: number): Service[] {
  const { route, rotation } = plan
  const { carrier, base, far, km, aircraft } = route
  const domestic = plan.reach === 'domestic'
  const terminalAt = (airport: number) =>
    terminalOf((world.airports[airport] as Airport).iata, carrier.airline, domestic)
  const baseTerminal = terminalAt(base)
  const farTerminal = terminalAt(far)
  const operator = operatorOf(world, route, plan.key)
  const shared = { airline: carrier.index, operator, km: Math.round(km), aircraft }
  return [
    {
      ...shared,
      ...rotation.outbound,
      from: base,
      to: far,
      number,
      minutes: plan.blockOut,
      departureTerminal: baseTerminal,
      arrivalTerminal: farTerminal,
    },
    {
      ...shared,
      ...rotation.inbound,
      from: far,
      to: base,
      number: number + 1,
      minutes: plan.blockBack,
      departureTerminal: farTerminal,
      arrivalTerminal: baseTerminal,
    },
  ]
}
