import type { QueryOf } from '../../contract/endpoint.ts'
import type { LandingKind, LinkedLanding, linkLandings } from '../../contract/landing/landing.ts'
import type { HotelCatalogue } from '../hotel/catalogue/hotel-catalogue.ts'
import type { Clock } from '../platform/clock.ts'
import { readEachMinute } from '../platform/read-each-minute.ts'
import { type Area, type City, cities, cityById } from '../world/city.ts'
import { cityOfPlace, localCityName } from '../world/local-names.ts'
import { cityToStayIn, codeToFlyTo } from './linked-cities.ts'
import { cityCodeOf, routeAddress } from './route-address.ts'
import { stayAddress } from './stay-landings.ts'

interface Parts {
  clock: Pick<Clock, 'now'>
  catalogue: Pick<HotelCatalogue, 'isRead'>
  list(kind: LandingKind): Promise<readonly { address: string }[]>
}

/**
 * Creates the look-up of pages to link to. Which are indexed is read once a minute, so that a page with links costs no
 * statement, and just after the server's start it doesn't wait for properties to be read.
 */
export function createLandingLinks({ clock, catalogue, list }: Parts) {
  const read = (kind: LandingKind) =>
    readEachMinute<ReadonlySet<string>>(
      clock,
      async () => new Set((await list(kind)).map(({ address }) => address)),
    )
  const indexed = {
    route: read('route'),
    destination: read('destination'),
    city: read('city'),
    area: read('area'),
  }
  const none: ReadonlySet<string> = new Set()
  const ofStays = (kind: 'city' | 'area') => (catalogue.isRead() ? indexed[kind]() : none)

  /** Returns the pages about places that hold enough facts, each once: routes, flights to a city, then stays. */
  return async (
    { from, to, stays }: QueryOf<typeof linkLandings>,
    language = 'en',
  ): Promise<LinkedLanding[]> => {
    const start = from && cityCodeOf(from)
    const ends = listOf(to).flatMap((code) => cityCodeOf(code) ?? [])
    const places = listOf(stays).flatMap((id) => placeToStay(id) ?? [])
    const flownTo = [...ends, ...places.flatMap(({ city }) => codeToFlyTo(city) ?? [])]
    const cityName = (city: City) => localCityName(city.id, language) ?? city.name
    const wanted: LinkedLanding[] = [
      ...ends
        .filter((end) => start && end !== start)
        .map((end) => ({
          kind: 'route' as const,
          address: routeAddress({ from: start as string, to: end }),
          from: cityOfPlace(start as string, language),
          to: cityOfPlace(end, language),
        })),
      ...flownTo.map((end) => ({
        kind: 'destination' as const,
        address: routeAddress({ to: end }),
        city: cityOfPlace(end, language),
      })),
      ...[...places.map(({ city }) => city), ...ends.flatMap((end) => cityToStayIn(end) ?? [])].map(
        (city) => ({ kind: 'city' as const, address: stayAddress(city), city: cityName(city) }),
      ),
      ...places.flatMap(({ city, area }) =>
        area
          ? [
              {
                kind: 'area' as const,
                address: stayAddress(city, area),
                area: area.name,
                city: cityName(city),
              },
            ]
          : [],
      ),
    ]
    const known = {
      route: await indexed.route(),
      destination: await indexed.destination(),
      city: await ofStays('city'),
      area: await ofStays('area'),
    }
    const byAddress = new Map(wanted.map((page) => [`${page.kind} ${page.address}`, page]))
    return [...byAddress.values()].filter(({ kind, address }) => known[kind].has(address))
  }
}

const listOf = (text: string | undefined): string[] => text?.split(',') ?? []

/** Returns the city, and the area, that an id of a destination means; undefined if it's of another kind. */
function placeToStay(id: string): { city: City; area?: Area } | undefined {
  const [kind] = id.split('-')
  const name = id.slice(id.indexOf('-') + 1)
  if (kind === 'city') {
    const city = cityById(name)
    return city && { city }
  }
  if (kind !== 'area') return undefined
  for (const city of cities) {
    const area = city.areas.find((each) => each.id === name)
    if (area) return { city, area }
  }
  return undefined
}
