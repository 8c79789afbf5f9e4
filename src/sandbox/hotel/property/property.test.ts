import { isPossiblePhoneNumber } from 'libphonenumber-js'
import { expect, test } from 'vitest'
import { hotelSchema } from '../../../contract/hotel/hotel.ts'
import { type City, cities, cityById } from '../../../server/world/city.ts'
import { greatCircleKm } from '../../../server/world/great-circle.ts'
import { supplierProfiles } from '../supplier-profile.ts'
import { generateHotels, hotelsIn } from './hotel-facts.ts'
import { propertyOf } from './property-of.ts'
import { scoreOf } from './score.ts'

const city = (id: string): City => {
  const found = cityById(id)
  if (!found) throw new Error(`no city ${id}`)
  return found
}

/** One city of each country and some of the densest. */
const sample = [
  ...new Map(cities.map((each) => [each.country, each])).values(),
  ...['bangkok-th', 'bali-id', 'tokyo-jp', 'paris-fr', 'kyoto-jp', 'marrakesh-ma'].map(city),
]
const sampled = [...new Set(sample)].flatMap((each) => generateHotels(each))

test('over 30,000 properties in over 1,500 cities, most of them where travellers go', () => {
  expect(cities.length).toBeGreaterThan(1500)
  const counts = cities.map(hotelsIn)
  expect(Math.min(...counts)).toBeGreaterThan(2)
  const all = counts.reduce((sum, count) => sum + count, 0)
  expect(all).toBeGreaterThan(30_000)
  expect(all).toBeLessThan(60_000)
  for (const id of ['bangkok-th', 'bali-id', 'tokyo-jp', 'paris-fr']) {
    expect(hotelsIn(city(id))).toBeGreaterThan(600)
    expect(hotelsIn(city(id))).toBeLessThan(1500)
  }
})

test('a city’s properties are the same each time', () => {
  expect(generateHotels(city('lisbon-pt'))).toEqual(generateHotels(city('lisbon-pt')))
})

test('properties are complete, and near the city', () => {
  for (const hotel of sampled) {
    hotelSchema.parse({ ...propertyOf(hotel), id: 'x' })
    expect(greatCircleKm(hotel, hotel.city)).toBeLessThan(hotel.city.radius * 1.5 + 8)
  }
})

test('rooms have a size, and beds in a dormitory have none', () => {
  const rooms = sampled.flatMap((hotel) => propertyOf(hotel).rooms)
  const beds = rooms.filter(({ name }) => name.includes('Dormitory'))
  expect(beds.length).toBeGreaterThan(0)
  expect(beds.filter(({ squareMetres }) => squareMetres !== undefined)).toEqual([])
  const sized = rooms.filter(({ squareMetres }) => squareMetres !== undefined)
  expect(sized.length + beds.length).toBe(rooms.length)
})

test('phone numbers are possible in their country', () => {
  const wrong = sampled.filter((hotel) => !isPossiblePhoneNumber(propertyOf(hotel).phone))
  expect(wrong.map((hotel) => [hotel.city.country, propertyOf(hotel).phone])).toEqual([])
})

test('no two properties of a city have the same name or the same first picture, and few share an address', () => {
  for (const hotels of Map.groupBy(sampled, (hotel) => hotel.city.id).values()) {
    const properties = hotels.map(propertyOf)
    expect(new Set(hotels.map(({ name }) => name)).size).toBe(hotels.length)
    expect(new Set(properties.map(({ scenes }) => scenes[0]?.seed)).size).toBe(hotels.length)
    const shared = hotels.length - new Set(properties.map(({ address }) => address)).size
    expect(shared).toBeLessThanOrEqual(Math.max(1, hotels.length * 0.05))
  }
})

test('every property has several pictures of different views, and lists don’t show one view only', () => {
  const first = new Map<string, number>()
  for (const hotel of sampled) {
    const { scenes } = propertyOf(hotel)
    expect(scenes.length).toBeGreaterThanOrEqual(4)
    expect(new Set(scenes.map(({ view }) => view)).size).toBe(scenes.length)
    const view = scenes[0]?.view ?? ''
    first.set(view, (first.get(view) ?? 0) + 1)
  }
  expect(Math.max(...first.values()) / sampled.length).toBeLessThan(0.55)
})

/** Brands of hotels, in names of which nobody should mistake an invented hotel. */
const brands =
  /\b(?:marriott|hilton|hyatt|accor|ibis|novotel|mercure|sofitel|pullman|fairmont|raffles|sheraton|westin|le méridien|ritz|st\.? regis|aloft|radisson|park inn|kempinski|intercontinental|holiday inn|crowne|indigo|wyndham|ramada|days inn|best western|super 8|motel 6|la quinta|four seasons|shangri|mandarin|peninsula|rosewood|aman\b|anantara|avani|centara|dusit|amari|minor|banyan tree|angsana|taj\b|oberoi|leela|trident|lemon tree|oyo\b|toyoko|apa hotel|dormy|okura|nikko|prince hotel|otani|hoshino|lotte|shilla|jinjiang|hanting|huazhu|vienna|melia|meliá|barceló|riu\b|iberostar|nh hotel|scandic|thon\b|clarion|maritim|steigenberger|motel one|premier inn|travelodge|hoxton|citizenm|rotana|jumeirah|rixos|mövenpick|sun international|protea|serena|sarova|fiesta|alila|como\b|six senses|capella|bulgari|selina|generator|wombat|meininger|a&o\b|yha\b)/i

test('no property has the name of a real brand', () => {
  expect(sampled.filter(({ name }) => brands.test(name)).map(({ name }) => name)).toEqual([])
})

test('ryokans are in Japan and riads in Morocco', () => {
  for (const { kind, city: of } of sampled) {
    if (kind === 'ryokan') expect(of.country).toBe('JP')
    if (kind === 'riad') expect(of.country).toBe('MA')
  }
  const count = (id: string, kind: string) =>
    generateHotels(city(id)).filter((hotel) => hotel.kind === kind).length
  expect(count('kyoto-jp', 'ryokan')).toBeGreaterThan(50)
  expect(count('marrakesh-ma', 'riad')).toBeGreaterThan(40)
})

test('guests like better classes more, and nobody is liked by all', () => {
  const mean = (stars: number) => {
    const values = sampled.flatMap((hotel) =>
      hotel.stars === stars ? (scoreOf(hotel)?.value ?? []) : [],
    )
    return values.reduce((sum, value) => sum + value, 0) / values.length
  }
  expect(mean(2)).toBeLessThan(mean(3))
  expect(mean(3)).toBeLessThan(mean(4))
  expect(mean(4)).toBeLessThan(mean(5))
  expect(mean(3)).toBeGreaterThan(7.5)
  expect(mean(5)).toBeLessThan(9.3)
})

test('each property is sold by a supplier, and about a third by both', () => {
  const sellers = sampled.map(
    (hotel) => supplierProfiles.filter((profile) => profile.sells(hotel)).length,
  )
  expect(Math.min(...sellers)).toBe(1)
  const both = sellers.filter((count) => count === 2).length / sellers.length
  expect(both).toBeGreaterThan(0.2)
  expect(both).toBeLessThan(0.4)
})
