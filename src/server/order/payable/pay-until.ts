import { minutes } from '../../platform/duration.ts'
import { isReserved } from '../reservation/reservation-states.ts'
import type { Reservation } from '../whole-order.ts'

type Clocks = Pick<Reservation, 'state' | 'reservedUntil' | 'priceUntil'>

/** The earliest of the moments, null when there is none. */
const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, each) => (first && (!each || first < each) ? first : each), null)

/** Returns until when all that is reserved is kept for us, and until when its price stands. */
export function reservedUntil(reservations: readonly Clocks[]): {
  reserved: Date | null
  price: Date | null
} {
  const reserved = reservations.filter(isReserved)
  return {
    reserved: earliest(reserved.map((each) => each.reservedUntil)),
    price: earliest(reserved.map(({ priceUntil }) => priceUntil)),
  }
}

/** Returns when a supplier may have let go of a reservation, null when it doesn't say. */
export const endOf = ({ reservedUntil, priceUntil }: Omit<Clocks, 'state'>): Date | null =>
  earliest([reservedUntil, priceUntil])

/** The time to pay for what no supplier gives a time for. */
export const defaultTimeToPay = minutes(30)

/** Returns the end of the time to pay: the first of the clocks to run out, null when there is none. */
export function payUntil(reservations: readonly Clocks[]): Date | null {
  const { reserved, price } = reservedUntil(reservations)
  return earliest([reserved, price])
}
