import { countryByCode } from '../../../../../contract/countries.ts'
import type { Position } from '../../../../../contract/hotel/hotel.ts'
import { worldCountryByCode } from '../../../../world/country.ts'
import type { SupplierProperty } from '../../../hotel-supplier.ts'
import type { DuffelAccommodation, DuffelLocation } from '../answers.ts'
import { amenitiesOf } from './amenities.ts'
import { photosOf } from './photos.ts'
import { roomTypesOf, sceneOf } from './room-types.ts'
import { whereIs } from './where.ts'

/** For properties that don't say: late enough to be let in, early enough to be out. */
const usualTimes = { from: '15:00', until: '11:00' }

export function positionOf({ location }: { location: DuffelLocation }): Position {
  const { latitude, longitude } = location.geographic_coordinates
  return { lat: latitude, lon: longitude }
}

/** Returns a property as the catalogue lists it. What Duffel doesn't say follows from where it is, or stays unknown. */
export function propertyOf(accommodation: DuffelAccommodation): SupplierProperty {
  const { id, name, location, rooms, email, rating, check_in_information: times } = accommodation
  const { line_one, postal_code, city_name, region, country_code: country } = location.address
  const position = positionOf(accommodation)
  const { zone, setting, city } = whereIs(position, country)
  const types = accommodation.amenities.map(({ type }) => type)
  const { amenities, views } = amenitiesOf(types)
  const cityName = city_name || city?.name || region || country
  const property: SupplierProperty = {
    ref: id,
    name,
    // Duffel doesn't tell kinds apart.
    kind: 'hotel',
    position,
    area: city?.area ?? region ?? cityName,
    city: cityName,
    country,
    zone,
    amenities,
    accessibility: [],
    scenes: ['facade' as const, 'room' as const, ...views, 'lobby' as const].map((view) =>
      sceneOf(id, view, setting),
    ),
    address: [line_one, [postal_code, cityName].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
    phone: accommodation.phone_number ?? '',
    currency: worldCountryByCode(country)?.currency ?? 'USD',
    language: countryByCode(country)?.lang ?? 'en',
    checkIn: { from: clockTime(times?.check_in_after_time) ?? usualTimes.from },
    checkOut: { until: clockTime(times?.check_out_before_time) ?? usualTimes.until },
    rooms: roomTypesOf(id, rooms, setting),
    policies: { childrenWelcome: !types.includes('adult_only') },
    topicScores: {},
  }
  const photos = photosOf(accommodation.photos)
  if (photos.length > 0) property.photos = photos
  const latest = clockTime(times?.check_in_before_time)
  if (latest) property.checkIn.until = latest
  if (email) property.email = email
  if (types.includes('pets_allowed')) property.policies.pets = 'allowed'
  if (rating && rating >= 1 && rating <= 5) property.stars = rating
  const { review_score: score, review_count: reviews } = accommodation
  if (score && reviews) property.score = { value: Math.round(score * 10) / 10, reviews }
  return property
}

/** Returns the hours and minutes of a local time, `14:30` or `14:30:00`. */
const clockTime = (time: string | null | undefined): string | undefined =>
  /^([01]\d|2[0-3]):[0-5]\d/.exec(time ?? '')?.[0]
