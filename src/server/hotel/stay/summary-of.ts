import type { Hotel, HotelSummary } from '../../../contract/hotel/hotel.ts'

/** Returns what a list shows of a property. */
export function summaryOf(hotel: Hotel): HotelSummary {
  const { id, name, kind, stars, position, area, city, country, zone, score, amenities } = hotel
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
