import { expect, test } from 'vitest'
import { airports } from '../../../server/world/airport.ts'
import { packColumns } from './generate/pack-columns.ts'
import { decodeTimetable, encodeTimetable } from './timetable-file.ts'

const columns = packColumns(airports.slice(0, 3), [
  {
    from: 2,
    to: 0,
    km: 1200,
    airline: 7,
    operator: 8,
    number: 784,
    departure: 1435,
    minutes: 120,
    days: 0b1111111,
    aircraft: 3,
    departureTerminal: 49,
    arrivalTerminal: 0,
  },
])

test('a timetable read from a file equals the one written', () => {
  expect(decodeTimetable(encodeTimetable(columns))).toEqual(columns)
})

test('a truncated file or one of another kind is not a timetable', () => {
  const file = encodeTimetable(columns)
  expect(decodeTimetable(file.subarray(0, file.length - 4))).toBeUndefined()
  expect(decodeTimetable(file.subarray(0, 10))).toBeUndefined()
  expect(decodeTimetable(new Uint8Array(file.length))).toBeUndefined()
})
