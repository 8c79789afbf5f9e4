import type { HotelKind } from '../../../../contract/hotel/hotel-terms.ts'
import type { Area, City } from '../../../../server/world/city.ts'
import { fractionOf, hashWith } from '../../../shared/seeded.ts'
import { traitHash } from '../traits.ts'
import { shoreOf } from './shore.ts'

interface Place {
  lat: number
  lon: number
}

interface Placed {
  kind: HotelKind
  area: Area
  seed: number
}

/** Kilometres from an area's middle within which most of its properties lie, by its character. */
const spread: Record<Area['character'], number> = {
  centre: 0.7,
  beach: 0.6,
  business: 0.7,
  nightlife: 0.5,
  historic: 0.5,
  residential: 1.1,
  airport: 1.4,
  nature: 1.8,
}

const kmOfDegree = 111.2

/** How often another place is tried where one is in the water, or too far from it. */
const attempts = 40

/**
 * Creates a function that places the properties of a city: around their area's middle, on land, and at beaches near the
 * water.
 */
export function createPlaces(city: City): (hotel: Placed) => Place {
  const shore = shoreOf(city)
  const aside = Math.cos((city.lat * Math.PI) / 180)

  /** Most lie near the middle of the area. */
  function scattered({ area, seed }: Placed, attempt: number): Place {
    const hash = hashWith(traitHash(seed, 'north'), attempt)
    const [far, angle] = [fractionOf(hash), 2 * Math.PI * fractionOf(hashWith(hash, 1))]
    // Small places have small areas.
    const width = Math.min(spread[area.character], city.radius * 0.2)
    // Beaches are long: the farther the attempt, the farther along.
    const reach = width * (1 + (area.character === 'beach' ? attempt / 4 : 0))
    const distance = reach * Math.sqrt(-2 * Math.log(1 - 0.94 * far))
    return {
      lat: rounded(area.lat + (distance * Math.sin(angle)) / kmOfDegree),
      lon: rounded(area.lon + (distance * Math.cos(angle)) / (kmOfDegree * aside)),
    }
  }

  return (hotel) => {
    const first = scattered(hotel, 0)
    if (!shore) return first
    const toWater =
      hotel.area.character !== 'beach' ? undefined : hotel.kind === 'resort' ? 0.3 : 0.7
    let ashore: Place | undefined
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const place = attempt === 0 ? first : scattered(hotel, attempt)
      if (!shore.isLand(place.lat, place.lon)) continue
      if (!toWater || shore.isNearWater(place.lat, place.lon, toWater)) return place
      ashore ??= place
    }
    return ashore ?? { lat: hotel.area.lat, lon: hotel.area.lon }
  }
}

/** To about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5
