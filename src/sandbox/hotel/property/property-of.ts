import { countryByCode } from '../../../contract/countries.ts'
import type { Hotel, RoomType } from '../../../contract/hotel/hotel.ts'
import type { RoomView, SceneSetting } from '../../../contract/hotel/hotel-terms.ts'
import { worldCountryByCode } from '../../../server/world/country.ts'
import { hasRate } from '../../../server/world/exchange-rates.ts'
import { slug } from '../../../server/world/slug.ts'
import { fractionOf, hashText, hashWith, pick } from '../../shared/seeded.ts'
import type { HotelFacts } from './hotel-facts.ts'
import { houseRulesOf } from './house-rules.ts'
import { localAddress } from './name/local/local-address.ts'
import { filled, namingOf } from './name/names.ts'
import { phoneOf } from './phone.ts'
import { roomsOf } from './room/rooms-of.ts'
import { roomScene, scenesOf, settingOf } from './scenes.ts'
import { scoreOf, topicScoresOf } from './score.ts'
import { draw, traitHash } from './traits.ts'

/** Returns all that is known of a property. */
export function propertyOf(hotel: HotelFacts): Omit<Hotel, 'id'> {
  const { city, seed } = hotel
  const street = streetOf(hotel)
  const local = localAddress({ ...hotel, street })
  return {
    ...listedFacts(hotel),
    city: city.name,
    country: city.country,
    zone: city.zone,
    scenes: scenesOf(hotel),
    address: addressOf(hotel, street),
    ...(local && { local }),
    phone: phoneOf(city, traitHash(seed, 'phone')),
    ...(draw(seed, 'phone') < 0.9 && { email: `stay@${slug(hotel.name)}.example` }),
    currency: currencyOf(city.country),
    language: countryByCode(city.country)?.lang ?? 'en',
    ...houseRulesOf(hotel),
    rooms: roomTypesOf(hotel),
    topicScores: topicScoresOf(hotel),
  }
}

/** Returns what a property is filtered, sorted and found by: a part of `propertyOf`. */
export function listedFacts(hotel: HotelFacts) {
  const score = scoreOf(hotel)
  return {
    name: hotel.name,
    kind: hotel.kind,
    ...(hotel.stars && { stars: hotel.stars }),
    position: { lat: hotel.lat, lon: hotel.lon },
    area: hotel.area.name,
    ...(score && { score }),
    amenities: hotel.amenities,
    accessibility: hotel.accessibility,
  }
}

/** Returns the currency that properties of a country charge: its own, if it has a rate. */
export function currencyOf(country: string): string {
  const currency = worldCountryByCode(country)?.currency ?? 'USD'
  return hasRate(currency) ? currency : 'USD'
}

/** Returns a property's street with its number. */
function streetOf({ city, area, seed }: HotelFacts): string {
  const { streets, words } = namingOf(city.country)
  const hash = traitHash(seed, 'street')
  const street = filled(pick(streets, fractionOf(hash)), words, area.name, hashWith(hash, 1))
  const number = 1 + Math.floor(180 * draw(seed, 'number') ** 1.7)
  return street.replace('{n}', String(number))
}

function addressOf({ city, area }: HotelFacts, line: string): string {
  const inArea =
    line.includes(area.name) || area.name === city.name ? line : `${line}, ${area.name}`
  return `${inArea}, ${city.name}`
}

/** What rooms with a view overlook, and its name in theirs. */
const views: Record<SceneSetting, { view: RoomView; name: string }> = {
  beach: { view: 'sea', name: 'Sea' },
  lake: { view: 'lake', name: 'Lake' },
  mountain: { view: 'mountain', name: 'Mountain' },
  desert: { view: 'dunes', name: 'Dune' },
  historic: { view: 'old_town', name: 'Old Town' },
  metropolis: { view: 'skyline', name: 'Skyline' },
  city: { view: 'city', name: 'City' },
  countryside: { view: 'garden', name: 'Garden' },
}

/** Returns the name of a room type. */
export const roomName = (hotel: HotelFacts, name: string): string =>
  name.replace('{view}', views[settingOf(hotel)].name)

function roomTypesOf(hotel: HotelFacts): RoomType[] {
  const hash = traitHash(hotel.seed, 'metres')
  return roomsOf(hotel).map(({ template }) => {
    const { id, name, beds, sleeps, squareMetres, accessible, scene, soldBy } = template
    const { balcony, bath } = template
    const view = name.includes('{view}') ? views[settingOf(hotel)].view : template.view
    const [least, most] = squareMetres
    const share = fractionOf(hashWith(hash, hashText(id)))
    return {
      id,
      name: roomName(hotel, name),
      // A dormitory's size says nothing about the bed that is sold.
      ...(soldBy === 'room' && { squareMetres: Math.round(least + (most - least) * share) }),
      beds: beds.map((bed) => bed),
      sleeps,
      accessible,
      ...(view && { view }),
      ...(balcony && { balcony }),
      ...(bath && { bath }),
      scene: roomScene(hotel, id, scene),
    }
  })
}
