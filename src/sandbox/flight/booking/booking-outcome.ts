import type { BookingState, Held, Ticket } from '../../../server/supplier/flight-supplier.ts'
import type { BookingRow } from './booking-store.ts'
import { codesOfBooking, flightsSoldBy } from './codes-of-booking.ts'
import { ticketNumber } from './ticket-number.ts'

/** Returns a held booking as a supplier reports it. */
export const heldOutcome = (row: BookingRow): Held => ({
  outcome: 'held',
  bookingCodes: codesOfBooking(row),
  seatsHeldUntil: row.seatsHeldUntil,
  priceHeldUntil: row.priceHeldUntil,
})

/** Returns a ticket for each passenger (infants included) from each carrier. */
export const ticketsOf = (row: BookingRow): Ticket[] =>
  row.carriers.flatMap((carrier, booking) =>
    Array.from({ length: row.passengers }, (_, passenger) => ({
      passenger,
      number: ticketNumber(carrier, row.ticketSerials[booking] ?? row.serial, booking, passenger),
      flights: flightsSoldBy(row, booking),
    })),
  )

/** Returns a booking's state. A hold that is past its time has failed, whether it was released yet or not. */
export function bookingState(row: BookingRow | undefined, now: number): BookingState {
  if (!row) return { outcome: 'not_found' }
  switch (row.state) {
    case 'held':
      return now < row.seatsHeldUntil.getTime()
        ? heldOutcome(row)
        : { outcome: 'failed', reason: 'expired' }
    case 'issued':
      return {
        outcome: 'issued',
        bookingCodes: codesOfBooking(row),
        tickets: ticketsOf(row),
      }
    case 'cancelled':
      return { outcome: 'cancelled' }
    case 'failed':
      return { outcome: 'failed', reason: row.reason ?? 'refused' }
  }
}
