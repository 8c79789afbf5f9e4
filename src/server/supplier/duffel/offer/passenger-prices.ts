import {
  type PassengerPrice,
  type PassengerType,
  passengerTypes,
} from '../../../../contract/flight/offer.ts'
import { money } from '../../../../contract/money.ts'

/**
 * Typical fares for children and infants relative to adults. Duffel returns one price for all passengers: the total is
 * exact, the split is our estimate.
 */
const shares: Record<PassengerType, number> = { adult: 20, child: 15, infant: 2 }

/**
 * Splits a price among passenger types, in whole minor units per passenger. Adds up to `total` or, if that can't be
 * split evenly (2 adults for 100.01), to the next amount that can.
 */
export function passengerPrices(
  total: number,
  taxes: number,
  currency: string,
  counts: ReadonlyMap<PassengerType, number>,
): PassengerPrice[] {
  const parts = passengerTypes.flatMap((type) => {
    const count = counts.get(type) ?? 0
    return count > 0 ? [{ type, count, each: 0 }] : []
  })
  const weight = parts.reduce((sum, { type, count }) => sum + shares[type] * count, 0)
  let rest = total
  for (const part of parts) {
    part.each = Math.floor((total * shares[part.type]) / weight)
    rest -= part.each * part.count
  }
  for (const part of parts) {
    const more = Math.floor(rest / part.count)
    part.each += more
    rest -= more * part.count
  }
  const fewest = parts.reduce((least, part) => (part.count < least.count ? part : least))
  if (rest > 0) fewest.each += 1
  return parts.map(({ type, count, each }) => {
    const tax = total > 0 ? Math.floor((each * taxes) / total) : 0
    return {
      type,
      count,
      base: money(each - tax, currency),
      taxes: money(tax, currency),
      total: money(each * count, currency),
    }
  })
}
