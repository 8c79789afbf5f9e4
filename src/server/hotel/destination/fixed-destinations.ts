import type { DestinationId } from '../../../contract/hotel/destination.ts'
import { type Airport, airports } from '../../world/airport.ts'
import { type Area, type City, cities, cityById, isRegion } from '../../world/city.ts'
import { cityNames } from '../../world/city-names.ts'
import { englishCountryName } from '../../world/country.ts'
import { type Landmark, landmarks } from '../../world/landmark.ts'
import { localNames } from '../../world/local-names.ts'
import type { PlacedDestination } from './placed-destination.ts'

/** How far around its position a search looks, in kilometres. */
export const radiusAround = { airport: 10, landmark: 3, hotel: 3, near: 10 }
const smallestArea = 1.5
const largestArea = 5

/** A destination that doesn't depend on suppliers, with all it's found by. */
export interface FixedDestination extends PlacedDestination {
  /** Relative number of travellers, 0 to 1. */
  weight: number
  /** Other names and codes people type. */
  aliases: readonly string[]
  /** Names of what it's part of, which may be typed along. */
  regions: readonly string[]
}

/** Returns every city, area, airport and landmark. */
export function fixedDestinations(): FixedDestination[] {
  return [
    ...cities.flatMap((city) => [ofCity(city), ...city.areas.map((area) => ofArea(city, area))]),
    ...landmarks.flatMap((landmark) => {
      const city = cityById(landmark.city)
      return city ? [ofLandmark(city, landmark)] : []
    }),
    ...airports.map(ofAirport),
  ]
}

const ofCity = (city: City): FixedDestination => ({
  id: `city-${city.id}` as DestinationId,
  kind: 'city',
  name: city.name,
  city: city.id,
  ...(isRegion(city) && { isRegion: true }),
  country: city.country,
  position: { lat: city.lat, lon: city.lon },
  radius: city.radius,
  zone: city.zone,
  weight: city.visitors,
  aliases: [...new Set([...cityNames(city.id), ...localNames(city.id)])],
  regions: [englishCountryName(city.country)],
})

const ofArea = (city: City, area: Area): FixedDestination => ({
  id: `area-${area.id}` as DestinationId,
  kind: 'area',
  name: area.name,
  within: city.name,
  city: city.id,
  country: city.country,
  position: { lat: area.lat, lon: area.lon },
  radius: Math.min(largestArea, Math.max(smallestArea, city.radius * Math.sqrt(area.share) * 0.6)),
  zone: city.zone,
  weight: city.visitors * area.share,
  aliases: [],
  regions: [city.name, englishCountryName(city.country)],
})

const ofLandmark = (city: City, landmark: Landmark): FixedDestination => ({
  id: `landmark-${landmark.id}` as DestinationId,
  kind: 'landmark',
  name: landmark.name,
  within: city.name,
  city: city.id,
  country: city.country,
  position: { lat: landmark.lat, lon: landmark.lon },
  radius: radiusAround.landmark,
  zone: city.zone,
  weight: city.visitors * 0.3,
  aliases: [],
  regions: [city.name, englishCountryName(city.country)],
})

const ofAirport = (airport: Airport): FixedDestination => ({
  id: `airport-${airport.iata}` as DestinationId,
  kind: 'airport',
  name: airport.name,
  within: airport.englishCity,
  airport: airport.iata,
  country: airport.country,
  position: { lat: airport.lat, lon: airport.lon },
  radius: radiusAround.airport,
  zone: airport.zone,
  // Few travellers stay at an airport rather than in its city.
  weight: airport.weight * 0.1,
  aliases: [airport.iata],
  regions: [airport.englishCity, englishCountryName(airport.country)],
})
