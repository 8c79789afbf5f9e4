import { describe, expect, it } from 'vitest'
import { exampleRow } from '../testing/example-row.ts'
import { filterResults } from './filter-results.ts'
import { noFilter, type ResultFilter } from './result-filter.ts'

const direct = exampleRow({ id: 'direct' })
const viaSingapore = exampleRow({
  id: 'via SIN',
  stops: 'transit',
  airlines: ['SQ', 'TG'],
  via: [['SIN', 90]],
  departure: '2026-12-10T14:00',
  arrival: '2026-12-10T19:30',
  minutes: 390,
  price: 40000,
  bag: false,
})
const selfMade = exampleRow({
  id: 'self-made',
  stops: 'onestop',
  airlines: ['AK', 'FD'],
  from: 'SZB',
  to: 'DMK',
  via: [
    ['SIN', 200],
    ['HKT', 90],
  ],
  departure: '2026-12-10T22:00',
  arrival: '2026-12-11T03:00',
  dayShift: 1,
  minutes: 360,
  price: 12000,
  bag: false,
})
const rows = [direct, viaSingapore, selfMade]

describe('filtering flights', () => {
  it.each<[string, Partial<ResultFilter>, string[]]>([
    ['nothing asked for', {}, ['direct', 'via SIN', 'self-made']],
    ['direct only', { stops: ['direct'] }, ['direct']],
    ['direct or on one booking', { stops: ['direct', 'transit'] }, ['direct', 'via SIN']],
    ['an airline on any of the flights', { airlines: ['TG'] }, ['via SIN']],
    ['leaving in the morning', { departTime: ['morning'] }, ['direct']],
    ['landing early', { arriveTime: ['early'] }, ['self-made']],
    ['at least 250', { minPrice: 25000 }, ['direct', 'via SIN']],
    ['at most 250', { maxPrice: 25000 }, ['direct', 'self-made']],
    ['at most six hours', { maxMinutes: 360 }, ['direct', 'self-made']],
    ['with a bag', { bag: true }, ['direct']],
    ['leaving from Subang', { departAirports: ['SZB'] }, ['self-made']],
    ['arriving at Don Mueang', { arriveAirports: ['DMK'] }, ['self-made']],
    ['changing only in Singapore, or not at all', { viaAirports: ['SIN'] }, ['direct', 'via SIN']],
    ['two parts together', { stops: ['transit', 'onestop'], maxPrice: 20000 }, ['self-made']],
    ['what nothing fits', { airlines: ['BA'] }, []],
  ])('%s', (_, filter, expected) => {
    const found = filterResults(rows, { ...noFilter, ...filter })
    expect(found.map((row) => row.id)).toEqual(expected)
  })

  it('who wants a bag sees the cheapest price with one', () => {
    const bare = exampleRow({
      id: 'bare',
      price: 9000,
      bag: false,
      offer: 'light',
      withBag: ['plus', 11500, true],
    })
    const [shown] = filterResults([bare, viaSingapore], { ...noFilter, bag: true })
    expect(shown).toMatchObject({
      id: 'bare',
      offer: 'plus',
      price: 11500,
      bag: true,
      refundable: true,
    })
    expect(filterResults([bare], { ...noFilter, bag: true, maxPrice: 10000 })).toEqual([])
    expect(filterResults([bare], noFilter)).toEqual([bare])
  })
})
