import type { Airport } from '../../../../server/world/airport.ts'
import type { TimetableColumns } from '../timetable.ts'

/** One service before it is packed; the same indexes and units as the columns. */
export interface Service {
  from: number
  to: number
  km: number
  airline: number
  operator: number
  number: number
  departure: number
  minutes: number
  days: number
  aircraft: number
  departureTerminal: number
  arrivalTerminal: number
}

/** Sorts services into routes and packs them into typed columns. */
export function packColumns(airports: readonly Airport[], services: Service[]): TimetableColumns {
  services.sort(
    (x, y) =>
      x.from - y.from ||
      x.to - y.to ||
      x.departure - y.departure ||
      x.airline - y.airline ||
      x.number - y.number,
  )
  const column = <Column extends Uint8Array | Uint16Array>(
    make: (values: number[]) => Column,
    key: keyof Service,
  ) => make(services.map((service) => service[key]))
  const bytes = (key: keyof Service) => column((values) => Uint8Array.from(values), key)
  const words = (key: keyof Service) => column((values) => Uint16Array.from(values), key)
  return {
    ...packRoutes(airports.length, services),
    airline: words('airline'),
    operator: words('operator'),
    number: words('number'),
    departure: words('departure'),
    minutes: words('minutes'),
    days: bytes('days'),
    aircraft: bytes('aircraft'),
    departureTerminal: bytes('departureTerminal'),
    arrivalTerminal: bytes('arrivalTerminal'),
  }
}

function packRoutes(airports: number, services: readonly Service[]) {
  const firsts = services.flatMap((service, i) => {
    const before = services[i - 1]
    return before?.from === service.from && before.to === service.to ? [] : [i]
  })
  const heads = firsts.map((i) => services[i] as Service)
  const arriving = heads.map((_, route) => route)
  arriving.sort((x, y) => (heads[x] as Service).to - (heads[y] as Service).to || x - y)
  return {
    routeStart: starts(
      airports,
      heads.map(({ from }) => from),
    ),
    routeFrom: Uint16Array.from(heads, ({ from }) => from),
    routeTo: Uint16Array.from(heads, ({ to }) => to),
    routeKm: Uint16Array.from(heads, ({ km }) => km),
    inboundStart: starts(
      airports,
      heads.map(({ to }) => to),
    ),
    inbound: Uint32Array.from(arriving),
    serviceStart: Uint32Array.from([...firsts, services.length]),
  }
}

/** Returns where each airport's entries begin in a list sorted by airport. */
function starts(airports: number, owners: readonly number[]): Uint32Array {
  const start = new Uint32Array(airports + 1)
  for (const owner of owners) start[owner + 1] = (start[owner + 1] as number) + 1
  for (let i = 0; i < airports; i++) {
    start[i + 1] = (start[i + 1] as number) + (start[i] as number)
  }
  return start
}
