import { hashText } from '../seeded.ts'
import type { World } from './network/carriers.ts'
import type { AirlineRoute } from './network/network.ts'

/** Airlines of a group that fly a part of a bigger one's flights under its code. */
const partners: Readonly<Record<string, readonly string[]>> = {
  AF: ['TO'],
  CZ: ['MF', 'OQ'],
  HU: ['GS', 'JD', '8L'],
  IB: ['VY'],
  JL: ['JC', 'NU'],
  LH: ['EN', 'EW'],
  MU: ['FM', 'KN'],
  NH: ['HD', '6J'],
  OZ: ['BX', 'RS'],
  QF: ['JQ'],
}

/** One rotation in so many is flown by a partner, where one is at home. */
const SHARE = 6

/**
 * The airline (index) that flies a rotation: mostly the one that sells it, at times a partner that
 * has the same type of aircraft and a base at one end.
 */
export function operatorOf(world: World, route: AirlineRoute, key: string): number {
  const { carrier } = route
  const seed = hashText(`${carrier.airline.code} ${key} operator`)
  if (route.km > 3000 || seed % SHARE > 0) return carrier.index
  const ends = [route.base, route.far].map((end) => world.airports[end]?.iata ?? '')
  const type = world.aircraftTypes[route.aircraft]?.code ?? ''
  for (const code of partners[carrier.airline.code] ?? []) {
    const index = world.airlines.findIndex((airline) => airline.code === code)
    const partner = world.airlines[index]
    if (partner?.fleet.includes(type) && partner.hubs.some((hub) => ends.includes(hub)))
      return index
  }
  return carrier.index
}
