import type { QueryOf } from '../../contract/endpoint.ts'
import { CatalogueError } from '../../contract/errors.ts'
import { type DestinationId, destinationIdSchema } from '../../contract/hotel/destination.ts'
import type { FlightLanding, getStayLanding, StayLanding } from '../../contract/landing/landing.ts'
import type { HotelCatalogue } from '../hotel/catalogue/hotel-catalogue.ts'
import type { DestinationService } from '../hotel/destination/destination-service.ts'
import type { PlacedDestination } from '../hotel/destination/placed-destination.ts'
import { type Area, type City, cities, cityById } from '../world/city.ts'
import { cityToStayIn, codeToFlyTo } from './linked-cities.ts'
import { routeAddress } from './route-address.ts'

/** From this many facts on, a page says enough that no other page does. */
export const enoughStays = { properties: 5, reviews: 100, areas: 2 }

/** Scores of fewer reviews say little about a property. */
const reviewsOfBest = 30
/** What pages list at most. */
const most = { best: 10, areas: 24 }

interface Parts {
  catalogue: HotelCatalogue
  destinations: Pick<DestinationService, 'find' | 'view'>
  /** Returns the lowest price of a room for two that was found in a place lately. */
  lowestStay(destination: string, currency: string): Promise<StayLanding['found']>
}

const idOfCity = ({ id }: City) => destinationIdSchema.parse(`city-${id}`)
const idOfArea = ({ id }: Area) => destinationIdSchema.parse(`area-${id}`)

/** Returns what the address of a page about stays is called: `bangkok-th`, `bangkok-th/sukhumvit`. */
export const stayAddress = (city: City, area?: Area): string =>
  area ? `${city.id}/${area.id.slice(city.id.length + 1)}` : city.id

/** Creates the look-up of facts for pages about stays: what is in the catalogue, which is in memory. */
export function createStayLandings({ catalogue, destinations, lowestStay }: Parts) {
  const placed = async (id: DestinationId): Promise<PlacedDestination> => {
    const place = await destinations.find(id)
    if (!place) throw new CatalogueError('NOT_FOUND')
    return place
  }
  const within = ({ position, radius }: PlacedDestination) => catalogue.within(position, radius)

  /** Returns the average of guests' scores, by reviews. */
  function scoreOf(numbers: readonly number[]): StayLanding['score'] {
    const { score, reviews } = catalogue.facts
    let sum = 0
    let count = 0
    for (const number of numbers) {
      const written = reviews[number] ?? 0
      sum += (score[number] ?? 0) * written
      count += written
    }
    return count === 0 ? undefined : { value: Math.round(sum / count) / 10, reviews: count }
  }

  function bestOf(numbers: readonly number[]): StayLanding['best'] {
    const { score, reviews, stars } = catalogue.facts
    const of = (facts: readonly number[], number: number) => facts[number] ?? 0
    return numbers
      .filter((number) => of(reviews, number) >= reviewsOfBest)
      .sort((a, b) => of(score, b) - of(score, a) || of(reviews, b) - of(reviews, a) || a - b)
      .slice(0, most.best)
      .map((number) => ({
        id: catalogue.idOf(number),
        name: catalogue.nameOf(number),
        stars: of(stars, number),
        score: { value: of(score, number) / 10, reviews: of(reviews, number) },
      }))
  }

  async function areasOf(city: City, language: string | undefined, except?: Area) {
    const areas = await Promise.all(
      city.areas
        .filter((area) => area !== except)
        .map(async (area) => {
          const place = await placed(idOfArea(area))
          const numbers = within(place)
          const score = scoreOf(numbers)
          return {
            address: stayAddress(city, area),
            destination: destinations.view(place, language),
            count: numbers.length,
            ...(score && { score }),
          }
        }),
    )
    return areas.filter(({ count }) => count > 0).slice(0, most.areas)
  }

  async function isIndexed(city: City, area?: Area): Promise<boolean> {
    const numbers = within(await placed(area ? idOfArea(area) : idOfCity(city)))
    if (numbers.length < enoughStays.properties) return false
    if ((scoreOf(numbers)?.reviews ?? 0) < enoughStays.reviews) return false
    if (area) return true
    const areas = await areasOf(city, undefined)
    return areas.filter(({ score }) => score).length >= enoughStays.areas
  }

  /** Which pages are indexed, and of how many properties that was worked out. */
  let listed: { size: number; pages: Record<'city' | 'area', string[]> } | undefined

  async function listAll() {
    const pages: Record<'city' | 'area', string[]> = { city: [], area: [] }
    for (const city of cities) {
      if (within(await placed(idOfCity(city))).length === 0) continue
      if (await isIndexed(city)) pages.city.push(stayAddress(city))
      for (const area of city.areas) {
        if (await isIndexed(city, area)) pages.area.push(stayAddress(city, area))
      }
    }
    return pages
  }

  return {
    /** Throws NOT_FOUND for unknown cities and areas. */
    async get(
      cityId: string,
      { area: areaName, currency }: QueryOf<typeof getStayLanding>,
      language?: string,
    ): Promise<StayLanding> {
      await catalogue.ready()
      const city = cityOfWords(cityId.toLowerCase())
      if (!city) throw new CatalogueError('NOT_FOUND')
      const area = areaName && areaOfWords(city, areaName.toLowerCase())
      if (areaName && !area) throw new CatalogueError('NOT_FOUND')
      const part = area || undefined
      const place = await placed(part ? idOfArea(part) : idOfCity(city))
      const numbers = within(place)
      const [areas, found, isEnough] = await Promise.all([
        areasOf(city, language, part),
        lowestStay(place.id, currency),
        isIndexed(city, part),
      ])
      const score = scoreOf(numbers)
      const code = codeToFlyTo(city)
      return {
        address: stayAddress(city, part),
        destination: destinations.view(place, language),
        ...(part && { city: stayAddress(city) }),
        isIndexed: isEnough,
        count: numbers.length,
        ...(score && { score }),
        best: bestOf(numbers),
        areas,
        ...(found && { found }),
        ...(code && { flights: { address: routeAddress({ to: code }), to: code } }),
      }
    },

    /** Returns the page about stays in the city that a place to fly to is, if there are any. */
    async inCity(code: string, language?: string): Promise<FlightLanding['stays']> {
      const city = cityToStayIn(code)
      if (!city) return undefined
      const destination = destinations.view(await placed(idOfCity(city)), language)
      if (destination.properties === 0) return undefined
      return { address: stayAddress(city), destination }
    },

    /** Returns the addresses of cities, or of areas, that have enough facts. */
    async list(kind: 'city' | 'area'): Promise<{ address: string }[]> {
      await catalogue.ready()
      const size = catalogue.size()
      if (listed?.size !== size) listed = { size, pages: await listAll() }
      return listed.pages[kind].map((address) => ({ address }))
    },
  }
}

/** Returns the city that an address means: by its id, or by its name alone, the most visited one of that name. */
const cityOfWords = (words: string): City | undefined =>
  cityById(words) ?? cities.find(({ id }) => id.replace(/-[a-z]{2}$/, '') === words)

const areaOfWords = (city: City, words: string): Area | undefined =>
  city.areas.find(({ id }) => id === `${city.id}-${words}`)
