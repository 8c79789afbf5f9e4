import { mostNights } from '../../../contract/hotel/hotel-terms.ts'
import { nightsOf, type StayDates } from '../../../contract/hotel/stay.ts'
import { minutes } from '../../../server/platform/duration.ts'
import type { City } from '../../../server/world/city.ts'
import { dayInZone, momentOf } from '../../../server/world/zoned-time.ts'
import type { HotelWorld } from '../hotel-world.ts'
import { nightsIn } from '../price/city-demand.ts'
import type { SupplierProfile } from '../supplier-profile.ts'
import type { RateTerms } from './rates-of.ts'
import { createDeadlines } from './refund-steps.ts'

/** How long a quote is valid: slightly longer than a search. */
const quoteFor = minutes(30)

/** Rooms are sold until this local time on the day of arrival. */
const lastSale = '21:00'

/** Properties sell this many days ahead. */
const farthest = 540

/** Returns whether a stay in a city can be sold at all: today or later, not too far ahead, not too long. */
export function isOnSale({ zone }: City, stay: StayDates, now: number): boolean {
  const nights = nightsOf(stay)
  if (nights < 1 || nights > mostNights) return false
  if (momentOf(`${stay.checkIn}T${lastSale}`, zone).getTime() <= now) return false
  const today = dayInZone(new Date(now), zone)
  return nightsOf({ checkIn: today, checkOut: stay.checkIn }) <= farthest
}

/** Returns the terms of quotes in each city, as of now. */
export function quotingTerms(
  { clock, dials }: Pick<HotelWorld, 'clock' | 'dials'>,
  profile: SupplierProfile,
  stay: StayDates,
  filing: Pick<RateTerms, 'filed' | 'stands'> = { filed: dials.filed(profile.id), stands: false },
): (city: City) => RateTerms {
  const now = clock.now()
  // Prices change from one day to the next, by UTC as flights' do.
  const today = new Date(now).toISOString().slice(0, 10)
  const expiresAt = new Date(now + quoteFor).toISOString()
  const known = new Map<City, RateTerms>()
  return (city) => {
    let terms = known.get(city)
    if (!terms) {
      const nights = nightsIn(city, stay.checkIn, stay.checkOut, today)
      const deadlines = createDeadlines(city.zone, stay.checkIn)
      terms = { profile, stay, nights, deadlines, now, expiresAt, ...filing }
      known.set(city, terms)
    }
    return terms
  }
}
