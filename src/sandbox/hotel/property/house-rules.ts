import type { Hotel } from '../../../contract/hotel/hotel.ts'
import { fractionOf, hashWith, pick } from '../../shared/seeded.ts'
import type { HotelFacts } from './hotel-facts.ts'
import { traitHash } from './traits.ts'

/** Countries where guests may smoke in some rooms of many hotels. */
const smoking = new Set('JP CN TW KR VN ID EG AE SA JO LB TR RU GR RS BG PH KH'.split(' '))

/** Countries where people come of age, for a hotel, at 21. */
const later = new Set(['US', 'AE', 'MV'])

/** Returns a property's hours and rules. */
export function houseRulesOf(hotel: HotelFacts): Pick<Hotel, 'checkIn' | 'checkOut' | 'policies'> {
  const { kind, city, standard } = hotel
  const hours = traitHash(hotel.seed, 'hours')
  const rules = traitHash(hotel.seed, 'policies')
  const has = hotel.amenities
  const until = has.includes('front_desk_24h')
    ? undefined
    : pick(['20:00', '21:00', '22:00', '23:00'], fractionOf(hashWith(hours, 1)))
  const childrenWelcome =
    kind === 'hostel'
      ? fractionOf(hashWith(rules, 1)) < 0.35
      : fractionOf(hashWith(rules, 1)) < (standard === 5 ? 0.93 : 0.97)
  const needsAdult = kind === 'hostel' || fractionOf(hashWith(rules, 2)) < 0.6
  return {
    checkIn: {
      from: pick(['13:00', '14:00', '14:00', '15:00', '15:00', '16:00'], fractionOf(hours)),
      ...(until && { until }),
    },
    checkOut: { until: pick(['10:00', '11:00', '11:00', '12:00'], fractionOf(hashWith(hours, 2))) },
    policies: {
      ...(needsAdult && { minimumAge: later.has(city.country) ? 21 : 18 }),
      pets: has.includes('pets')
        ? fractionOf(hashWith(rules, 3)) < 0.5
          ? 'allowed'
          : 'on_request'
        : 'not_allowed',
      smoking:
        smoking.has(city.country) && fractionOf(hashWith(rules, 4)) < 0.5
          ? 'designated_areas'
          : 'not_allowed',
      childrenWelcome,
    },
  }
}
