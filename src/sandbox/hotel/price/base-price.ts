import type { HotelKind } from '../../../contract/hotel/hotel-terms.ts'
import type { Area, City } from '../../../server/world/city.ts'
import { type Curve, interpolate } from '../../shared/interpolate.ts'
import type { HotelFacts } from '../property/hotel-facts.ts'
import { draw } from '../property/traits.ts'
import { countryLevel } from './country-levels.ts'

/** Cities that cost more or less than others of their country and size. */
const unusual: Readonly<Record<string, number>> = {
  'new-york-us': 1.35,
  'san-francisco-us': 1.2,
  'las-vegas-us': 0.75,
  'orlando-us': 0.75,
  'honolulu-us': 1.35,
  'london-gb': 1.1,
  'paris-fr': 1.18,
  'tokyo-jp': 1.2,
  'venice-it': 1.25,
  'amsterdam-nl': 1.15,
  'zermatt-ch': 1.35,
  'santorini-gr': 1.5,
  'mykonos-gr': 1.6,
  'mumbai-in': 1.5,
  'delhi-in': 1.2,
  'istanbul-tr': 1.15,
  'macau-mo': 1,
  'shanghai-cn': 1.2,
  'beijing-cn': 1.2,
  'phuket-th': 1.15,
  'koh-samui-th': 1.2,
}

const bySetting: Record<City['setting'], number> = {
  metropolis: 1.1,
  beach: 1.06,
  mountain: 1.05,
  historic: 1,
  lake: 1.02,
  desert: 1,
  city: 0.9,
}

/** Returns what a night in an ordinary three-star hotel of a city costs, in US dollars before taxes. */
export const cityLevel = ({ id, country, visitors, setting }: City): number =>
  countryLevel(country) * (0.82 + 0.32 * visitors) * bySetting[setting] * (unusual[id] ?? 1)

/** By stars; those without are somewhere between. */
const byStandard: Curve = [
  [1, 0.5],
  [2, 0.7],
  [3, 1],
  [4, 1.6],
  [5, 3],
]

const byKind: Record<HotelKind, number> = {
  hotel: 1,
  hostel: 0.85,
  apartment: 1.05,
  guest_house: 0.82,
  resort: 1.2,
  ryokan: 1.6,
  riad: 1.1,
  villa: 1.7,
}

const byArea: Record<Area['character'], number> = {
  centre: 1.1,
  beach: 1.12,
  business: 1.06,
  nightlife: 1,
  historic: 1.06,
  residential: 0.88,
  airport: 0.92,
  nature: 1,
}

/** Returns what the simplest room for two costs at properties of its kind and class, in US dollars before taxes. */
export const classPrice = ({ city, standard, kind }: HotelFacts): number =>
  cityLevel(city) * interpolate(byStandard, standard) * byKind[kind]

/** Returns what a property's simplest room for two costs on an ordinary night, in US dollars before taxes. */
export function basePrice(hotel: HotelFacts): number {
  const own = 2 ** (0.75 * (draw(hotel.seed, 'level') - 0.5))
  return classPrice(hotel) * byArea[hotel.area.character] * (1 + 0.22 * hotel.quality) * own
}

/** How far prices stray from their class's, as a logarithm: to 58 % and to 173 % of it. */
const farthest = 0.55

/**
 * Returns a factor that moves prices as little as the market allows: properties neither give rooms away in low season nor
 * ask for another class's price in high season. Small deviations stay as they are.
 */
export const withinClass = (factor: number): number =>
  Math.exp(farthest * Math.tanh(Math.log(factor) / farthest))
