import { airportClocks } from '../timetable/flights-on.ts'
import { sovereign } from '../timetable/generate/network/licence.ts'
import type { Timetable } from '../timetable/timetable.ts'
import type { ZoneClock } from '../timetable/zone-clock.ts'
import { minimumConnection } from './connection-rules.ts'
import { sellsTogether } from './interline.ts'

/** What the search looks up thousands of times, precomputed for a timetable. */
export interface SearchIndex {
  timetable: Timetable
  clocks: readonly ZoneClock[]
  /** 1 if two airlines sell together, by `a * airlines + b`. */
  together: Uint8Array
  /** 1 for routes within a country. */
  domestic: Uint8Array
  /** Shortest block time on each route. */
  fastest: Uint16Array
  /** Minimum connections, by `airport class * 16 + facts`; see `connectionSlot`. */
  minimum: Uint16Array
  /** Size class of each airport: a row of `minimum`. */
  sizeClass: Uint8Array
  /** Scratch space: the route from an airport to the search's destination, or -1. */
  into: Int32Array
}

const sizes = [0.1, 0.3, 0.9]

/** Returns the position of the minimum for these facts among its size class's sixteen. */
export function connectionSlot(
  domesticIn: number,
  domesticOut: number,
  sameTerminal: number,
  through: number,
): number {
  return domesticIn * 8 + domesticOut * 4 + sameTerminal * 2 + through
}

const indexes = new WeakMap<Timetable, SearchIndex>()

/** Returns the index of a timetable. */
export function searchIndexOf(timetable: Timetable): SearchIndex {
  let index = indexes.get(timetable)
  if (!index) {
    index = build(timetable)
    indexes.set(timetable, index)
  }
  return index
}

function build(timetable: Timetable): SearchIndex {
  const { airlines, airports, routeFrom, routeTo, serviceStart } = timetable
  const together = Uint8Array.from(
    airlines.flatMap((a) => airlines.map((b) => Number(sellsTogether(a, b)))),
  )
  const countries = airports.map(({ country }) => sovereign(country))
  const domestic = new Uint8Array(routeTo.length)
  const fastest = new Uint16Array(routeTo.length)
  for (let route = 0; route < routeTo.length; route++) {
    const from = countries[routeFrom[route] as number]
    domestic[route] = Number(from === countries[routeTo[route] as number])
    const minutes = timetable.minutes.subarray(serviceStart[route], serviceStart[route + 1])
    fastest[route] = Math.min(...minutes)
  }
  return {
    timetable,
    clocks: airportClocks(timetable),
    together,
    domestic,
    fastest,
    minimum: Uint16Array.from(sizes.flatMap(minimaOf)),
    sizeClass: Uint8Array.from(airports, ({ weight }) =>
      weight > 0.4 ? 2 : weight > 0.15 ? 1 : 0,
    ),
    into: new Int32Array(airports.length).fill(-1),
  }
}

function minimaOf(airportWeight: number): number[] {
  return Array.from({ length: 16 }, (_, slot) =>
    minimumConnection({
      airportWeight,
      domesticIn: Boolean(slot & 8),
      domesticOut: Boolean(slot & 4),
      sameTerminal: Boolean(slot & 2),
      through: Boolean(slot & 1),
    }),
  )
}
