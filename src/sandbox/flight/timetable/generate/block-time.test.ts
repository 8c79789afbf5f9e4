import { describe, expect, test } from 'vitest'
import { type Airport, airportByIata } from '../../../../server/world/airport.ts'
import { greatCircleKm } from '../../../../server/world/great-circle.ts'
import { blockMinutes, TAXI_MINUTES } from './block-time.ts'

function block(from: string, to: string, cruiseKmh: number): number {
  const [a, b] = [airportByIata(from) as Airport, airportByIata(to) as Airport]
  return blockMinutes(a, b, greatCircleKm(a, b), cruiseKmh)
}

describe('block times', () => {
  test.each([
    ['KUL', 'BKK', 830],
    ['KUL', 'SIN', 500],
    ['LHR', 'JFK', 903],
    ['JFK', 'LHR', 903],
    ['LAX', 'SYD', 903],
    ['SVO', 'VVO', 905],
  ])('%s–%s lie within 15 %% of distance over speed plus taxi', (from, to, cruiseKmh) => {
    const a = airportByIata(from) as Airport
    const plain = (greatCircleKm(a, airportByIata(to) as Airport) / cruiseKmh) * 60 + TAXI_MINUTES
    expect(Math.abs(block(from, to, cruiseKmh) - plain) / plain).toBeLessThan(0.15)
  })

  test('the jet stream speeds up eastbound flights, also across the date line, but not at the equator', () => {
    expect(block('JFK', 'LHR', 903)).toBeLessThan(block('LHR', 'JFK', 903))
    expect(block('NRT', 'LAX', 903)).toBeLessThan(block('LAX', 'NRT', 903))
    expect(block('SIN', 'KUL', 830)).toBe(block('KUL', 'SIN', 830))
  })

  test('they are multiples of five minutes', () => {
    expect(block('KUL', 'PEN', 830) % 5).toBe(0)
  })
})
