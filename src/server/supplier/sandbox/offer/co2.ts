import { aircraftByCode } from '../../../world/aircraft.ts'
import type { FlightLeg } from '../itinerary/itinerary.ts'

/** Kilograms of CO₂ from burning one of kerosene (ICAO Carbon Emissions Calculator, methodology v13). */
const CO2_PER_FUEL = 3.16

/** Typical share of seats taken, as ICAO's methodology has it by route group. */
const PASSENGER_LOAD = 0.82

/** Taxi, take-off and climb burn about so much of an hour's cruise on top. */
const TAKE_OFF_HOURS = 0.25

/**
 * An estimate of the CO₂ of one economy seat in kilograms, after ICAO's methodology: fuel burnt over
 * the block time, times 3.16, shared among the passengers. Freight's share and the greater room of
 * seats in front are left out, which about cancel out for an economy seat.
 */
export function co2OfSeat(legs: readonly Pick<FlightLeg, 'aircraft' | 'minutes'>[]): number {
  let kg = 0
  for (const leg of legs) {
    const aircraft = aircraftByCode(leg.aircraft)
    if (!aircraft) continue
    const fuel = aircraft.fuelKgPerHour * (leg.minutes / 60 - 0.3 + TAKE_OFF_HOURS)
    kg += (fuel * CO2_PER_FUEL) / (aircraft.seats * PASSENGER_LOAD)
  }
  return Math.round(kg)
}
