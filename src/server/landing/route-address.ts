import { codeOfPlaceAddress, placeAddress } from '../../contract/place/city-addresses.ts'
import { airportByIata, currentCode } from '../world/airport.ts'
import { metropolisByCode } from '../world/metropolis.ts'
import { slug } from '../world/slug.ts'

/** A route, or every route to a place. */
export interface Route {
  from?: string
  to: string
}

/**
 * Returns the code of the city that a place belongs to, which has one page for all of its airports; undefined for unknown
 * codes.
 */
export function cityCodeOf(place: string): string | undefined {
  const code = currentCode(place)
  if (metropolisByCode(code)) return code
  const airport = airportByIata(code)
  if (!airport) return undefined
  return metropolisByCode(airport.cityCode) ? airport.cityCode : code
}

/** Spells a city: `kuala-lumpur` for codes of ours, whose spelling is unique, and `singapore-sin` for all others. */
function cityWord(code: string): string {
  const own = placeAddress(code)
  if (own !== code) return own
  const name = metropolisByCode(code)?.englishCity ?? airportByIata(code)?.englishCity ?? ''
  return [slug(name), code.toLowerCase()].filter(Boolean).join('-')
}

/** Returns what the address of a page about flights is called: `kuala-lumpur-to-singapore-sin`, `to-bangkok`. */
export const routeAddress = ({ from, to }: Route): string =>
  [...(from ? [cityWord(from)] : []), 'to', cityWord(to)].join('-')

/**
 * Returns the route that an address means, also if the names in it are others: codes decide. Undefined if it means none.
 */
export function routeOfAddress(address: string): Route | undefined {
  const words = address.toLowerCase().split('-')
  if (words[0] === 'to') {
    const to = cityOfWords(words.slice(1))
    return to === undefined ? undefined : { to }
  }
  // Names may contain the word, too.
  for (const [index, word] of words.entries()) {
    if (word !== 'to') continue
    const from = cityOfWords(words.slice(0, index))
    const to = cityOfWords(words.slice(index + 1))
    if (from && to && from !== to) return { from, to }
  }
  return undefined
}

function cityOfWords(words: readonly string[]): string | undefined {
  const own = codeOfPlaceAddress(words.join('-'))
  const last = words.at(-1) ?? ''
  const code = /^[A-Z]{3}$/.test(own) ? own : last.toUpperCase()
  return /^[A-Z]{3}$/.test(code) ? cityCodeOf(code) : undefined
}
