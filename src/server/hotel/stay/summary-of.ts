import type { Hotel, HotelSummary } from '../../../contract/hotel/hotel.ts'
import { hotelIn } from './hotel-in.ts'

/** Returns what a list shows of a property to somebody who reads a language. */
export function summaryOf(hotel: Hotel, language?: string): HotelSummary {
  const { id, name, kind, stars, position, country, zone, score, amenities } = hotel
  const { area, city } = hotelIn(hotel, language)
  return {
    id,
    name,
    kind,
    position,
    area,
    city,
    country,
    zone,
    amenities,
    accessibility: hotel.accessibility,
    scenes: hotel.scenes,
    ...(stars === undefined ? {} : { stars }),
    ...(score === undefined ? {} : { score }),
    ...(hotel.photos?.[0] ? { photo: hotel.photos[0] } : {}),
  }
}
