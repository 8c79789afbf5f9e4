import type { Segment, Slice } from '../../../contract/flight/offer.ts'
import type { BookingCode, TicketFlights } from '../../../server/supplier/flight-supplier.ts'
import { distance, longestOf } from '../fare/fare-component.ts'
import { bookingCode } from './booking-codes.ts'
import type { BookingRow } from './booking-store.ts'

/**
 * Returns the booking codes by airline. Each carrier has one booking for all its flights; its code is used with every
 * airline on flights it sells.
 */
export function codesOfBooking({
  serial,
  carriers,
  sold,
}: Pick<BookingRow, 'serial' | 'carriers' | 'sold'>): BookingCode[] {
  return sold.flatMap(({ offer: { slice } }, offer) =>
    bookedTogether(slice).flatMap((flights) => {
      const code = bookingCode(serial, carrierOf(flights, carriers))
      const airlines = new Set(flights.map(({ airline }) => airline))
      return [...airlines].map((airline) => ({ offer, airline, code }))
    }),
  )
}

/** Returns the flights that a carrier sold: what its tickets are for. */
export function flightsSoldBy(
  { carriers, sold }: Pick<BookingRow, 'carriers' | 'sold'>,
  carrier: number,
): TicketFlights[] {
  return sold.flatMap(({ offer: { slice } }, offer) => {
    const segments = bookedTogether(slice)
      .filter((flights) => carrierOf(flights, carriers) === carrier)
      .flatMap((flights) => flights.map((flight) => slice.segments.indexOf(flight)))
    return segments.length > 0 ? [{ offer, segments }] : []
  })
}

/** Returns the carrier's position in the booking. */
const carrierOf = (flights: readonly Segment[], carriers: readonly string[]): number =>
  Math.max(0, carriers.indexOf(sellerOf(flights)))

function bookedTogether({ segments, connections }: Slice): Segment[][] {
  const groups: Segment[][] = []
  segments.forEach((segment, index) => {
    const joined = index > 0 && connections[index - 1]?.kind === 'transit'
    if (joined) groups.at(-1)?.push(segment)
    else groups.push([segment])
  })
  return groups
}

const sellerOf = (flights: readonly Segment[]): string =>
  longestOf(flights.map(({ airline, from, to }) => ({ airline, km: distance(from, to) }))).airline
