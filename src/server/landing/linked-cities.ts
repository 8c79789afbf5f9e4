import { onceEach } from '../platform/once-each.ts'
import { airports } from '../world/airport.ts'
import { type City, cities } from '../world/city.ts'
import { metropolises } from '../world/metropolis.ts'
import { slug } from '../world/slug.ts'
import { cityCodeOf } from './route-address.ts'

const keyOf = (name: string, country: string) => `${slug(name)} ${country}`

/** Cities to stay in and places to fly to that are the same, by name and country. The busiest counts. */
const linked = onceEach(() => {
  const codes = new Map<string, string>()
  for (const { englishCity, country, code } of metropolises) {
    codes.set(keyOf(englishCity, country), code)
  }
  for (const { iata, englishCity, country } of airports) {
    const key = keyOf(englishCity, country)
    if (!codes.has(key)) codes.set(key, cityCodeOf(iata) ?? iata)
  }
  const byCode = new Map<string, City>()
  const codeById = new Map<string, string>()
  for (const city of cities) {
    const code = codes.get(keyOf(city.name, city.country))
    if (!code || byCode.has(code)) continue
    byCode.set(code, city)
    codeById.set(city.id, code)
  }
  return { byCode, codeById }
})

/** Returns the city to stay in that a place to fly to is, if there is one. */
export const cityToStayIn = (code: string): City | undefined => linked('').byCode.get(code)

/** Returns the code of the place to fly to for a city to stay in, if it has airports. */
export const codeToFlyTo = (city: City): string | undefined => linked('').codeById.get(city.id)
