import { hashText } from '../../../shared/seeded.ts'
import type { World } from './network/carriers.ts'
import type { AirlineRoute } from './network/network.ts'

/** Regional airlines of a group that operate some flights under the main airline's code. */
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

/** One in this many rotations is operated by a partner, if one is based there. */
const SHARE = 6

/**
 * Returns the operating airline (index) of a rotation: usually the one that sells it, sometimes a partner that has the
 * same aircraft type and a base at one end.
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
