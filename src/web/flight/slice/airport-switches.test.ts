import { expect, it } from 'vitest'
import type { TripType } from '../../../contract/flight/flight-terms.ts'
import { type AirportSwitch, airportSwitches } from './airport-switches.ts'

const inCity = (city: string) => ({ city, name: '', countryName: '' })
const airports = {
  KUL: inCity('Kuala Lumpur'),
  BKK: inCity('Bangkok'),
  DMK: inCity('Bangkok'),
  SIN: inCity('Singapore'),
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
  expect(airportSwitches(slices, tripType, airports)).toEqual(expected)
})
