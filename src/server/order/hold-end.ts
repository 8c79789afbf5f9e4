import type { ItemRow } from './order-store.ts'

/** The earlier of the moments, null when there is none. */
const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, each) => (first && (!each || first < each) ? first : each), null)

/** Until when the seats of all held items stay ours, and until when their price stands. */
export function heldUntil(items: readonly ItemRow[]): { seats: Date | null; price: Date | null } {
  const held = items.filter(({ state }) => state === 'held')
  return {
    seats: earliest(held.map(({ seatsHeldUntil }) => seatsHeldUntil)),
    price: earliest(held.map(({ priceHeldUntil }) => priceHeldUntil)),
  }
}

/** When the supplier may have let go of an item, null while it says nothing of it. */
export const holdEnd = ({ seatsHeldUntil, priceHeldUntil }: ItemRow): Date | null =>
  earliest([seatsHeldUntil, priceHeldUntil])

/** The end of the time to pay: the first of seats and price to run out. */
export function payUntil(items: readonly ItemRow[]): Date | null {
  const { seats, price } = heldUntil(items)
  return earliest([seats, price])
}
