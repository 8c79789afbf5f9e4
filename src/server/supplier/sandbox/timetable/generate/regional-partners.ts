import type { Carrier, World } from './carriers.ts'

/** Who flies the small aircraft that a big airline sells under its own code. */
const partners: Readonly<Record<string, readonly string[]>> = {
  DL: ['9E', 'OO'],
  AA: ['MQ', 'OH'],
  UA: ['OO', 'YX'],
  AS: ['QX'],
  AC: ['QK'],
  NH: ['EH'],
  JL: ['JC'],
  LH: ['CL'],
  KL: ['WA'],
  AF: ['A5'],
  IB: ['YW'],
  BA: ['CJ'],
  AM: ['5D'],
}

const REGIONAL_SEATS = 100

/** The airline (index) that flies an aircraft on a carrier's behalf: mostly itself. */
export function operatorOf(world: World, carrier: Carrier, aircraft: number): number {
  const seats = world.aircraftTypes[aircraft]?.seats ?? REGIONAL_SEATS
  if (seats >= REGIONAL_SEATS) return carrier.index
  const type = world.aircraftTypes[aircraft]?.code ?? ''
  for (const partner of partners[carrier.airline.code] ?? []) {
    const index = world.airlines.findIndex(({ code }) => code === partner)
    if (world.airlines[index]?.fleet.includes(type)) return index
  }
  return carrier.index
}
