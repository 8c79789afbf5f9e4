import { expect, it } from 'vitest'
import { type AirportSwitch, airportSwitches } from './airport-switches.ts'
import type { TripType } from './flight-terms.ts'

const cities: Record<string, string> = {
  KUL: 'Kuala Lumpur',
  BKK: 'Bangkok',
  DMK: 'Bangkok',
  SIN: 'Singapore',
}

it.each<[string, TripType, string[], AirportSwitch[]]>([
  ['one way', 'oneway', ['KUL-BKK'], []],
  ['there and back by the same airports', 'roundtrip', ['KUL-BKK', 'BKK-KUL'], []],
  [
    'a return from another airport',
    'roundtrip',
    ['KUL-BKK', 'DMK-KUL'],
    [{ leg: 1, kind: 'leaves', airport: 'DMK' }],
  ],
  [
    'a return to another airport, whatever its city is called',
    'roundtrip',
    ['KUL-BKK', 'BKK-SZB'],
    [{ leg: 1, kind: 'lands', airport: 'SZB' }],
  ],
  [
    'a return that does both',
    'roundtrip',
    ['KUL-BKK', 'DMK-SZB'],
    [
      { leg: 1, kind: 'leaves', airport: 'DMK' },
      { leg: 1, kind: 'lands', airport: 'SZB' },
    ],
  ],
  ['several cities, one after another', 'multicity', ['KUL-SIN', 'SIN-BKK', 'BKK-KUL'], []],
  [
    'several cities, with another airport of one of them',
    'multicity',
    ['KUL-SIN', 'SIN-BKK', 'DMK-KUL'],
    [{ leg: 2, kind: 'leaves', airport: 'DMK' }],
  ],
  ['several cities with a way overland', 'multicity', ['KUL-SIN', 'BKK-KUL'], []],
  ['several cities of which nothing is known', 'multicity', ['AAA-BBB', 'CCC-DDD'], []],
])('%s', (_, tripType, flights, expected) => {
  const slices = flights.map((each) => ({ from: each.slice(0, 3), to: each.slice(4) }))
  expect(airportSwitches(slices, tripType, (code) => cities[code] ?? code)).toEqual(expected)
})
