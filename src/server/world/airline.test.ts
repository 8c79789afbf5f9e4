import { describe, expect, it } from 'vitest'
import { aircraftByCode, aircraftTypes, seatsOfCabin } from './aircraft.ts'
import { airlineByCode, airlines } from './airline.ts'
import { airportByIata } from './airport.ts'
import { worldCountryByCode } from './country.ts'

describe('airlines', () => {
  it('contain the 200 biggest and more, each code once', () => {
    expect(airlines.length).toBeGreaterThanOrEqual(200)
    expect(new Set(airlines.map((airline) => airline.code)).size).toBe(airlines.length)
  })

  it('have hubs at known airports and fly known aircraft', () => {
    for (const { code, hubs, fleet } of airlines) {
      expect([code, hubs.filter((hub) => !airportByIata(hub))]).toEqual([code, []])
      expect([code, fleet.filter((type) => !aircraftByCode(type))]).toEqual([code, []])
      expect([code, new Set(hubs).size]).toEqual([code, hubs.length])
      expect([code, hubs.length > 0 && fleet.length > 0]).toEqual([code, true])
    }
  })

  it('each have a designator, a country, a colour and a size', () => {
    const wrong = airlines.filter(
      ({ code, name, country, colour, size }) =>
        !/^(?!\d\d)[A-Z0-9]{2}$/.test(code) ||
        !name ||
        !worldCountryByCode(country) ||
        !/^#[0-9a-f]{6}$/.test(colour) ||
        !(size > 0),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['MH', 'Malaysia Airlines', 'KUL', 'oneworld', false],
    ['AK', 'AirAsia', 'KUL', null, true],
    ['SQ', 'Singapore Airlines', 'SIN', 'star', false],
    ['FR', 'Ryanair', 'STN', null, true],
    ['KE', 'Korean Air', 'ICN', 'skyteam', false],
  ])('%s is %s of %s', (code, name, hub, alliance, lowCost) => {
    expect(airlineByCode(code)).toMatchObject({ name, alliance, lowCost })
    expect(airlineByCode(code)?.hubs[0]).toBe(hub)
  })
})

describe('aircraft', () => {
  it('has the number of seats in its layout', () => {
    for (const { code, layout, seats } of aircraftTypes) {
      const counted = Object.values(layout).map(seatsOfCabin)
      expect([code, counted.reduce((sum, each) => sum + each, 0)]).toEqual([code, seats])
      expect([code, seatsOfCabin(layout.economy) > 0]).toEqual([code, true])
    }
  })

  it.each([
    ['738', 162, 5500],
    ['AT7', 72, 1500],
    ['388', 484, 14800],
  ])('%s seats %i and flies %i km', (code, seats, rangeKm) => {
    expect(aircraftByCode(code)).toMatchObject({ seats, rangeKm })
  })
})

it('every type has its manufacturer’s name, without our notes about its cabins', () => {
  const names = aircraftTypes.map(({ name }) => name)
  expect(names).toContain('Airbus A330-300')
  expect(names.filter((name) => /[()]/.test(name))).toEqual([])
})
