import { type City, cities } from '../../server/world/city.ts'
import { type GlobePoint, greatCircleKm } from '../../server/world/great-circle.ts'
import { remembered } from '../shared/remembered.ts'
import { generateHotels, type HotelFacts } from './property/hotel-facts.ts'
import { type Offering, offeringOf } from './rate/offering.ts'

/** All properties of the sandbox; a city's are generated when somebody first asks for one of them. */
export interface HotelIndex {
  all(): Iterable<HotelFacts>
  byId(id: string): HotelFacts | undefined
  within(centre: GlobePoint, radiusKm: number): HotelFacts[]
  offering(hotel: HotelFacts): Offering
}

/** The farthest that a property lies outside of its city's radius, in kilometres. */
const outskirts = 8

/** Cities whose offerings are kept; the densest take about 2 MB. */
const citiesKept = 40

export function createHotelIndex(of: readonly City[] = cities): HotelIndex {
  const cityById = new Map(of.map((city) => [city.id, city]))
  const generated = new Map<string, HotelFacts[]>()

  function inCity(city: City): HotelFacts[] {
    let hotels = generated.get(city.id)
    if (!hotels) {
      hotels = generateHotels(city)
      generated.set(city.id, hotels)
    }
    return hotels
  }

  const offeringsIn = remembered(
    (_: City) => new Map<HotelFacts, Offering>(),
    ({ id }) => id,
    citiesKept,
  )

  return {
    *all() {
      for (const city of of) yield* inCity(city)
    },
    byId(id) {
      const [, city = '', number] = /^(.+)-(\d+)$/.exec(id) ?? []
      const found = cityById.get(city)
      return found && inCity(found)[Number(number) - 1]
    },
    within(centre, radiusKm) {
      return of
        .filter((city) => greatCircleKm(centre, city) <= radiusKm + city.radius + outskirts)
        .flatMap((city) => inCity(city).filter((hotel) => greatCircleKm(centre, hotel) <= radiusKm))
    },
    offering(hotel) {
      const known = offeringsIn(hotel.city)
      let offering = known.get(hotel)
      if (!offering) {
        offering = offeringOf(hotel)
        known.set(hotel, offering)
      }
      return offering
    },
  }
}
