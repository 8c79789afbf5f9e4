import type { HotelKind } from '../../../contract/hotel/hotel-terms.ts'
import type { Area, City } from '../../../server/world/city.ts'
import { type Choices, weighted } from '../../shared/seeded.ts'
import { draw } from './traits.ts'

/** Countries whose hotels are mostly of a high class. */
const luxurious = new Set(['AE', 'QA', 'MV', 'SC', 'MO', 'BH', 'KW', 'MU', 'SA', 'MC'])

/** Returns how likely each kind of property is in a part of a city. */
export function kindsIn(city: City, area: Area): Choices<HotelKind> {
  const { setting, country } = city
  const atBeach =
    area.character === 'beach' || (setting === 'beach' && area.character !== 'airport')
  const isOpen =
    atBeach || area.character === 'nature' || setting === 'lake' || setting === 'desert'
  const isOld = area.character === 'historic' || setting === 'historic'
  return [
    ['hotel', area.character === 'airport' || area.character === 'business' ? 75 : 50],
    ['apartment', setting === 'metropolis' ? 18 : 12],
    ['hostel', area.character === 'nightlife' ? 14 : setting === 'metropolis' ? 8 : 5],
    ['guest_house', isOld || setting === 'beach' ? 18 : 9],
    ['resort', area.character === 'airport' ? 0 : isOpen ? 20 : setting === 'mountain' ? 8 : 0],
    ['villa', isOpen ? (country === 'ID' ? 22 : 7) : 0],
    ['ryokan', country === 'JP' ? (isOld || isOpen || setting === 'mountain' ? 22 : 4) : 0],
    ['riad', country === 'MA' ? (isOld ? 60 : 8) : 0],
  ]
}

/** Stars by kind; 0 is unclassified. */
const starsOf: Record<HotelKind, Choices<number>> = {
  hotel: [
    [1, 4],
    [2, 17],
    [3, 42],
    [4, 27],
    [5, 10],
  ],
  hostel: [
    [0, 85],
    [1, 10],
    [2, 5],
  ],
  apartment: [
    [0, 45],
    [3, 33],
    [4, 22],
  ],
  guest_house: [
    [0, 55],
    [2, 22],
    [3, 23],
  ],
  resort: [
    [3, 20],
    [4, 45],
    [5, 35],
  ],
  ryokan: [
    [0, 35],
    [3, 30],
    [4, 22],
    [5, 13],
  ],
  riad: [
    [0, 35],
    [3, 30],
    [4, 25],
    [5, 10],
  ],
  villa: [
    [0, 45],
    [4, 33],
    [5, 22],
  ],
}

const luxuriousHotels: Choices<number> = [
  [1, 2],
  [2, 9],
  [3, 32],
  [4, 33],
  [5, 24],
]

/** How good unclassified properties of a kind are, as stars. */
const unclassified: Record<HotelKind, number> = {
  hotel: 2,
  hostel: 1.3,
  apartment: 2.8,
  guest_house: 2.1,
  resort: 3,
  ryokan: 3,
  riad: 2.9,
  villa: 3.8,
}

export interface Classed {
  kind: HotelKind
  /** Absent if it isn't classified. */
  stars?: number
  /** 1–5, also for those that aren't classified. */
  standard: number
}

export function kindAndClass(city: City, area: Area, seed: number): Classed {
  const kind = weighted(kindsIn(city, area), draw(seed, 'kind'))
  const choices = kind === 'hotel' && luxurious.has(city.country) ? luxuriousHotels : starsOf[kind]
  const stars = weighted(choices, draw(seed, 'stars'))
  return stars === 0 ? { kind, standard: unclassified[kind] } : { kind, stars, standard: stars }
}
