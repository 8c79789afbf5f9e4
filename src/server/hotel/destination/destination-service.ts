import { defaultLocale } from '../../../contract/default-locale.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Destination, DestinationId } from '../../../contract/hotel/destination.ts'
import { milliseconds, pause } from '../../platform/duration.ts'
import { onceEach } from '../../platform/once-each.ts'
import { airports } from '../../world/airport.ts'
import { cities } from '../../world/city.ts'
import { countryNameIn } from '../../world/country.ts'
import { type GlobePoint, greatCircleKm } from '../../world/great-circle.ts'
import { cityIdOf, cityOfPlace, localCityName } from '../../world/local-names.ts'
import type { HotelCatalogue } from '../catalogue/hotel-catalogue.ts'
import { createDestinationIndex, isMeant } from './destination-index.ts'
import { type FixedDestination, fixedDestinations, radiusAround } from './fixed-destinations.ts'
import type { PlacedDestination } from './placed-destination.ts'

/** Finds places to stay at or near. */
export interface DestinationService {
  /** Returns what matches the text so far, best first; for an empty text, the most visited cities. */
  suggest(typed: string, limit: number, language?: string): Promise<Destination[]>
  /** Returns a destination. Throws UNKNOWN_DESTINATION. */
  get(id: DestinationId, language?: string): Promise<Destination>
  /** Returns a destination with its time zone; undefined for an unknown id. */
  find(id: DestinationId): Promise<PlacedDestination | undefined>
  /** Returns it as pages see it, named in their language. */
  view(destination: PlacedDestination, language?: string): Destination
}

/** At most this many properties are suggested next to cities, areas and landmarks. */
const mostHotels = 3
const patience = milliseconds(200)
/** Far from the city, the circle of an airport grows up to this many kilometres, until it has enough to choose from. */
const widestAround = 30
const enough = 10

export function createDestinationService({
  catalogue,
}: {
  catalogue: HotelCatalogue
}): DestinationService {
  /** Built when first needed, because it takes some tenths of a second. */
  const fixed = onceEach(() => {
    const all = fixedDestinations()
    return {
      index: createDestinationIndex(all),
      byId: new Map<string, FixedDestination>(all.map((each) => [each.id, each])),
      popular: all.filter(({ kind }) => kind === 'city'),
    }
  })
  const known = () => fixed('')
  const countWithin = ({ position, radius }: PlacedDestination) =>
    catalogue.within(position, radius).length
  const propertiesAround = onceEach((id) => {
    const place = known().byId.get(id)
    return place ? countWithin(widened(place)) : 0
  })
  const wideRadius = onceEach((id) => {
    const place = known().byId.get(id) as FixedDestination
    let { radius } = place
    while (radius < widestAround && countWithin({ ...place, radius }) < enough) radius += 5
    return radius
  })
  /** Returns an airport with a circle that holds properties, once it's known where there are any. */
  const widened = (place: PlacedDestination): PlacedDestination =>
    place.kind === 'airport' && catalogue.isWhole()
      ? { ...place, radius: wideRadius(place.id) }
      : place

  function nearestCityWithProperties({ position }: PlacedDestination) {
    const byDistance = known()
      .popular.map((city) => ({ city, km: greatCircleKm(city.position, position) }))
      .sort((a, b) => a.km - b.km)
    return byDistance.find(({ city }) => propertiesAround(city.id) > 0)?.city
  }
  /** Waits a moment for properties: just after the server's start, places are suggested without them. */
  const soon = () => Promise.race([catalogue.ready(), pause(patience)])

  function view(found: PlacedDestination, language = defaultLocale): Destination {
    const place = widened(found)
    const { id, kind, country, position, radius, isRegion } = place
    const city = localCityOf(place, language)
    const view = {
      id,
      kind,
      name: ((kind === 'city' || kind === 'near') && city) || place.name,
      within: place.within ? city || place.within : countryNameIn(country, language),
      country,
      position,
      radius,
      ...(isRegion && { isRegion }),
    }
    if (kind === 'hotel' || !catalogue.isWhole()) return view
    const properties = known().byId.has(id) ? propertiesAround(id) : countWithin(place)
    const other = properties === 0 ? nearestCityWithProperties(place) : undefined
    if (!other) return { ...view, properties }
    const name = localCityOf(other, language) ?? other.name
    return { ...view, properties, instead: { id: other.id, name } }
  }

  function ofHotel(number: number): PlacedDestination {
    const { hotel } = catalogue.hotel(number)
    const city = cityIdOf(hotel)
    return {
      id: `hotel-${hotel.id}` as DestinationId,
      kind: 'hotel',
      name: hotel.name,
      within: hotel.city,
      ...(city && { city }),
      country: hotel.country,
      position: hotel.position,
      radius: radiusAround.hotel,
      zone: hotel.zone,
    }
  }

  async function find(id: DestinationId): Promise<PlacedDestination | undefined> {
    const place = known().byId.get(id)
    if (place) return widened(place)
    const [, kind, rest = ''] = /^(hotel|near)-(.+)$/.exec(id) ?? []
    if (kind === 'near') return near(id, rest)
    if (kind !== 'hotel') return undefined
    await catalogue.ready()
    const number = catalogue.numberOf(rest)
    return number === undefined ? undefined : ofHotel(number)
  }

  return {
    find,
    view,
    async get(id, language) {
      await soon()
      const place = await find(id)
      if (!place) throw new CatalogueError('UNKNOWN_DESTINATION')
      return view(place, language)
    },
    async suggest(typed, limit, language) {
      await soon()
      if (!typed.trim()) {
        return known()
          .popular.slice(0, limit)
          .map((place) => view(place, language))
      }
      const places = known().index.find(typed, limit)
      const hotels = catalogue.named(typed, Math.min(limit, mostHotels))
      const wanted = hotels.filter(({ isMeant }) => isMeant)
      const others = hotels.filter(({ isMeant }) => !isMeant)
      const meant = places.filter(({ closeness }) => isMeant(closeness))
      const rest = places.filter(({ closeness }) => !isMeant(closeness))
      // Kept for properties, however many places match.
      const room = limit - others.length - wanted.length
      return [
        ...meant.slice(0, Math.max(1, room)).map(({ destination }) => destination),
        ...wanted.map(({ number }) => ofHotel(number)),
        ...rest.slice(0, Math.max(0, room - meant.length)).map(({ destination }) => destination),
        ...others.map(({ number }) => ofHotel(number)),
      ]
        .slice(0, limit)
        .map((place) => view(place, language))
    },
  }
}

/** Returns what `near-<lat>,<lon>` means: the position, named after the city it's in or near. */
function near(id: DestinationId, coordinates: string): PlacedDestination | undefined {
  const [, lat, lon] =
    /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(coordinates) ?? []
  if (lat === undefined || lon === undefined) return undefined
  const position = { lat: Number(lat), lon: Number(lon) }
  if (Math.abs(position.lat) > 90 || Math.abs(position.lon) > 180) return undefined
  const city = closest(cities, position)
  const airport = closest(airports, position)
  if (!city || !airport) return undefined
  const isInCity = greatCircleKm(city, position) <= greatCircleKm(airport, position)
  return {
    id,
    kind: 'near',
    name: isInCity ? city.name : airport.englishCity,
    ...(isInCity ? { city: city.id } : { airport: airport.iata }),
    country: isInCity ? city.country : airport.country,
    position,
    radius: radiusAround.near,
    zone: isInCity ? city.zone : airport.zone,
  }
}

const closest = <T extends GlobePoint>(places: readonly T[], point: GlobePoint): T | undefined => {
  let best: { place: T; km: number } | undefined
  for (const place of places) {
    const km = greatCircleKm(place, point)
    if (!best || km < best.km) best = { place, km }
  }
  return best?.place
}

/** Returns the name of the city that a place is or is in, if it's known in a language. */
function localCityOf({ city, airport }: PlacedDestination, language: string): string | undefined {
  if (city) return localCityName(city, language)
  return airport && cityOfPlace(airport, language)
}
