import type { Board } from '../../../contract/hotel/hotel-terms.ts'
import { basePrice, cityLevel, classPrice } from '../price/base-price.ts'
import { weekdayFactors } from '../price/weekday.ts'
import type { HotelFacts } from '../property/hotel-facts.ts'
import { houseRulesOf } from '../property/house-rules.ts'
import { type RoomFacts, roomsOf } from '../property/room/rooms-of.ts'
import { boardsOf, type Plan, plansOf } from './plans.ts'

/** What a property sells, whatever the dates. */
export interface Offering {
  hotel: HotelFacts
  rooms: readonly RoomFacts[]
  plans: readonly Plan[]
  /** Dollars for its simplest room for two on an ordinary night, before taxes. */
  base: number
  /** The same for properties of its kind and class. */
  ofClass: number
  /** By the day that a night begins on, Sunday first. */
  weekdays: readonly number[]
  /** What every room comes with. */
  included: Board
  /** Dollars for one, before taxes. */
  breakfast: number
  welcomesChildren: boolean
}

export const offeringOf = (hotel: HotelFacts): Offering => ({
  hotel,
  rooms: roomsOf(hotel),
  plans: plansOf(hotel),
  base: basePrice(hotel),
  ofClass: classPrice(hotel),
  weekdays: weekdayFactors(hotel),
  included: boardsOf(hotel)[0] ?? 'room_only',
  breakfast: 0.075 * cityLevel(hotel.city) * (0.35 + 0.25 * hotel.standard),
  welcomesChildren: houseRulesOf(hotel).policies.childrenWelcome,
})
