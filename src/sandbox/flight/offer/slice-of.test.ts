import { expect, test } from 'vitest'
import type { FlightLeg, Itinerary } from '../itinerary/itinerary.ts'
import { sliceOf } from './slice-of.ts'

function leg(more: Partial<FlightLeg>): FlightLeg {
  return {
    flight: 'MH784',
    airline: 'MH',
    number: 784,
    from: 'KUL',
    to: 'BKK',
    aircraft: '738',
    departure: '2026-12-01T09:00',
    arrival: '2026-12-01T10:10',
    minutes: 130,
    km: 1220,
    departureUtc: Date.UTC(2026, 11, 1, 1),
    arrivalUtc: Date.UTC(2026, 11, 1, 3, 10),
    ...more,
  }
}

const itinerary = (legs: FlightLeg[], ...kinds: ('transit' | 'onestop')[]): Itinerary => ({
  legs,
  connections: kinds.map((kind) => ({ minutes: 90, kind })),
  minutes: 400,
})

test.each([
  ['direct', []],
  ['transit', ['transit']],
  ['transit', ['transit', 'transit']],
  ['onestop', ['onestop']],
  ['onestop', ['transit', 'onestop']],
] as const)('%s: connections %j', (stopType, kinds) => {
  const legs = Array.from({ length: kinds.length + 1 }, () => leg({}))
  expect(sliceOf(itinerary(legs, ...kinds)).stopType).toBe(stopType)
})

test.each([
  [0, '2026-12-01T23:10'],
  [1, '2026-12-02T05:00'],
  [2, '2026-12-03T00:05'],
  [-1, '2026-11-30T19:40'],
])('%d days later by the calendar: %s', (dayShift, arrival) => {
  expect(sliceOf(itinerary([leg({ arrival })])).dayShift).toBe(dayShift)
})

test('a change of airport within a city is shown', () => {
  const first = leg({ to: 'DMK' })
  const second = leg({ from: 'BKK', to: 'HKT' })
  const [connection] = sliceOf(itinerary([first, second], 'onestop')).connections
  expect(connection).toEqual({
    airport: 'DMK',
    changeOfAirport: 'BKK',
    minutes: 90,
    kind: 'onestop',
  })
})

test('airlines, aircraft and the operating partner are named', () => {
  const [segment] = sliceOf(itinerary([leg({ operatedBy: 'FY', departureTerminal: '1' })])).segments
  expect(segment).toMatchObject({
    airlineName: 'Malaysia Airlines',
    aircraftName: 'Boeing 737-800',
    operatedBy: 'Firefly',
    departureTerminal: '1',
  })
  expect(segment).not.toHaveProperty('arrivalTerminal')
})

test('an economy seat’s CO₂ is close to ICAO’s calculator', () => {
  // KUL–BKK on a 737 about 100 kg, LHR–JFK on a 777 between 300 and 450.
  expect(sliceOf(itinerary([leg({})])).co2Kg).toBeGreaterThan(70)
  expect(sliceOf(itinerary([leg({})])).co2Kg).toBeLessThan(140)
  const long = leg({ aircraft: '77W', minutes: 480, km: 5540 })
  expect(sliceOf(itinerary([long])).co2Kg).toBeGreaterThan(300)
  expect(sliceOf(itinerary([long])).co2Kg).toBeLessThan(450)
})
