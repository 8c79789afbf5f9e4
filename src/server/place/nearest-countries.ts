import { countries, countryByCode } from '../../contract/countries.ts'
import { localeByCode } from '../../contract/locales.ts'
import type { NearCountry } from '../../contract/place/nearest-countries.ts'
import { countryName } from '../../contract/words/format.ts'
import { onceEach } from '../platform/once-each.ts'
import { airports } from '../world/airport.ts'
import { worldCountryByCode } from '../world/country.ts'
import { type GlobePoint, greatCircleKm } from '../world/great-circle.ts'

/** The one country of the table without an airport: Andorra la Vella. */
const andorra: GlobePoint = { lat: 42.5, lon: 1.5 }

/**
 * Returns where a country's flights leave on average, by traffic; undefined without airports. Averaged on the globe, not
 * in degrees, because some countries are on both sides of the date line.
 */
const middleOf = onceEach((country): GlobePoint | undefined => {
  if (country === 'AD') return andorra
  let [x, y, z] = [0, 0, 0]
  for (const { lat, lon, weight } of airports.filter((each) => each.country === country)) {
    const [north, east] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180]
    x += weight * Math.cos(north) * Math.cos(east)
    y += weight * Math.cos(north) * Math.sin(east)
    z += weight * Math.sin(north)
  }
  if (x === 0 && y === 0 && z === 0) return undefined
  const degrees = (radians: number) => (radians * 180) / Math.PI
  return { lat: degrees(Math.atan2(z, Math.hypot(x, y))), lon: degrees(Math.atan2(y, x)) }
})

/** Returns whether there is such a country, served or not. */
export const isKnownCountry = (country: string): boolean =>
  worldCountryByCode(country) !== undefined || countryByCode(country) !== undefined

/**
 * Returns the countries the site serves, nearest first. Around a country without airports, or an unknown one, they come in
 * the order of the country table, which begins with the site's home markets.
 */
export function nearestCountries(country: string, lang: string, limit: number): NearCountry[] {
  const from = isKnownCountry(country) ? middleOf(country) : undefined
  const { tag } = localeByCode(lang) ?? { tag: 'en' }
  return countries
    .map(({ code, ...offered }) => {
      const to = middleOf(code)
      const distance = from && to ? Math.round(greatCircleKm(from, to)) : null
      return { country: code, ...offered, distance: code === country ? 0 : distance }
    })
    .sort(
      (a, b) =>
        Number(b.country === country) - Number(a.country === country) ||
        (a.distance ?? 0) - (b.distance ?? 0),
    )
    .slice(0, limit)
    .map((each) => ({ ...each, name: countryName(each.country, tag) }))
}
