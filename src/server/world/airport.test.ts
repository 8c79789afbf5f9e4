import { describe, expect, it } from 'vitest'
import { airportByIata, airportOfOrder, airports, airportsOfPlace, currentCode } from './airport.ts'
import { worldCountryByCode } from './country.ts'
import { greatCircleKm } from './great-circle.ts'
import { metropolisByCode, metropolises } from './metropolis.ts'
import { aliasedCodes } from './place-aliases.ts'
import { readTable } from './read-table.ts'
import { regionCodes } from './region-names.ts'

describe('airports', () => {
  it('contain those with scheduled service, each code once', () => {
    expect(airports.length).toBeGreaterThanOrEqual(4000)
    expect(new Set(airports.map((airport) => airport.iata)).size).toBe(airports.length)
  })

  it('each have coordinates, a country, a weight and a valid time zone', () => {
    const zones = new Set(airports.map((airport) => airport.zone))
    for (const zone of zones)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
    const wrong = airports.filter(
      ({ iata, name, englishCity, lat, lon, country, weight }) =>
        !/^[A-Z]{3}$/.test(iata) ||
        !name ||
        !englishCity ||
        !(Math.abs(lat) <= 90 && Math.abs(lon) <= 180) ||
        !worldCountryByCode(country) ||
        !(weight > 0 && weight <= 1),
    )
    expect(wrong).toEqual([])
  })

  it('are sorted, busiest first', () => {
    const weights = airports.map((airport) => airport.weight)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    expect(airports[0]?.iata).toBe('ATL')
  })

  it.each([
    ['KUL', 'Kuala Lumpur', 'MY', 'Asia/Kuala_Lumpur'],
    ['BKK', 'Bangkok', 'TH', 'Asia/Bangkok'],
    ['LHR', 'London', 'GB', 'Europe/London'],
    ['LTN', 'London', 'GB', 'Europe/London'],
    ['DPS', 'Denpasar-Bali', 'ID', 'Asia/Makassar'],
    ['HNL', 'Honolulu', 'US', 'Pacific/Honolulu'],
    ['GRU', 'São Paulo', 'BR', 'America/Sao_Paulo'],
    ['BER', 'Berlin', 'DE', 'Europe/Berlin'],
    ['KIN', 'Kingston', 'JM', 'America/Jamaica'],
    ['BAH', 'Manama', 'BH', 'Asia/Bahrain'],
    ['PPG', 'Pago Pago', 'AS', 'Pacific/Pago_Pago'],
    ['DIL', 'Dili', 'TL', 'Asia/Dili'],
  ])('%s serves %s', (iata, city, country, zone) => {
    expect(airportByIata(iata)).toMatchObject({ englishCity: city, country, zone })
  })

  it('don’t contain closed airports', () => {
    for (const iata of ['TXL', 'SXF', 'THF']) expect(airportByIata(iata)).toBeUndefined()
  })

  it.each([
    ['PNH', 'KTI', 'Phnom Penh'],
    ['REP', 'SAI', 'Siem Reap'],
    ['TSE', 'NQZ', 'Astana'],
    ['KIV', 'RMO', 'Chişinău'],
    ['TXL', 'BER', 'Berlin'],
    ['SXF', 'BER', 'Berlin'],
    ['ISL', 'IST', 'Istanbul'],
    ['ADA', 'COV', 'Adana'],
    ['FRU', 'BSZ', 'Bishkek'],
    ['LAD', 'NBJ', 'Luanda'],
    ['RAJ', 'HSR', 'Rajkot'],
    ['ULN', 'UBN', 'Ulaanbaatar'],
    ['DKR', 'DSS', 'Dakar'],
  ])('sell %s as %s in %s, and still name it in orders', (old, now, city) => {
    expect(airports.map(({ iata }) => iata)).not.toContain(old)
    expect(airportByIata(old)).toBeUndefined()
    expect(airportByIata(now)?.englishCity).toBe(city)
    expect(currentCode(old)).toBe(now)
    expect(airportsOfPlace(old)).toEqual(airportsOfPlace(now))
    expect(airportOfOrder(old)).toMatchObject({
      iata: old,
      englishCity: city,
      zone: airportByIata(now)?.zone,
    })
  })

  it('replace every retired airport by one that is sold', () => {
    for (const [old = '', now = ''] of readTable('table/retired-airports.psv', 3)) {
      expect([old, airportByIata(now)?.iata]).toEqual([old, now])
      expect([old, airportByIata(old)]).toEqual([old, undefined])
      expect([old, metropolisByCode(old)]).toEqual([old, undefined])
    }
  })
})

describe('metropolitan areas', () => {
  const codesOf = (place: string) =>
    airportsOfPlace(place)
      .map((airport) => airport.iata)
      .sort()

  it.each([
    ['LON', 'LCY LGW LHR LTN SEN STN'],
    ['TYO', 'HND NRT'],
    ['NYC', 'EWR HPN ISP JFK LGA SWF'],
    ['PAR', 'BVA CDG ORY'],
    ['JKT', 'CGK HLP'],
    ['SEL', 'GMP ICN'],
    ['BJS', 'PEK PKX'],
    ['OSA', 'ITM KIX UKB'],
    ['MIL', 'BGY LIN MXP'],
    ['SAO', 'CGH GRU VCP'],
  ])('%s means %s', (code, expected) => {
    expect(codesOf(code).join(' ')).toBe(expected)
  })

  it('never share a code with an airport', () => {
    for (const { code } of metropolises) expect(airportByIata(code)).toBeUndefined()
    expect(codesOf('BKK')).toEqual(['BKK'])
    expect(codesOf('SHA')).toEqual(['SHA'])
  })

  it('have at least two airports, all in one country', () => {
    for (const { airports: members, country } of metropolises) {
      expect(members.length).toBeGreaterThanOrEqual(2)
      expect(new Set(members.map((airport) => airport.country))).toEqual(new Set([country]))
    }
  })

  it('are undefined for unknown codes', () => {
    expect(airportsOfPlace('XXX')).toEqual([])
  })

  it('and airports are what aliases refer to', () => {
    expect(aliasedCodes.filter((code) => airportsOfPlace(code).length === 0)).toEqual([])
    const isKnown = (code: string) =>
      code.length === 2 ? worldCountryByCode(code) : airportsOfPlace(code).length > 0
    expect(regionCodes.filter((code) => !isKnown(code))).toEqual([])
  })
})

describe('great-circle distance', () => {
  it.each([
    ['KUL', 'BKK', 1220],
    ['LHR', 'JFK', 5540],
    ['AKL', 'HNL', 7090],
    ['SYD', 'SCL', 11340],
  ])('%s to %s is about %i km', (from, to, kilometres) => {
    const [a, b] = [from, to].map((iata) => airportByIata(iata) ?? { lat: 0, lon: 0 })
    if (a && b) expect(Math.abs(greatCircleKm(a, b) / kilometres - 1)).toBeLessThan(0.01)
  })
})
