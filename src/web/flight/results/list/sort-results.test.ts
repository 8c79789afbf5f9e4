import { describe, expect, it } from 'vitest'
import { flightSorts, type StopType } from '../../../../contract/flight/flight-terms.ts'
import { exampleRow } from '../testing/example-row.ts'
import { bestScore, sortResults, sortTabs } from './sort-results.ts'

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

  it.each<[string, number, number, number, StopType, number]>([
    ['cheapest and quickest', 20000, 120, 0, 'direct', 1.5],
    ['half as dear again', 30000, 120, 0, 'direct', 2],
    ['twice as long, so much cheaper it has to be', 20000, 240, 0, 'direct', 2],
    ['one stop on one booking', 20000, 120, 1, 'transit', 1.6],
    ['two stops on one booking', 20000, 120, 2, 'transit', 1.7],
    ['a self-transfer', 20000, 120, 1, 'onestop', 1.9],
  ])('best: %s', (_, price, minutes, changes, stops, score) => {
    const via = Array.from({ length: changes }, () => ['SIN', 90] as const)
    expect(bestScore({ price, minutes, via, stops }, 20000, 120)).toBeCloseTo(score, 10)
  })

  it('by best: an expensive direct flight before a cheap long detour, and a fair price before a high one', () => {
    const fair = exampleRow({ id: 'fair', price: 24000, minutes: 125 })
    const dear = exampleRow({ id: 'dear', price: 60000, minutes: 120 })
    const long = exampleRow({
      id: 'long',
      price: 20000,
      minutes: 900,
      stops: 'onestop',
      via: [['SIN', 600]],
    })
    const rows = [dear, long, fair]
    expect(sortResults(rows, 'best').map((row) => row.id)).toEqual(['fair', 'dear', 'long'])
    expect(sortTabs(rows)).toEqual({
      best: [24000, 125],
      lowest: [20000, 900],
      duration: [60000, 120],
    })
    expect(sortTabs([]).best).toBeNull()
  })

  it('puts an arrival after midnight after the evening, and one across the date line first', () => {
    const backInTime = exampleRow({ id: 'hnl', arrival: '2026-12-09T23:55', dayShift: -1 })
    const rows = sortResults([noon, dawn, backInTime], 'arrival')
    expect(rows.map((row) => row.id)).toEqual(['hnl', 'dawn', 'noon'])
  })

  it.each(flightSorts)('breaks ties the same way each time, by %s', (sort) => {
    const a = exampleRow({ id: 'a' })
    const b = exampleRow({ id: 'b' })
    expect(sortResults([b, a], sort)).toEqual(sortResults([a, b], sort))
  })
})
