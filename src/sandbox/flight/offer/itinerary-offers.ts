import {
  type Cabin,
  type Condition,
  type PassengerPrice,
  type PassengerType,
  passengerTypes,
} from '../../../contract/flight/offer.ts'
import type { PassengerCounts } from '../../../contract/flight/search/flight-search.ts'
import type { SupplierOffer } from '../../../server/supplier/flight-supplier.ts'
import { type AdultFare, amountOf } from '../fare/adult-fare.ts'
import { type FareComponent, fareComponents } from '../fare/fare-component.ts'
import { type FareFamily, familiesOf, type Penalty } from '../fare/fare-families.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import type { SupplierProfile } from '../supplier-profile.ts'
import { baggageOf } from './baggage-of.ts'
import { extraBagsOf } from './extra-bags.ts'
import { type Filing, filingIn } from './filed-money.ts'
import { neededDocument } from './needed-document.ts'
import { writeOfferRef } from './offer-ref.ts'
import { sliceOf } from './slice-of.ts'

/** What an itinerary's offers are made from. */
export interface OfferTerms {
  profile: SupplierProfile
  passengers: PassengerCounts
  cabin: Cabin
  sliceIndex: number
  expiresAt: string
  /** The factor, in thousandths, by which the airline has re-filed its fares: 1000 if it hasn't. */
  filed: number
  stands: boolean
  adultFare(component: FareComponent, family: FareFamily): AdultFare
  seatsInFamily(component: FareComponent, family: FareFamily): number
}

/** Suppliers only report the number of seats left up to this. */
const FEW_SEATS = 6

/** Returns every offer of an itinerary that a supplier sells, cheapest family first; empty if it sells none. */
export function itineraryOffers(itinerary: Itinerary, terms: OfferTerms): SupplierOffer[] {
  const components = fareComponents(itinerary)
  if (!terms.profile.sells(components)) return []
  const choices = familyChoices(components, terms)
  return choices.flatMap((families) => offerIn(itinerary, components, families, terms) ?? [])
}

/** Returns the families sold, one per component. A self-transfer combines families of the same rank. */
function familyChoices(components: readonly FareComponent[], terms: OfferTerms): FareFamily[][] {
  const sold = components.map((component) =>
    familiesOf(component, terms.cabin).filter((family) => terms.profile.sellsFamily(family)),
  )
  const ranks = Math.min(...sold.map((families) => families.length))
  return Array.from({ length: ranks }, (_, rank) =>
    sold.flatMap((families) => families[rank] ?? []),
  )
}

/** Returns one offer in the given family for each component, or undefined if there aren't enough seats. */
export function offerIn(
  itinerary: Itinerary,
  components: readonly FareComponent[],
  families: readonly FareFamily[],
  terms: OfferTerms,
): SupplierOffer | undefined {
  const parts = components.flatMap((component, index) => {
    const family = families[index]
    return family ? [{ component, family }] : []
  })
  const seats = Math.min(
    ...parts.map(({ component, family }) => terms.seatsInFamily(component, family)),
  )
  if (parts.length < components.length || seats < seatsNeeded(terms.passengers)) return undefined

  const filing = filingIn(terms.profile.currency(components))
  const { prices, refund, change } = priced(parts, terms, filing)
  const types = prices.map(({ type }) => type)
  const slice = sliceOf(itinerary)
  let segment = 0
  return {
    ref: writeOfferRef({
      legs: itinerary.legs.map((leg) =>
        [leg.flight, leg.from, leg.to, leg.departure.slice(0, 10)].join(' '),
      ),
      ways: itinerary.connections.map(({ kind }) => kind[0]).join(''),
      cabin: terms.cabin,
      families: families.map(({ code }) => code),
      people: [terms.passengers.adult, terms.passengers.child, terms.passengers.infant],
      slice: terms.sliceIndex,
      filed: terms.filed,
      stands: terms.stands,
    }),
    sliceIndex: terms.sliceIndex,
    slice,
    family: {
      code: joined(families.map(({ code }) => code)),
      name: joined(families.map(({ name }) => name)),
      cabin: terms.cabin,
    },
    price: {
      amount: prices.reduce((sum, { total }) => sum + total.amount, 0),
      currency: filing.currency,
    },
    passengers: prices,
    baggage: parts.flatMap(({ component, family }) => {
      const offset = segment
      segment += component.legs.length
      return baggageOf(component, family, types, offset)
    }),
    refund,
    change,
    ...(seats <= FEW_SEATS && { seatsLeft: seats }),
    needs: { documents: neededDocument(components) },
    expiresAt: terms.expiresAt,
    extraBags: extraBagsOf(components, filing),
  }
}

/** Returns the number of seats needed. Infants sit on a lap. */
export const seatsNeeded = ({ adult, child }: PassengerCounts): number => adult + child

const joined = (words: readonly string[]): string => [...new Set(words)].join(' + ')

type Part = { component: FareComponent; family: FareFamily }

function priced(
  parts: readonly Part[],
  { profile, passengers, filed, adultFare }: OfferTerms,
  filing: Filing,
) {
  let base = 0
  let taxes = 0
  let refundUsd: number | null = 0
  let changeUsd: number | null = 0
  for (const { component, family } of parts) {
    const fare = adultFare(component, family)
    const asked = (profile.asks(fare.total, component, family) * filed) / 1000
    taxes += filing.tax(fare.taxes)
    base += filing.fare(Math.max(asked - fare.taxes, 1))
    refundUsd = penaltySum(refundUsd, family.refund, fare.ordinary)
    changeUsd = penaltySum(changeUsd, family.change, fare.ordinary)
  }
  const prices = passengerTypes
    .filter((type) => passengers[type] > 0)
    .map((type) => passengerPrice(type, passengers[type], base, taxes, filing))
  return {
    prices,
    refund: conditionOf(refundUsd, prices, filing),
    change: conditionOf(changeUsd, prices, filing),
  }
}

/** Shares of the adult's base fare and taxes, as in most fare rules. */
const shares: Record<PassengerType, { base: number; taxes: number }> = {
  adult: { base: 1, taxes: 1 },
  child: { base: 0.75, taxes: 1 },
  infant: { base: 0.1, taxes: 0.2 },
}

function passengerPrice(
  type: PassengerType,
  count: number,
  adultBase: number,
  adultTaxes: number,
  filing: Filing,
): PassengerPrice {
  const { currency } = filing
  const base = type === 'adult' ? adultBase : filing.part(adultBase, shares[type].base)
  const taxes = Math.ceil(adultTaxes * shares[type].taxes)
  return {
    type,
    count,
    base: { amount: base, currency },
    taxes: { amount: taxes, currency },
    total: { amount: (base + taxes) * count, currency },
  }
}

const penaltySum = (sum: number | null, terms: Penalty, ordinary: number): number | null =>
  sum === null || terms === null ? null : sum + amountOf(terms, ordinary)

/** Converts a penalty to a condition for all travellers of the offer together; at most the base fare for each. */
function conditionOf(
  usd: number | null,
  prices: readonly PassengerPrice[],
  filing: Filing,
): Condition {
  if (usd === null) return { kind: 'not_allowed' }
  const each = filing.fee(usd)
  const amount = prices.reduce(
    (sum, { base, count }) => sum + Math.min(each.amount, base.amount) * count,
    0,
  )
  return { kind: 'allowed', penalty: { ...each, amount } }
}
