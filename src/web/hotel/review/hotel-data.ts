import type { Hotel } from '../../../contract/hotel/hotel.ts'
import type { HotelKind } from '../../../contract/hotel/hotel-terms.ts'
import type { Money } from '../../../contract/money.ts'
import { offerData } from '../../ui/page/offer-data.ts'

/** What schema.org calls a kind of property; all of them are a LodgingBusiness. */
const types: Record<HotelKind, string> = {
  hotel: 'Hotel',
  hostel: 'Hostel',
  apartment: 'LodgingBusiness',
  guest_house: 'LodgingBusiness',
  resort: 'Resort',
  ryokan: 'Hotel',
  riad: 'Hotel',
  villa: 'LodgingBusiness',
}

/** Enough for a preview: a property may have 60 photos. */
const mostImages = 6

interface Shown {
  /** The site's, before each path. */
  origin: string
  /** Of the page. */
  path: string
  /** What the cheapest rate costs for the stay's dates, all rooms and fees included; undefined if it's sold out. */
  price: Money | undefined
}

/**
 * Returns a property as search engines and assistants read it (schema.org/Hotel): what the page shows and nothing else. Facts
 * that aren't known are left out, and drawings are no images of it.
 */
export function hotelData(hotel: Hotel, { origin, path, price }: Shown) {
  const { name, kind, stars, score, position, policies, photos = [] } = hotel
  const url = origin + path
  const { pets } = policies
  return {
    '@context': 'https://schema.org',
    '@type': types[kind],
    name,
    url,
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressLocality: hotel.city,
      addressCountry: hotel.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon },
    telephone: hotel.phone,
    checkinTime: hotel.checkIn.from,
    checkoutTime: hotel.checkOut.until,
    ...(stars === undefined ? {} : { starRating: { '@type': 'Rating', ratingValue: stars } }),
    ...(score ? { aggregateRating: ratingOf(score) } : {}),
    ...(photos.length > 0
      ? { image: photos.slice(0, mostImages).map((photo) => new URL(photo.url, origin).href) }
      : {}),
    ...(pets === 'allowed' || pets === 'not_allowed' ? { petsAllowed: pets === 'allowed' } : {}),
    ...(price ? { makesOffer: offerData(price, url) } : {}),
  }
}

const ratingOf = ({ value, reviews }: NonNullable<Hotel['score']>) => ({
  '@type': 'AggregateRating',
  ratingValue: value,
  bestRating: 10,
  worstRating: 0,
  reviewCount: reviews,
})
