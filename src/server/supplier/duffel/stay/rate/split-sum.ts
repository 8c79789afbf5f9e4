import { type Money, money } from '../../../../../contract/money.ts'

/**
 * Splits the price of all rooms evenly, because Duffel has only the sum: the rooms are of one type. The parts add up to
 * the sum; the first rooms get what can't be split.
 */
export function splitSum({ amount, currency }: Money, rooms: number): Money[] {
  const share = Math.floor(amount / rooms)
  const rest = amount - share * rooms
  return Array.from({ length: rooms }, (_, room) => money(share + (room < rest ? 1 : 0), currency))
}
