import { minutes } from '../../platform/duration.ts'
import { isReserved } from '../reservation/reservation-states.ts'
import type { Reservation } from '../whole-order.ts'

type Clocks = Pick<Reservation, 'state' | 'reservedUntil' | 'priceUntil'>

/** Returns the earliest of these times, or null if there are none. */
const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, each) => (first && (!each || first < each) ? first : each), null)

/** Returns until when everything is reserved for us, and until when its price is valid. */
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

/** Returns when a supplier may release a reservation, or null if it doesn't say. */
export const endOf = ({ reservedUntil, priceUntil }: Omit<Clocks, 'state'>): Date | null =>
  earliest([reservedUntil, priceUntil])

/** The time to pay for what no supplier gives a time for. */
export const defaultTimeToPay = minutes(30)

/** Returns the payment deadline: the first expiry, or null if there is none. */
export function payUntil(reservations: readonly Clocks[]): Date | null {
  const { reserved, price } = reservedUntil(reservations)
  return earliest([reserved, price])
}
