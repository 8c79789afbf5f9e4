import { describe, expect, test } from 'vitest'
import { flightNumbers, type Numbered } from './flight-numbers.ts'

const domestic = (count: number): Numbered[] =>
  Array.from({ length: count }, (_, i) => ({ key: `KUL-PEN-${i}`, reach: 'domestic' }))

describe('flight numbers', () => {
  test('are even, reserve the next one for the return flight, and are unique', () => {
    const numbers = flightNumbers(domestic(900))
    expect(new Set(numbers).size).toBe(900)
    expect(numbers.every((number) => number % 2 === 0 && number > 0 && number < 9999)).toBe(true)
  })

  test('a rotation keeps its number when others are added', () => {
    const few = flightNumbers(domestic(40))
    const more = flightNumbers(domestic(44))
    const kept = few.filter((number, i) => more[i] === number)
    expect(kept.length).toBe(40)
  })

  test('long hauls get the low ones', () => {
    const [far, near] = flightNumbers([
      { key: 'KUL-LHR-0', reach: 'long-haul' },
      { key: 'KUL-PEN-0', reach: 'domestic' },
    ]) as [number, number]
    expect(far).toBeLessThan(near)
  })

  test('all available numbers can be used, and one more is refused', () => {
    expect(new Set(flightNumbers(domestic(4999))).size).toBe(4999)
    expect(() => flightNumbers(domestic(5000))).toThrow(RangeError)
  })
})
