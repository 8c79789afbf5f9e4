import type { AccessibilityFact, Amenity, HotelKind } from '../../../contract/hotel/hotel-terms.ts'
import type { Area, City } from '../../../server/world/city.ts'
import { fractionOf, hashText, hashWith } from '../../shared/seeded.ts'
import { accessibilityOf, amenitiesOf } from './amenities.ts'
import { kindAndClass } from './kind-and-class.ts'
import { createNames } from './name/names.ts'
import { createPlaces } from './place/places.ts'
import { draw, traitHash } from './traits.ts'

/** What everything else about a property follows from. */
export interface HotelFacts {
  /** `bangkok-th-17`; stable. */
  id: string
  seed: number
  city: City
  area: Area
  name: string
  kind: HotelKind
  /** Absent if it isn't classified. */
  stars?: number
  /** 1–5, also for those that aren't classified. */
  standard: number
  /** How it does in its class, from -1 to 1: mostly near 0. */
  quality: number
  lat: number
  lon: number
  /** How many rooms it has; in a hostel, beds. */
  size: number
  /** The year it opened. */
  opened: number
  /** Equal lists are the same array: don't change it. */
  amenities: Amenity[]
  accessibility: AccessibilityFact[]
}

/** Returns how many properties a city has: at least a few, over a thousand where most travellers go. */
export const hotelsIn = ({ visitors }: City): number => Math.round(3 + 1200 * visitors ** 3)

/** Generates a city's properties, the same ones each time. */
export function generateHotels(city: City, count = hotelsIn(city)): HotelFacts[] {
  const nameOf = createNames()
  const placeFor = createPlaces(city)
  const citySeed = hashText(`hotels of ${city.id}`)
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const seed = hashWith(citySeed, number)
    const area = areaOf(city, draw(seed, 'area'))
    const classed = kindAndClass(city, area, seed)
    const traits = {
      seed,
      city,
      area,
      ...classed,
      quality: qualityOf(seed),
      size: sizeOf(classed, draw(seed, 'size')),
      opened: 2026 - Math.floor(60 * draw(seed, 'opened') ** 1.7),
    }
    const amenities = amenitiesOf(traits)
    return {
      id: `${city.id}-${number}`,
      name: nameOf({ ...traits, country: city.country, amenities }),
      ...traits,
      ...placeFor(traits),
      amenities,
      accessibility: accessibilityOf(traits),
    }
  })
}

function areaOf({ areas, id }: City, fraction: number): Area {
  let rest = fraction
  for (const area of areas) {
    rest -= area.share
    if (rest < 0) return area
  }
  const [first] = areas
  if (!first) throw new Error(`${id} has no areas`)
  return first
}

/** Sums of several draws lie near their middle. */
function qualityOf(seed: number): number {
  const hash = traitHash(seed, 'quality')
  const sum = fractionOf(hash) + fractionOf(hashWith(hash, 1)) + fractionOf(hashWith(hash, 2))
  return (sum / 3) * 2 - 1
}

/** The smallest and the largest of a kind; standard 3 for hotels. */
const sizes: Record<HotelKind, readonly [number, number]> = {
  hotel: [18, 160],
  hostel: [16, 140],
  apartment: [5, 60],
  guest_house: [4, 16],
  resort: [30, 320],
  ryokan: [8, 60],
  riad: [5, 18],
  villa: [1, 14],
}

function sizeOf({ kind, standard }: { kind: HotelKind; standard: number }, fraction: number) {
  const [least, most] = sizes[kind]
  const scale = kind === 'hotel' ? 0.4 + standard * 0.2 : 1
  return Math.max(1, Math.round((least + (most - least) * fraction ** 1.6) * scale))
}
