import {
  type Cabin,
  cabins,
  type PassengerType,
  passengerTypes,
} from '../../../../contract/flight/offer.ts'
import { money } from '../../../../contract/money.ts'
import type { SupplierOffer } from '../../flight-supplier.ts'
import type { DuffelOffer, DuffelSlice } from '../answers.ts'
import { minorUnits } from '../decimal.ts'
import { baggageOf } from './baggage-of.ts'
import { co2OfSeat } from './co2-of-seat.ts'
import { conditionsOf } from './condition-of.ts'
import { passengerPrices } from './passenger-prices.ts'
import { sliceOf } from './slice-of.ts'

/** Duffel's names of our passenger types. */
export const duffelTypes: Record<PassengerType, string> = {
  adult: 'adult',
  child: 'child',
  infant: 'infant_without_seat',
}

/**
 * Returns whether seats and price can be held until the traveller has paid. We pay only after the traveller has, and
 * no more than they paid, so other offers can't be sold.
 */
export function isHoldable({ payment_requirements: terms }: DuffelOffer): boolean {
  return (
    !terms.requires_instant_payment &&
    terms.payment_required_by !== null &&
    terms.price_guarantee_expires_at !== null
  )
}

/** Converts Duffel's offer. Throws a RangeError for amounts that can't be represented. */
export function supplierOffer(offer: DuffelOffer, sliceIndex: number): SupplierOffer {
  const [slice] = offer.slices
  const passengers = passengersByType(offer)
  const counts = new Map([...passengers].map(([type, ids]) => [type, ids.length]))
  const { total_currency: currency } = offer
  const taxes =
    offer.tax_amount && offer.tax_currency === currency
      ? minorUnits(offer.tax_amount, currency, 'down')
      : 0
  const prices = passengerPrices(
    minorUnits(offer.total_amount, currency, 'up'),
    taxes,
    currency,
    counts,
  )
  const price = money(
    prices.reduce((sum, { total }) => sum + total.amount, 0),
    currency,
  )
  const seats = (counts.get('adult') ?? 0) + (counts.get('child') ?? 0)
  const co2Kg = co2OfSeat(offer.total_emissions_kg, seats, slice.segments)
  return {
    ref: offer.id,
    sliceIndex,
    slice: sliceOf(slice, co2Kg),
    family: familyOf(slice),
    price,
    passengers: prices,
    ...(prices.length > 1 && { splitEstimated: true }),
    baggage: baggageOf(slice.segments, oneOfEach(passengers)),
    ...conditionsOf(offer.conditions, slice.conditions, price),
    needs: { documents: offer.passenger_identity_documents_required ? 'passport' : 'none' },
    expiresAt: new Date(offer.expires_at).toISOString(),
    // Duffel sells no services with orders on hold.
    extraBags: [],
  }
}

/** Returns Duffel's passenger ids of an offer, by our types in our order. */
export function passengersByType({ passengers }: DuffelOffer): Map<PassengerType, string[]> {
  return new Map(
    passengerTypes.flatMap((type) => {
      const ids = passengers
        .filter((passenger) => passenger.type === duffelTypes[type])
        .map(({ id }) => id)
      return ids.length > 0 ? [[type, ids] as const] : []
    }),
  )
}

export const oneOfEach = (
  passengers: ReadonlyMap<PassengerType, readonly string[]>,
): Map<PassengerType, string> => new Map([...passengers].map(([type, ids]) => [type, ids[0] ?? '']))

export function familyOf({ fare_brand_name: brand, segments }: DuffelSlice) {
  const seat = segments[0]?.passengers[0]
  const cabin: Cabin = cabins.find((each) => each === seat?.cabin_class) ?? 'economy'
  const name = brand ?? seat?.cabin_class_marketing_name ?? cabin.replace('_', ' ')
  return { code: name.toUpperCase().replace(/[^A-Z0-9]+/g, '_'), name, cabin }
}
