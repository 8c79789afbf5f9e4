import type { Product, ReserveOutcome, Standing } from '../../order/product.ts'
import type { Item, Reservation } from '../../order/whole-order.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { BookingCode, Held, SupplierOf, Ticket } from '../../supplier/flight-supplier.ts'
import { createFlightCancellation } from '../cancellation/flight-cancellation.ts'
import { describeFlight } from './describe.ts'
import { departureDay, flightDetails, isAnswerNeeded, purchasedFlight } from './details.ts'
import { flightEvents } from './events.ts'
import {
  type FlightDetails,
  flightOf,
  flightProductId,
  flightsOf,
  isFlight,
} from './flight-item.ts'
import { holdRequestOf } from './hold-request.ts'
import { searchFlightsAgain } from './search-again.ts'

/**
 * Creates the flight product for orders: reserved as a hold, confirmed as tickets, with one or more booking
 * references.
 */
export function createFlightProduct(parts: {
  clock: Clock
  seal: Seal
  supplierOf: SupplierOf
}): Product {
  const { seal, supplierOf } = parts
  return {
    id: flightProductId,
    documentName: 'e-ticket',
    async reserve(order, reservation): Promise<ReserveOutcome> {
      const answer = await supplierOf(reservation).hold(holdRequestOf(seal, order, reservation))
      return answer.outcome === 'held' ? heldWith(reservation, answer) : answer
    },
    async confirm(_, reservation) {
      const answer = await supplierOf(reservation).issue(reservation.reference)
      if (answer.outcome === 'failed') return answer
      return { outcome: 'confirmed', details: ticketed(reservation, answer.tickets) }
    },
    async lookUp(reservation): Promise<Standing> {
      const answer = await supplierOf(reservation).lookUp(reservation.reference)
      if (answer.outcome === 'held') return heldWith(reservation, answer)
      if (answer.outcome !== 'issued') return answer
      const { tickets, bookingCodes } = answer
      return { outcome: 'confirmed', details: ticketed(reservation, tickets, bookingCodes) }
    },
    async release(reservation) {
      await supplierOf(reservation).cancel(reservation.reference)
    },
    ...createFlightCancellation(parts),
    describe: (item, say, together) =>
      describeFlight(flightOf(item), say, together?.filter(isFlight)),
    events: (item, say) => flightEvents(flightOf(item), say),
    startsOn: (item) => departureDay(flightOf(item)),
    isAnswerNeeded: (item) => isAnswerNeeded(flightOf(item)),
    searchAgain: (items) => searchFlightsAgain(items.map(flightOf)),
    details: (item, { now }) => ({ flight: flightDetails(flightOf(item), now) }),
    purchased: (item: Item) => ({ flight: purchasedFlight(flightOf(item)) }),
  }
}

const heldWith = (reservation: Reservation, held: Held) => ({
  outcome: 'held' as const,
  reservedUntil: held.seatsHeldUntil,
  priceUntil: held.priceHeldUntil,
  details: flightsOf(reservation).map(({ details }, position) => ({
    ...details,
    bookingCodes: codesAt(held.bookingCodes, position),
  })),
})

/**
 * Returns the details of a reservation's flights with its tickets, and with its booking references if there are any.
 */
export const ticketed = (
  reservation: Reservation,
  tickets: Ticket[],
  bookingCodes?: readonly BookingCode[],
): FlightDetails[] =>
  flightsOf(reservation).map(({ details }, position) => {
    const now = {
      ...details,
      tickets: ticketsAt(tickets, position),
      bookingCodes: bookingCodes ? codesAt(bookingCodes, position) : details.bookingCodes,
    }
    const current = codesOf(now)
    const earlier = [...(details.formerCodes ?? []), ...codesOf(details)]
    const formerCodes = [...new Set(earlier)].filter((code) => !current.includes(code))
    return formerCodes.length > 0 ? { ...now, formerCodes } : now
  })

const codesOf = ({ tickets, bookingCodes }: Pick<FlightDetails, 'tickets' | 'bookingCodes'>) => [
  ...bookingCodes.map(({ code }) => code),
  ...tickets.map(({ number }) => number),
]

/** Returns the tickets of an item, by its position in the hold: all of them if the supplier doesn't say which. */
const ticketsAt = (tickets: readonly Ticket[], position: number): FlightDetails['tickets'] =>
  tickets.flatMap(({ passenger, number, flights }) => {
    if (!flights) return [{ passenger, number }]
    const own = flights.find(({ offer }) => offer === position)
    if (!own) return []
    const { segments } = own
    return [segments ? { passenger, number, segments } : { passenger, number }]
  })

/** Returns the booking references of an item, by its position in the hold. */
const codesAt = (codes: readonly BookingCode[], position: number) =>
  codes.filter(({ offer }) => offer === position).map(({ airline, code }) => ({ airline, code }))
