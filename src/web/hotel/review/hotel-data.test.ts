import { expect, it } from 'vitest'
import type { Hotel } from '../../../contract/hotel/hotel.ts'
import { exampleHotel } from '../testing/example-stay.ts'
import { hotelData } from './hotel-data.ts'

const page = { origin: 'https://a.example', path: '/en/hotel/review/abc' }
const price = { amount: 123450, currency: 'MYR' }
const dataOf = (more: Partial<Hotel> = {}, cost: typeof price | undefined = price) =>
  hotelData(exampleHotel(more), { ...page, price: cost })

it('a property has what search engines require: its name and address', () => {
  const hotel = exampleHotel()
  expect(dataOf()).toMatchObject({
    '@context': 'https://schema.org',
    name: hotel.name,
    url: 'https://a.example/en/hotel/review/abc',
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressLocality: hotel.city,
      addressCountry: hotel.country,
    },
    geo: { latitude: hotel.position.lat, longitude: hotel.position.lon },
    telephone: hotel.phone,
  })
})

it('the price is what the page shows, with a point', () => {
  expect(dataOf().makesOffer).toEqual({
    '@type': 'Offer',
    price: '1234.50',
    priceCurrency: 'MYR',
    url: 'https://a.example/en/hotel/review/abc',
  })
})

it('guests’ scores are out of ten, and photos are images with their whole address', () => {
  const { aggregateRating, image, starRating } = dataOf({
    score: { value: 8.7, reviews: 120 },
    stars: 4,
    photos: [{ url: '/images/a.jpg' }, { url: 'https://photos.example/b.jpg' }],
  })
  expect(aggregateRating).toMatchObject({ ratingValue: 8.7, bestRating: 10, reviewCount: 120 })
  expect(starRating).toEqual({ '@type': 'Rating', ratingValue: 4 })
  expect(image).toEqual(['https://a.example/images/a.jpg', 'https://photos.example/b.jpg'])
})

it('what isn’t known is left out', () => {
  const { stars: _, score: __, photos: ___, ...hotel } = exampleHotel()
  const { pets: ____, ...policies } = hotel.policies
  const data = hotelData({ ...hotel, policies } as Hotel, { ...page, price: undefined })
  for (const name of ['starRating', 'aggregateRating', 'image', 'petsAllowed', 'makesOffer']) {
    expect(data).not.toHaveProperty(name)
  }
})

it.each([
  ['hostel', 'Hostel'],
  ['resort', 'Resort'],
  ['villa', 'LodgingBusiness'],
] as const)('a %s is a %s', (kind, type) => expect(dataOf({ kind })['@type']).toBe(type))
