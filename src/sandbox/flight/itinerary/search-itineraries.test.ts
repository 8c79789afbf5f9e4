import { describe, expect, test } from 'vitest'
import { aircraftTypes } from '../../../server/world/aircraft.ts'
import { airlines } from '../../../server/world/airline.ts'
import { airports } from '../../../server/world/airport.ts'
import { greatCircleKm } from '../../../server/world/great-circle.ts'
import { packColumns } from '../timetable/generate/pack-columns.ts'
import { terminalOf } from '../timetable/generate/terminals.ts'
import { loadTimetable } from '../timetable/load-timetable.ts'
import { type Timetable, withLists } from '../timetable/timetable.ts'
import { longestWay } from './connection-rules.ts'
import type { Itinerary } from './itinerary.ts'
import { searchItineraries } from './search-itineraries.ts'

/** Returns a timetable of daily flights, written `MH784 KUL BKK 09:00 120`. */
function timetableOf(...flights: string[]): Timetable {
  const at = (iata: string) => airports.findIndex((airport) => airport.iata === iata)
  const services = flights.map((flight) => {
    const [name = '', from = '', to = '', time = '', minutes] = flight.split(' ')
    const [hours, minute] = time.split(':').map(Number)
    const airline = airlines.findIndex(({ code }) => code === name.slice(0, 2))
    const carrier = airlines[airline]
    const [a, b] = [airports[at(from)], airports[at(to)]]
    if (!carrier || !a || !b) throw new Error(`unknown: ${flight}`)
    return {
      from: at(from),
      to: at(to),
      km: Math.round(greatCircleKm(a, b)),
      airline,
      operator: airline,
      number: Number(name.slice(2)),
      departure: Number(hours) * 60 + Number(minute),
      minutes: Number(minutes),
      days: 0b1111111,
      aircraft: 0,
      departureTerminal: terminalOf(from, carrier, false),
      arrivalTerminal: terminalOf(to, carrier, false),
    }
  })
  return withLists(packColumns(airports, services), { airports, airlines, aircraftTypes })
}

const date = '2026-11-11'
const names = ({ legs }: Itinerary) => legs.map(({ flight }) => flight).join(' ')
const find = (timetable: Timetable, from: string, to: string, maxChanges: 0 | 1 | 2 = 2) =>
  searchItineraries({ from: [from], to: [to], date, maxChanges, limit: 50 }, timetable)

describe('connections', () => {
  test('wait at least the airport’s minimum, and no longer than half a day', () => {
    const timetable = timetableOf(
      'MH1 PEN KUL 08:00 60',
      'MH2 KUL LHR 09:30 800',
      'MH4 KUL LHR 10:30 800',
    )
    expect(find(timetable, 'PEN', 'LHR').map(names)).toEqual(['MH1 MH4'])
  })

  test('with one airline, alliance or partner are transit, otherwise self-transfer', () => {
    const timetable = timetableOf(
      'MH1 PEN KUL 08:00 60',
      'BA2 KUL LHR 11:00 800',
      'AK3 PEN KUL 06:00 60',
      'EK4 KUL DXB 11:30 430',
    )
    const [transit] = find(timetable, 'PEN', 'LHR')
    expect(transit?.connections).toEqual([{ minutes: 120, kind: 'transit' }])
    const [risk] = find(timetable, 'PEN', 'DXB').filter((way) => names(way) === 'AK3 EK4')
    expect(risk?.connections).toEqual([{ minutes: 270, kind: 'onestop' }])
  })

  test('self-transfers leave time to collect bags and check in again', () => {
    const timetable = timetableOf('AK1 PEN KUL 08:00 60', 'MH2 KUL LHR 11:00 800')
    expect(find(timetable, 'PEN', 'LHR')).toEqual([])
    const later = timetableOf('AK1 PEN KUL 08:00 60', 'MH2 KUL LHR 12:15 800')
    expect(find(later, 'PEN', 'LHR').map(names)).toEqual(['AK1 MH2'])
  })

  test('do not make absurd detours', () => {
    const timetable = timetableOf('MH1 KUL LHR 08:00 800', 'TG2 LHR BKK 20:00 700')
    expect(find(timetable, 'KUL', 'BKK')).toEqual([])
  })

  test('run past midnight and across the date line', () => {
    const timetable = timetableOf('MH1 KUL NRT 23:30 410', 'JL2 NRT LAX 17:00 590')
    const [way] = find(timetable, 'KUL', 'LAX')
    expect(way?.legs.map(({ departure, arrival }) => [departure, arrival])).toEqual([
      ['2026-11-11T23:30', '2026-11-12T07:20'],
      ['2026-11-12T17:00', '2026-11-12T09:50'],
    ])
    expect(way?.minutes).toBe(410 + 580 + 590)
  })

  test('an overnight wait is offered only where nothing else is', () => {
    const timetable = timetableOf('MH1 PEN KUL 15:00 60', 'MH2 KUL LHR 10:00 800')
    expect(find(timetable, 'PEN', 'LHR').map(({ connections }) => connections[0]?.minutes)).toEqual(
      [18 * 60],
    )
  })

  test('two changes are found only when they are asked for', () => {
    const timetable = timetableOf(
      'MH1 PEN KUL 07:00 60',
      'MH2 KUL LHR 10:00 800',
      'BA3 LHR EDI 19:00 80',
    )
    expect(find(timetable, 'PEN', 'EDI').map(names)).toEqual(['MH1 MH2 BA3'])
    expect(find(timetable, 'PEN', 'EDI', 1)).toEqual([])
    expect(find(timetable, 'PEN', 'LHR', 0)).toEqual([])
  })
})

describe('choices', () => {
  test('one that leaves earlier and arrives later with the same airlines is dropped', () => {
    const timetable = timetableOf(
      'MH1 PEN KUL 07:00 60',
      'MH3 PEN KUL 08:00 60',
      'MH2 KUL LHR 10:30 800',
      'AK5 PEN KUL 06:00 60',
    )
    expect(find(timetable, 'PEN', 'LHR').map(names)).toEqual(['MH3 MH2', 'AK5 MH2'])
  })

  test('direct flights are always kept and come first when they are quickest', () => {
    const timetable = timetableOf(
      'MH1 KUL BKK 08:00 130',
      'MH3 KUL BKK 09:00 130',
      'TG5 KUL BKK 10:00 130',
      'SQ1 KUL SIN 08:00 60',
      'SQ3 SIN BKK 11:00 140',
    )
    const query = { from: ['KUL'], to: ['BKK'], date, maxChanges: 2 as const, limit: 2 }
    expect(searchItineraries(query, timetable).map(names)).toEqual(['MH1', 'MH3', 'TG5'])
  })

  test('all airports of a city are searched', () => {
    const timetable = timetableOf('BA1 LHR JFK 08:00 470', 'DL3 LGW EWR 09:00 470')
    const query = { date, maxChanges: 0 as const, limit: 10 }
    const from = ['LHR', 'LGW']
    const to = ['JFK', 'EWR']
    expect(searchItineraries({ ...query, from, to }, timetable).map(names)).toEqual(['BA1', 'DL3'])
  })

  test('unknown airports and trips from a place to itself find nothing', () => {
    const timetable = timetableOf('BA1 LHR JFK 08:00 470')
    expect(find(timetable, 'QQQ', 'JFK')).toEqual([])
    expect(find(timetable, 'LHR', 'LHR')).toEqual([])
  })
})

describe('on the whole timetable', () => {
  const timetable = loadTimetable()

  test('KUL–LAX crosses the date line: local times differ by 16 hours less than the journey takes', () => {
    const ways = find(timetable, 'KUL', 'LAX')
    expect(ways.length).toBeGreaterThan(5)
    for (const { legs, minutes } of ways) {
      const [first, last] = [legs[0], legs.at(-1)]
      const wall = (Date.parse(`${last?.arrival}Z`) - Date.parse(`${first?.departure}Z`)) / 60_000
      expect(wall).toBe(minutes - 16 * 60)
    }
  })

  test.each([
    ['KUL', 'BKK'],
    ['KUL', 'LHR'],
    ['PEN', 'EDI'],
    ['CNX', 'GVA'],
    ['YVR', 'SUB'],
  ])('%s–%s: every way holds together', (from, to) => {
    const ways = find(timetable, from, to)
    expect(ways.length).toBeGreaterThan(0)
    for (const { legs, connections, minutes } of ways) {
      expect(legs[0]?.from).toBe(from)
      expect(legs.at(-1)?.to).toBe(to)
      expect(legs[0]?.departure.slice(0, 10)).toBe(date)
      expect(connections.length).toBe(legs.length - 1)
      for (const [i, connection] of connections.entries()) {
        const [before, after] = [legs[i], legs[i + 1]]
        expect(after?.from).toBe(before?.to)
        expect((after?.departureUtc ?? 0) - (before?.arrivalUtc ?? 0)).toBe(
          connection.minutes * 60_000,
        )
        expect(connection.minutes).toBeGreaterThanOrEqual(connection.kind === 'transit' ? 35 : 90)
      }
      const air = legs.reduce((sum, leg) => sum + leg.minutes, 0)
      const ground = connections.reduce((sum, connection) => sum + connection.minutes, 0)
      expect(minutes).toBe(air + ground)
      const km = legs.reduce((sum, leg) => sum + leg.km, 0)
      const [a, b] = [from, to].map((iata) => airports.find((airport) => airport.iata === iata))
      if (a && b && legs.length > 1)
        expect(km).toBeLessThanOrEqual(longestWay(greatCircleKm(a, b)) + 2)
    }
  })
})
