import { airportByIata } from '../../../world/airport.ts'
import { greatCircleKm } from '../../../world/great-circle.ts'
import type { DuffelSegment } from '../answers.ts'

/** Grams a passenger and kilometre, of all the world's flights in 2019 (ICCT, "CO2 emissions from commercial aviation"). */
const gramsPerKm = 90

/**
 * Returns an estimate of the CO₂ of one seat in kilograms: its share of Duffel's estimate for all passengers
 * together, or, where there is none, by the distance.
 */
export function co2OfSeat(
  total: string | null | undefined,
  seats: number,
  segments: readonly DuffelSegment[],
): number {
  if (total) return Math.round(Number(total) / Math.max(seats, 1))
  const km = segments.reduce((sum, { origin, destination }) => {
    const from = airportByIata(origin.iata_code)
    const to = airportByIata(destination.iata_code)
    return from && to ? sum + greatCircleKm(from, to) : sum
  }, 0)
  return Math.round((km * gramsPerKm) / 1000)
}
