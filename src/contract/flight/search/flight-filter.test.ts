import { describe, expect, it } from 'vitest'
import {
  type FilterableFlight,
  type FlightFilter,
  filterFlights,
  noFilter,
} from './flight-filter.ts'

/** Returns an example flight: KUL 08:15 to BKK 09:25, direct, 250.00 with a bag. */
const flight = (changes: Partial<FilterableFlight> & { id: string }) => ({
  price: 25000,
  stops: 'direct' as const,
  airlines: ['MH'],
  from: 'KUL',
  to: 'BKK',
  departure: '2026-12-10T08:15',
  arrival: '2026-12-10T09:25',
  dayShift: 0,
  minutes: 130,
  via: [],
  checkedBag: { rule: 'piece' },
  ...changes,
})

const direct = flight({ id: 'direct' })
const viaSingapore = flight({
  id: 'via SIN',
  stops: 'transit',
  airlines: ['SQ', 'TG'],
  via: [['SIN', 90]],
  departure: '2026-12-10T14:00',
  arrival: '2026-12-10T19:30',
  minutes: 390,
  price: 40000,
  checkedBag: { rule: 'none' },
})
const selfMade = flight({
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
  checkedBag: { rule: 'none' },
})
const rows = [direct, viaSingapore, selfMade]

describe('filtering flights', () => {
  it.each<[string, Partial<FlightFilter>, string[]]>([
    ['nothing asked for', {}, ['direct', 'via SIN', 'self-made']],
    ['direct only', { stops: ['direct'] }, ['direct']],
    ['direct or on one booking', { stops: ['direct', 'transit'] }, ['direct', 'via SIN']],
    ['an airline on any of the flights', { airlines: ['TG'] }, ['via SIN']],
    ['leaving in the morning', { departTime: ['morning'] }, ['direct']],
    ['landing early', { arriveTime: ['early'] }, ['self-made']],
    ['at least 250', { minPrice: 25000 }, ['direct', 'via SIN']],
    ['at most 250', { maxPrice: 25000 }, ['direct', 'self-made']],
    ['at most six hours', { maxMinutes: 360 }, ['direct', 'self-made']],
    ['landing by 20:00', { landBy: 20 }, ['direct', 'via SIN']],
    ['landing by 01:00 of the next day', { landBy: 25 }, ['direct', 'via SIN']],
    ['with a bag', { bag: true }, ['direct']],
    ['leaving from Subang', { departAirports: ['SZB'] }, ['self-made']],
    ['arriving at Don Mueang', { arriveAirports: ['DMK'] }, ['self-made']],
    [
      'changing in Singapore, among other places',
      { viaAirports: ['SIN'] },
      ['via SIN', 'self-made'],
    ],
    ['two parts together', { stops: ['transit', 'onestop'], maxPrice: 20000 }, ['self-made']],
    ['what nothing fits', { airlines: ['BA'] }, []],
  ])('%s', (_, filter, expected) => {
    const found = filterFlights(rows, { ...noFilter, ...filter })
    expect(found.map((row) => row.id)).toEqual(expected)
  })

  it('with the bag filter, prices include a bag', () => {
    const bare = flight({
      id: 'bare',
      price: 9000,
      checkedBag: { rule: 'none' },
      seatsLeft: 2,
      withBag: { price: 11500, checkedBag: { rule: 'piece' } },
    })
    const [shown] = filterFlights([bare, viaSingapore], { ...noFilter, bag: true })
    expect(shown).toMatchObject({ id: 'bare', price: 11500, checkedBag: { rule: 'piece' } })
    expect(shown?.seatsLeft).toBeUndefined()
    expect(filterFlights([bare], { ...noFilter, bag: true, maxPrice: 10000 })).toEqual([])
    expect(filterFlights([bare], noFilter)).toEqual([bare])
  })
})
