import { describe, expect, it } from 'vitest'
import { filterFlights, noFilter } from '../../../../contract/flight/search/flight-filter.ts'
import { exampleRow } from '../testing/example-row.ts'
import { durationSteps } from './filter-range.tsx'
import { resultFacets } from './result-facets.ts'

const rows = [
  exampleRow({ id: '1', airlines: ['MH'], price: 30000, minutes: 130 }),
  exampleRow({
    id: '2',
    airlines: ['AK'],
    price: 12000,
    minutes: 135,
    checkedBag: { rule: 'none' },
  }),
  exampleRow({ id: '3', airlines: ['SQ', 'TG'], stops: 'transit', price: 50000, minutes: 400 }),
]

describe('counts next to filters', () => {
  it('count what each value would show, with its lowest price', () => {
    const { stops, airlines, bag } = resultFacets(rows, noFilter)
    expect(stops).toEqual([
      ['direct', 2, 12000],
      ['transit', 1, 50000],
      ['onestop', 0, null],
    ])
    expect(airlines).toEqual([
      ['AK', 1, 12000],
      ['MH', 1, 30000],
      ['SQ', 1, 50000],
      ['TG', 1, 50000],
    ])
    expect(bag).toBe(2)
  })

  it('respect the other filters but not their own, and keep a selected value with no matches', () => {
    const { stops, airlines } = resultFacets(rows, { ...noFilter, stops: ['transit'] })
    expect(stops.map(([, count]) => count)).toEqual([2, 1, 0])
    expect(airlines).toContainEqual(['MH', 0, null])
    expect(airlines).toContainEqual(['TG', 1, 50000])
  })

  it('next to an airport give the flights that connect there', () => {
    const via = [
      exampleRow({ id: 'sin', stops: 'transit', via: [['SIN', 90]] }),
      exampleRow({
        id: 'both',
        stops: 'onestop',
        via: [
          ['SIN', 90],
          ['HKT', 80],
        ],
      }),
    ]
    const all = [...rows.slice(0, 2), ...via]
    const { viaAirports } = resultFacets(all, noFilter)
    expect(viaAirports.map(([code, count]) => [code, count])).toEqual([
      ['HKT', 1],
      ['SIN', 2],
    ])
    for (const [code, count] of viaAirports) {
      expect(filterFlights(all, { ...noFilter, viaAirports: [code] })).toHaveLength(count)
    }
  })

  it('give the range of prices and durations of all flights', () => {
    const { price, minutes } = resultFacets(rows, { ...noFilter, bag: true })
    expect(price).toEqual([12000, 50000])
    expect(minutes).toEqual([130, 400])
    expect(resultFacets([], noFilter).price).toBeNull()
  })

  it('flights are counted by their hour of arrival, also past midnight', () => {
    const late = exampleRow({ id: 'late', arrival: '2026-12-11T00:40', dayShift: 1 })
    const { landing } = resultFacets([...rows, late], { ...noFilter, landBy: 12 })
    expect(landing).toHaveLength(26)
    expect([landing[9], landing[24]]).toEqual([3, 1])
  })

  it('the count next to the bag is the number of flights available with one', () => {
    const bare = exampleRow({ id: 'bare', checkedBag: { rule: 'none' } })
    const other = exampleRow({
      id: 'other',
      checkedBag: { rule: 'none' },
      withBag: { ...exampleRow(), offer: 'plus', price: 15000 },
    })
    expect(resultFacets([bare, other], noFilter).bag).toBe(1)
    expect(resultFacets([bare, other], { ...noFilter, bag: true }).price?.[1]).toBe(
      Math.max(bare.price, 15000),
    )
  })
})

it.each<[string, readonly [number, number] | null, number | undefined, number[]]>([
  ['whole hours between shortest and longest', [130, 400], undefined, [180, 240, 300, 360]],
  ['nothing to limit when all take the same', [130, 130], undefined, []],
  ['the chosen one, even where nothing came', null, 360, [360]],
  ['eight at most', [60, 2400], undefined, [120, 420, 720, 1020, 1320, 1620, 1920, 2220]],
])('limits of the journey: %s', (_, span, chosen, steps) => {
  expect(durationSteps(span, chosen)).toEqual(steps)
})
