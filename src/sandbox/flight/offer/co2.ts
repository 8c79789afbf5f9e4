import {
  type Aircraft,
  type AircraftCabin,
  aircraftByCode,
  seatsOfCabin,
} from '../../../server/world/aircraft.ts'
import type { FlightLeg } from '../itinerary/itinerary.ts'

/** Kilograms of CO₂ from burning one kilogram of kerosene (ICAO Carbon Emissions Calculator, methodology v13). */
const CO2_PER_FUEL = 3.16

/** The shares of occupied seats and of fuel burnt for passengers rather than freight: ICAO's typical values. */
const PASSENGER_LOAD = 0.82
const PASSENGER_SHARE = 0.85

/** Hours subtracted from the block time. Taxiing burns little; take-off and climb offset most of that. */
const SPARING_HOURS = 0.05

/** The space a seat takes relative to one in economy (IATA Recommended Practice 1726). */
const spaceOnTwoAisles = { economy: 1, premium_economy: 1.5, business: 4, first: 5 }
const spaceOnOneAisle = { economy: 1, premium_economy: 1, business: 1.5, first: 1.5 }

/**
 * Returns an estimate of one economy seat's CO₂ in kilograms: fuel burnt over the block time, times 3.16, divided
 * among passengers by the space of their seats.
 */
export function co2OfSeat(legs: readonly Pick<FlightLeg, 'aircraft' | 'minutes'>[]): number {
  let kg = 0
  for (const leg of legs) {
    const aircraft = aircraftByCode(leg.aircraft)
    if (!aircraft) continue
    const fuel = aircraft.fuelKgPerHour * Math.max(0.2, leg.minutes / 60 - SPARING_HOURS)
    kg += (fuel * CO2_PER_FUEL * PASSENGER_SHARE) / (economySeats(aircraft) * PASSENGER_LOAD)
  }
  return Math.round(kg)
}

/** Returns the number of seats if the whole cabin were economy. */
function economySeats({ layout }: Aircraft): number {
  const twoAisles = layout.economy?.letters.split('-').length === 3
  const space: Record<AircraftCabin, number> = twoAisles ? spaceOnTwoAisles : spaceOnOneAisle
  return Object.entries(space).reduce(
    (sum, [cabin, factor]) => sum + seatsOfCabin(layout[cabin as AircraftCabin]) * factor,
    0,
  )
}
