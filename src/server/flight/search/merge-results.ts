import { includesBag } from '../../../contract/flight/flight-terms.ts'
import type { Baggage, FlightResult, Offer, ResultFare } from '../../../contract/flight/offer.ts'
import type { ResultId } from '../../../contract/ids.ts'
import type { QuotedOffer } from '../quoted-offer.ts'

/** Returns the id of a slice's flights: the same for any supplier and any search. */
export function resultIdOf({ sliceIndex, slice }: Pick<Offer, 'sliceIndex' | 'slice'>): ResultId {
  const flights = slice.segments.map(
    ({ flight, from, departure }) => `${flight}${from}${departure.slice(2, 16).replace(/\D/g, '')}`,
  )
  return [sliceIndex, ...flights].join('.') as ResultId
}

/** Groups offers by their flights. */
export const byResult = (offers: readonly QuotedOffer[]): Map<ResultId, QuotedOffer[]> =>
  Map.groupBy(offers, ({ offer }) => resultIdOf(offer))

/** Sorts offers: cheapest first, then refundable ones, then by supplier, so that the order is stable. */
export function cheapestFirst(offers: readonly QuotedOffer[]): QuotedOffer[] {
  const refundable = ({ offer }: QuotedOffer) => (offer.refund.kind === 'allowed' ? 0 : 1)
  return [...offers].sort(
    (a, b) =>
      a.offer.price.amount - b.offer.price.amount ||
      refundable(a) - refundable(b) ||
      a.offer.supplier.localeCompare(b.offer.supplier) ||
      a.offer.id.localeCompare(b.offer.id),
  )
}

/** Returns the result row for offers of the same flights: the cheapest offer, and how many others there are. */
export function resultRow(offers: readonly QuotedOffer[]): FlightResult | undefined {
  const sorted = cheapestFirst(offers)
  const cheapest = sorted[0]?.offer
  if (!cheapest) return undefined
  const { slice, sliceIndex } = cheapest
  const withBag = sorted.find(({ offer }) => hasBag(offer))?.offer
  return {
    id: resultIdOf(cheapest),
    sliceIndex,
    slice,
    airlines: [...new Set(slice.segments.map(({ airline }) => airline))],
    cheapest: fareOf(cheapest),
    ...(withBag && withBag !== cheapest && { withBag: fareOf(withBag) }),
    others: offers.length - 1,
  }
}

/** Returns the cheapest fare in a family, unless it's the cheapest of all. */
export function fareInFamily(
  offers: readonly QuotedOffer[],
  family: string,
): ResultFare | undefined {
  const sorted = cheapestFirst(offers)
  const found = sorted.findIndex(({ offer }) => offer.family.name === family)
  const fare = found > 0 ? sorted[found] : undefined
  return fare && fareOf(fare.offer)
}

function fareOf(offer: Offer): ResultFare {
  return {
    offerId: offer.id,
    supplier: offer.supplier,
    family: offer.family.name,
    price: offer.price,
    cabinBag: adultAllowance(offer, 'cabinBag'),
    checkedBag: adultAllowance(offer, 'checkedBag'),
    refund: offer.refund,
    change: offer.change,
    ...(offer.seatsLeft === undefined ? {} : { seatsLeft: offer.seatsLeft }),
  }
}

const hasBag = (offer: Offer): boolean => includesBag(adultAllowance(offer, 'checkedBag'))

/**
 * Returns an adult's baggage allowance on every flight. If two bookings differ, the row shows the least: none before
 * unknown before any amount.
 */
function adultAllowance({ baggage }: Offer, bag: 'cabinBag' | 'checkedBag'): Baggage {
  const told = baggage.flatMap((each) => (each.type === 'adult' ? [each[bag]] : []))
  return told.toSorted((a, b) => amount(a) - amount(b))[0] ?? { rule: 'unknown' }
}

function amount(baggage: Baggage): number {
  switch (baggage.rule) {
    case 'none':
      return -2
    case 'unknown':
      return -1
    case 'piece':
      return baggage.kg
    case 'pieceonly':
      return baggage.pieces * 23
    case 'maxperpc':
      return baggage.pieces * baggage.kgPerPiece
  }
}
