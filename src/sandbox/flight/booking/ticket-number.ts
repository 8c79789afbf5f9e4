import { accountingCode } from './accounting-code.ts'

/** Bookings of one hold, and passengers in each, that a serial has numbers for. */
const bookings = 8
const passengers = 10

/**
 * A ticket's number: the airline's accounting code, nine digits and their check digit (the rest of
 * a division by seven, as IATA Resolution 722 defines it). The same place in the same booking
 * always gives the same number.
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
