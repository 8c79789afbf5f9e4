import { includesBag } from '../../contract/flight-terms.ts'
import type { ResultId } from '../../contract/ids.ts'
import type { Baggage, FlightResult, Offer } from '../../contract/offer.ts'
import type { QuotedOffer } from './quoted-offer.ts'

/** The same flights have the same id, from whichever supplier and in whichever search. */
export function resultIdOf({ sliceIndex, slice }: Pick<Offer, 'sliceIndex' | 'slice'>): ResultId {
  const flights = slice.segments.map(
    ({ flight, from, departure }) => `${flight}${from}${departure.slice(2, 16).replace(/\D/g, '')}`,
  )
  return [sliceIndex, ...flights].join('.') as ResultId
}

/** Offers by the flights they are for. */
export const byResult = (offers: readonly QuotedOffer[]): Map<ResultId, QuotedOffer[]> =>
  Map.groupBy(offers, ({ offer }) => resultIdOf(offer))

/** Cheapest first; among equals the one that can be given back, then by supplier, so that order is stable. */
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

/** The row of results for offers of the same flights: the cheapest in front, the others counted. */
export function resultRow(offers: readonly QuotedOffer[]): FlightResult | undefined {
  const sorted = cheapestFirst(offers)
  const cheapest = sorted[0]?.offer
  if (!cheapest) return undefined
  const { slice, sliceIndex } = cheapest
  const withBag = sorted.find(({ offer }) => includesBag(adultBag(offer)))?.offer
  return {
    id: resultIdOf(cheapest),
    sliceIndex,
    slice,
    airlines: [...new Set(slice.segments.map(({ airline }) => airline))],
    cheapest: {
      offerId: cheapest.id,
      supplier: cheapest.supplier,
      family: cheapest.family.name,
      price: cheapest.price,
      checkedBag: adultBag(cheapest),
      refundable: cheapest.refund.kind === 'allowed',
      changeable: cheapest.change.kind === 'allowed',
      ...(cheapest.seatsLeft === undefined ? {} : { seatsLeft: cheapest.seatsLeft }),
    },
    ...(withBag &&
      withBag !== cheapest && {
        withBag: {
          offerId: withBag.id,
          price: withBag.price,
          refundable: withBag.refund.kind === 'allowed',
        },
      }),
    others: offers.length - 1,
  }
}

/** What an adult may check in all the way: the first segment's word, which through fares keep. */
const adultBag = ({ baggage }: Offer): Baggage =>
  baggage.find(({ type }) => type === 'adult')?.checkedBag ?? { rule: 'unknown' }
