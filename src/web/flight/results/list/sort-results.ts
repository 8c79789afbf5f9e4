import type { FlightSort } from '../../../../contract/flight-terms.ts'
import { hourlySlot } from '../filter/hourly-slot.ts'
import type { ResultRow } from './result-row.ts'

type Compare = (a: ResultRow, b: ResultRow) => number

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const cheaper: Compare = (a, b) => a.price - b.price
const quicker: Compare = (a, b) => a.minutes - b.minutes
const earlier: Compare = (a, b) => byText(a.departure, b.departure)
const landsEarlier: Compare = (a, b) =>
  hourlySlot(a.arrival, a.dayShift) - hourlySlot(b.arrival, b.dayShift) ||
  byText(a.arrival, b.arrival)

/** Each sort of S3.34, with what decides between equals. */
const orders: Record<FlightSort, readonly Compare[]> = {
  lowest: [cheaper, quicker, earlier],
  highest: [(a, b) => cheaper(b, a), quicker, earlier],
  depart: [earlier, cheaper, quicker],
  arrival: [landsEarlier, cheaper, quicker],
  duration: [quicker, cheaper, earlier],
}

/** The rows in the chosen order, as a new array; the result's id decides last, so an order never flickers. */
export function sortResults(rows: readonly ResultRow[], sort: FlightSort): ResultRow[] {
  const order = orders[sort]
  return rows.toSorted((a, b) => {
    for (const compare of order) {
      const found = compare(a, b)
      if (found !== 0) return found
    }
    return byText(a.id, b.id)
  })
}
