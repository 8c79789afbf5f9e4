import { accountingCode } from './accounting-code.ts'

/** Limits on bookings in a hold and passengers in a booking; a serial has numbers for all of them. */
const bookings = 8
const passengers = 10

/**
 * Returns a ticket number: the airline's accounting code, nine digits and their check digit (the remainder modulo
 * seven, as IATA Resolution 722 defines it). Deterministic for a position in a booking.
 */
export function ticketNumber(
  carrier: string,
  serial: number,
  booking: number,
  passenger: number,
): string {
  const nine = 210_000_000 + ((serial * bookings + booking) * passengers + passenger)
  return `${accountingCode(carrier)}${nine}${nine % 7}`
}
