import type { Amenity, HotelKind } from '../../../../contract/hotel/hotel-terms.ts'
import { fractionOf, hashText, hashWith, pick } from '../../../shared/seeded.ts'
import { southernNamings } from './africa-and-middle-east.ts'
import { americanNamings } from './americas.ts'
import { asianNamings } from './asia.ts'
import { eastEuropeanNamings } from './europe-east.ts'
import { westEuropeanNamings } from './europe-west.ts'
import type { Naming } from './naming.ts'

const namings = [
  ...asianNamings,
  ...westEuropeanNamings,
  ...eastEuropeanNamings,
  ...americanNamings,
  ...southernNamings,
]

const byCountry = new Map(
  namings.flatMap((naming) => naming.countries.map((code) => [code, naming] as const)),
)
const british = byCountry.get('GB') as Naming

export const namingOf = (country: string): Naming => byCountry.get(country) ?? british

/** Patterns that are the same in all countries. */
const patterns: Record<
  Exclude<HotelKind, 'hotel' | 'guest_house' | 'resort'>,
  readonly string[]
> = {
  hostel: ['{w} Hostel', '{w} Backpackers', 'Hostel {w}', '{w} Social Hostel', '{w} {a} Hostel'],
  apartment: ['{w} Apartments', '{w} Residences', '{w} Lofts', '{w} {a} Apartments', '{w} Flats'],
  ryokan: ['Ryokan {w}', '{w}-ya', '{w}-so', '{w} Onsen Ryokan', '{w}-tei', 'Ryokan {w} {a}'],
  riad: ['Riad {w}', 'Riad Dar {w}', 'Riad {w} & Spa', 'Riad {w} {v}'],
  villa: ['Villa {w}', '{w} Villas', '{w} Pool Villas', 'Villas {w} {a}', 'Villa {w} {v}'],
}
const beachResorts = ['{w} Beach Resort', '{w} Bay Resort', '{w} Cove Resort & Spa', '{w} Resort']
const otherResorts = ['{w} Resort', '{w} Resort & Spa', '{w} Hills Resort', '{w} Valley Retreat']

export interface Named {
  country: string
  kind: HotelKind
  area: { name: string; character: string }
  standard: number
  amenities: readonly Amenity[]
  seed: number
}

/** Creates a function that names the hotels of one city, each differently. */
export function createNames(): (hotel: Named) => string {
  const taken = new Set<string>()
  return (hotel) => {
    for (let attempt = 0; ; attempt += 1) {
      const name = nameOf(hotel, attempt)
      const key = comparedName(name)
      if (taken.has(key)) continue
      taken.add(key)
      return name
    }
  }
}

/** Words by which nobody tells two hotels apart. */
const common = /\b(?:the|hotel|hôtel|and|et|&) ?/g
const comparedName = (name: string) => name.toLowerCase().replace(common, '')

/** Ordinary names are used up in big cities: then two words, then the area, then a number tell hotels apart. */
function nameOf(hotel: Named, attempt: number): string {
  const { area } = hotel
  const naming = namingOf(hotel.country)
  const own = hashWith(hashWith(hotel.seed, nameSalt), attempt)
  const pattern = patternFor(hotel, patternsOf(naming, hotel.kind, area.character), own)
  const name = filled(pattern, naming.words, labelOf(area), hashWith(own, 1))
  if (attempt < 5) return name
  const more = pick(naming.words, fractionOf(hashWith(own, 3)))
  if (attempt < 10) return `${name} ${bare(more)}`
  if (attempt < 15 && !name.includes(area.name)) return `${name} ${area.name}`
  return attempt < 40 ? `${name} ${bare(more)} ${area.name}` : `${name} ${attempt}`
}

/** Long names, and those of airports, aren't part of a hotel's own. */
const labelOf = ({ name, character }: Named['area']) =>
  name.length > 14 || character === 'airport' ? '' : name

const nameSalt = hashText('name')

/** Returns one of the patterns that doesn't promise too much. */
function patternFor(
  { standard, amenities }: Named,
  patterns: readonly string[],
  hash: number,
): string {
  const first = Math.floor(fractionOf(hash) * patterns.length)
  for (let step = 0; step < patterns.length; step += 1) {
    const pattern = patterns[(first + step) % patterns.length] as string
    const isTooGrand = standard < 3 && grand.test(pattern)
    if (!isTooGrand && (amenities.includes('spa') || !pattern.includes('Spa'))) return pattern
  }
  return '{w}'
}

const grand = /Gran|Pala|Boutique|International/

function patternsOf(naming: Naming, kind: HotelKind, character: string): readonly string[] {
  if (kind === 'hotel') return naming.hotels
  if (kind === 'guest_house') return naming.guestHouses
  if (kind === 'resort') return character === 'beach' ? beachResorts : otherResorts
  return patterns[kind]
}

/** Fills a pattern with two different words. */
export function filled(
  pattern: string,
  words: readonly string[],
  area: string,
  seed: number,
): string {
  const first = Math.floor(fractionOf(seed) * words.length)
  const step = 1 + Math.floor(fractionOf(hashWith(seed, 2)) * (words.length - 1))
  const word = words[first] as string
  return pattern
    .replace('{w}', pattern.startsWith('{w}') ? bare(word) : word.replace(/^The /, ''))
    .replace('{v}', bare(words[(first + step) % words.length] as string))
    .replace('{a}', area)
    .trim()
}

/** Returns a word without the particle it has behind another one: `de la Fontaine` is `Fontaine` alone. */
const bare = (word: string): string => word.replace(/^(?:\p{Ll}+ |d'|l')+/u, '')
