import type { z } from 'zod'
import type { Offer } from '../../../contract/flight/offer.ts'
import type {
  FlightItem as FlightOnTheWire,
  purchasedFlightSchema,
} from '../../../contract/flight/order-item.ts'
import { hours } from '../../platform/duration.ts'
import { airportOfOrder } from '../../world/airport.ts'
import { endsOf } from '../trip-order.ts'
import { bagsOf, type Carried } from './bags-of.ts'
import { codesOf } from './codes-of.ts'
import type { FlightItem } from './flight-item.ts'

/**
 * Airlines open online check-in 24 to 48 hours before departure, a few of them earlier. No supplier tells when, so travellers are
 * sent there when most of them are let in.
 */
const earliestCheckIn = hours(48)

/** Returns the details of a journey in an order, at a given time. */
export function flightDetails(item: FlightItem, now: number): FlightOnTheWire {
  const { offer, tickets, announced } = item.details
  const details: FlightOnTheWire = {
    offer,
    bookingCodes: codesOf(item.details),
    tickets,
    bags: bagsOf(item),
    hasDeparted: endsOf(offer.slice).departs.getTime() <= now,
  }
  const zone = airportOfOrder(offer.slice.from)?.zone ?? 'UTC'
  const slice = announced ? announced.after : offer.slice
  if (slice && !details.hasDeparted) {
    const opens = endsOf(slice).departs.getTime() - earliestCheckIn
    details.checkIn = { opensAt: new Date(opens).toISOString(), zone }
  }
  if (announced) {
    details.announced = { after: announced.after, answerBy: announced.answerBy, zone }
  }
  return details
}

/** Returns whether the traveller has to respond to a schedule change of a journey that isn't being changed or cancelled. */
export const isAnswerNeeded = ({ state, details: { announced } }: FlightItem): boolean =>
  state === 'confirmed' && announced !== null && announced.answerBy !== null

/** Returns the day on which a journey leaves. */
export const departureDay = ({ details }: FlightItem): string =>
  details.offer.slice.departure.slice(0, 10)

/**
 * Returns the details of a journey shown before paying for it or for its change, in which case it replaces `replaces`.
 */
export function purchasedFlight(
  item: Carried,
  replaces?: Offer,
): z.infer<typeof purchasedFlightSchema> {
  const { offer } = item.details
  const purchased = { offer, bags: bagsOf(item) }
  return replaces ? { ...purchased, replaces } : purchased
}
