import type { Board } from '../../../contract/hotel/hotel-terms.ts'
import type { Occupancy } from '../../../contract/hotel/stay.ts'
import type { Offering } from './offering.ts'

/** In breakfasts. */
const worth: Record<Board, number> = {
  room_only: 0,
  breakfast: 1,
  half_board: 2.9,
  full_board: 4.4,
  all_inclusive: 6.2,
}

/**
 * Returns what the meals of one room and night add to the price, in dollars before taxes. Meals that come with every
 * room are a part of its price already.
 */
export function boardPrice(
  { included, breakfast }: Offering,
  board: Board,
  guests: Occupancy,
): number {
  const children = guests.childAges.filter((age) => age > 3).length
  return breakfast * (worth[board] - worth[included]) * (guests.adults + children / 2)
}
