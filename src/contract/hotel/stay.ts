import { z } from 'zod'
import { adultAge, mostRooms } from './hotel-terms.ts'

/** Who sleeps in one room: adults, and each child's age on the day of arrival. */
export const occupancySchema = z.object({
  adults: z.int().min(1).max(20),
  childAges: z
    .array(
      z
        .int()
        .min(0)
        .max(adultAge - 1),
    )
    .max(20),
})
export type Occupancy = z.infer<typeof occupancySchema>

/** Dates are the property's local dates, `YYYY-MM-DD`; one entry of `rooms` for each room. */
export const stayDatesSchema = z.object({
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  rooms: z.array(occupancySchema).min(1).max(mostRooms),
})
export type StayDates = z.infer<typeof stayDatesSchema>

/** Returns the number of nights between two dates. */
export const nightsOf = ({ checkIn, checkOut }: Pick<StayDates, 'checkIn' | 'checkOut'>): number =>
  Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000)
