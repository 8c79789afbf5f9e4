import { describe, expect, it } from 'vitest'
import { flightSorts } from '../../../../contract/flight-terms.ts'
import { exampleRow } from '../testing/example-row.ts'
import { sortResults } from './sort-results.ts'

const dawn = exampleRow({
  id: 'dawn',
  departure: '2026-12-10T05:50',
  arrival: '2026-12-10T23:10',
  minutes: 980,
  price: 30000,
})
const noon = exampleRow({
  id: 'noon',
  departure: '2026-12-10T12:00',
  arrival: '2026-12-11T00:40',
  dayShift: 1,
  minutes: 700,
  price: 20000,
})
const night = exampleRow({
  id: 'night',
  departure: '2026-12-10T20:30',
  arrival: '2026-12-10T21:40',
  minutes: 130,
  price: 90000,
})

describe('sorting flights', () => {
  it.each([
    ['lowest', ['noon', 'dawn', 'night']],
    ['highest', ['night', 'dawn', 'noon']],
    ['depart', ['dawn', 'noon', 'night']],
    ['arrival', ['night', 'dawn', 'noon']],
    ['duration', ['night', 'noon', 'dawn']],
  ] as const)('by %s', (sort, expected) => {
    expect(sortResults([dawn, noon, night], sort).map((row) => row.id)).toEqual(expected)
  })

  it('puts a landing after midnight behind the evening, and one over the date line first', () => {
    const backInTime = exampleRow({ id: 'hnl', arrival: '2026-12-09T23:55', dayShift: -1 })
    const rows = sortResults([noon, dawn, backInTime], 'arrival')
    expect(rows.map((row) => row.id)).toEqual(['hnl', 'dawn', 'noon'])
  })

  it.each(flightSorts)('decides between equals the same way each time, by %s', (sort) => {
    const a = exampleRow({ id: 'a' })
    const b = exampleRow({ id: 'b' })
    expect(sortResults([b, a], sort)).toEqual(sortResults([a, b], sort))
  })
})
