import type { HotelFacts } from '../property/hotel-facts.ts'

/** By the day that a night begins on, Sunday first. */
const business = [0.9, 1.04, 1.1, 1.1, 1.04, 0.92, 0.9]
const leisure = [0.92, 0.9, 0.9, 0.92, 0.98, 1.16, 1.2]

/** Countries whose weekend begins with Thursday night. */
const earlyWeekend = new Set('SA KW BH QA OM EG JO IL IQ DZ LY YE BD'.split(' '))

const businessShare = { metropolis: 0.5, city: 0.5 } as const

/** Returns the share of a property's guests that travel for work. */
function shareOf({ area, city, kind }: HotelFacts): number {
  if (kind !== 'hotel' && kind !== 'apartment') return 0.1
  if (area.character === 'business') return 0.9
  if (area.character === 'airport') return 0.7
  if (area.character === 'beach') return 0
  return businessShare[city.setting as keyof typeof businessShare] ?? 0.1
}

/** Returns the factors of the days that a night can begin on, Sunday first. */
export function weekdayFactors(hotel: HotelFacts): number[] {
  const share = shareOf(hotel)
  const shift = earlyWeekend.has(hotel.city.country) ? 1 : 0
  return business.map((_, day) => {
    const turned = (day + shift) % 7
    return share * (business[turned] ?? 1) + (1 - share) * (leisure[turned] ?? 1)
  })
}
