import { airportOfOrder } from '../../../world/airport.ts'
import { greatCircleKm } from '../../../world/great-circle.ts'
import type { DuffelSegment } from '../answers.ts'

/**
 * Grams per passenger and kilometre, averaged over the world's flights in 2019 (ICCT, "CO2 emissions from commercial
 * aviation").
 */
const gramsPerKm = 90

/**
 * Returns an estimate of one seat's CO₂ in kilograms: its share of Duffel's estimate for all passengers or, without
 * one, by distance.
 */
export function co2OfSeat(
  total: string | null | undefined,
  seats: number,
  segments: readonly DuffelSegment[],
): number {
  if (total) return Math.round(Number(total) / Math.max(seats, 1))
  const km = segments.reduce((sum, { origin, destination }) => {
    const from = airportOfOrder(origin.iata_code)
    const to = airportOfOrder(destination.iata_code)
    return from && to ? sum + greatCircleKm(from, to) : sum
  }, 0)
  return Math.round((km * gramsPerKm) / 1000)
}
