import { describe, expect, it } from 'vitest'
import { cities, cityById } from './city.ts'
import { worldCountryByCode } from './country.ts'
import { greatCircleKm } from './great-circle.ts'

const areas = cities.flatMap((city) => city.areas.map((area) => ({ city, area })))

describe('cities', () => {
  it('are 1,500 and more in most countries, each id once', () => {
    expect(cities.length).toBeGreaterThanOrEqual(1500)
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length)
    expect(new Set(cities.map(({ country }) => country)).size).toBeGreaterThanOrEqual(180)
    expect(cities.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*-[a-z]{2}$/.test(id))).toEqual([])
  })

  it('each have a position, a country, people, visitors and a valid time zone', () => {
    const zones = new Set(cities.map(({ zone }) => zone))
    for (const zone of zones)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
    const wrong = cities.filter(
      ({ name, lat, lon, country, population, visitors, radius, id }) =>
        !name ||
        !(Math.abs(lat) <= 90 && Math.abs(lon) <= 180) ||
        !worldCountryByCode(country) ||
        !id.endsWith(`-${country.toLowerCase()}`) ||
        !(population > 0) ||
        !(visitors > 0 && visitors <= 1) ||
        !(radius >= 3 && radius <= 130),
    )
    expect(wrong).toEqual([])
  })

  it('are sorted, most visited first', () => {
    const visitors = cities.map((city) => city.visitors)
    expect(visitors).toEqual(visitors.toSorted((a, b) => b - a))
    expect(cities.slice(0, 12).map(({ id }) => id)).toContain('paris-fr')
  })

  it('don’t repeat a city under two ids', () => {
    const twice = cities.flatMap((city, index) =>
      cities
        .slice(index + 1)
        .filter((other) => other.country === city.country && greatCircleKm(city, other) < 2)
        .map((other) => `${city.id} ${other.id}`),
    )
    expect(twice).toEqual([])
  })

  it.each([
    ['bangkok-th', 13.75, 100.5, 'Asia/Bangkok'],
    ['paris-fr', 48.86, 2.35, 'Europe/Paris'],
    ['tokyo-jp', 35.68, 139.76, 'Asia/Tokyo'],
    ['bali-id', -8.67, 115.18, 'Asia/Makassar'],
    ['new-york-us', 40.75, -73.98, 'America/New_York'],
    ['cancun-mx', 21.1, -86.8, 'America/Cancun'],
    ['sydney-au', -33.87, 151.21, 'Australia/Sydney'],
    ['rio-de-janeiro-br', -22.96, -43.21, 'America/Sao_Paulo'],
    ['cape-town-za', -33.92, 18.42, 'Africa/Johannesburg'],
    ['tenerife-es', 28.25, -16.6, 'Atlantic/Canary'],
    ['sheffield-gb', 53.38, -1.47, 'Europe/London'],
    ['bora-bora-pf', -16.5, -151.74, 'Pacific/Tahiti'],
    ['kathmandu-np', 27.71, 85.32, 'Asia/Kathmandu'],
  ])('%s is at %f, %f in %s', (id, lat, lon, zone) => {
    const city = cityById(id)
    expect(Math.abs((city?.lat ?? 0) - lat)).toBeLessThan(0.1)
    expect(Math.abs((city?.lon ?? 0) - lon)).toBeLessThan(0.1)
    const canonical = (timeZone: string | undefined) =>
      new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
    expect(canonical(city?.zone)).toBe(canonical(zone))
  })
})

describe('areas', () => {
  it('are 1–12 in each city, ids unique in the world, shares 1 together', () => {
    const wrong = cities.filter(
      (city) =>
        city.areas.length < 1 ||
        city.areas.length > 12 ||
        Math.abs(city.areas.reduce((sum, { share }) => sum + share, 0) - 1) > 0.01,
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
    expect(new Set(areas.map(({ area }) => area.id)).size).toBe(areas.length)
  })

  it('lie within their city’s radius', () => {
    const outside = areas.filter(({ city, area }) => greatCircleKm(city, area) > city.radius)
    expect(outside.map(({ area }) => area.id)).toEqual([])
  })

  it('of a city are at different places under different names', () => {
    const same = cities.flatMap(({ areas: own }) =>
      own.flatMap((area, index) =>
        own
          .slice(index + 1)
          .filter((other) => other.name === area.name || greatCircleKm(area, other) < 0.15)
          .map((other) => `${area.id} ${other.name}`),
      ),
    )
    expect(same).toEqual([])
  })

  it('of 250 destinations are the ones that travellers know', () => {
    expect(cities.filter(({ areas: own }) => own.length >= 3).length).toBeGreaterThanOrEqual(250)
    const names = (id: string) => cityById(id)?.areas.map(({ name }) => name)
    expect(names('bali-id')).toEqual(expect.arrayContaining(['Ubud', 'Seminyak', 'Nusa Dua']))
    expect(names('tokyo-jp')).toEqual(expect.arrayContaining(['Shinjuku', 'Asakusa']))
    expect(names('paris-fr')).toEqual(expect.arrayContaining(['Le Marais', 'Montmartre']))
  })
})
