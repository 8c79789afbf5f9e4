import type { Cabin } from '../../../contract/flight/offer.ts'
import { aircraftByCode, seatsOfCabin } from '../../../server/world/aircraft.ts'
import { type Curve, interpolate } from '../../shared/interpolate.ts'
import { fractionOf, hashText } from '../../shared/seeded.ts'
import { daysBetween } from '../fare/demand.ts'
import type { FlightLeg } from '../itinerary/itinerary.ts'

/** The share of a flight's final sales that is sold by this many days before departure. */
const soldByDaysAhead: Curve = [
  [0, 1],
  [3, 0.94],
  [7, 0.86],
  [14, 0.74],
  [30, 0.56],
  [60, 0.38],
  [120, 0.2],
  [240, 0.08],
  [360, 0.02],
]

/** Returns the seats of a cabin on this flight's aircraft; 0 if it has no such cabin. */
export function cabinSeats(leg: Pick<FlightLeg, 'aircraft'>, cabin: Cabin): number {
  return seatsOfCabin(aircraftByCode(leg.aircraft)?.layout[cabin])
}

/**
 * Returns the seats sold elsewhere by `today`, simulated: a final load factor between 70 and 99 per cent (less in
 * premium cabins), reached along a booking curve.
 */
export function presoldSeats(leg: FlightLeg, cabin: Cabin, today: string): number {
  const date = leg.departure.slice(0, 10)
  const chance = fractionOf(hashText(`load ${leg.flight} ${date} ${cabin}`))
  const load = cabin === 'economy' ? 0.7 + 0.29 * chance : 0.5 + 0.45 * chance
  const curve = interpolate(soldByDaysAhead, daysBetween(today, date))
  return Math.floor(cabinSeats(leg, cabin) * load * curve)
}
