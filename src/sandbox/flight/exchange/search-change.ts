import type {
  ChangeOffer,
  ChangeQuery,
  SupplierOffer,
} from '../../../server/supplier/flight-supplier.ts'
import type { BookingStore } from '../booking/booking-store.ts'
import { fareComponents } from '../fare/fare-component.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { itineraryOffers } from '../offer/itinerary-offers.ts'
import { readOfferRef } from '../offer/offer-ref.ts'
import { itinerariesOnSale, quotingTerms } from '../offer/quoting.ts'
import { rebuiltItinerary } from '../offer/rebuilt-itinerary.ts'
import type { SandboxWorld } from '../sandbox-world.ts'
import { scheduleChangesOf } from '../schedule/schedule-change-store.ts'
import { endsOf } from '../schedule/slice-times.ts'
import type { SupplierProfile } from '../supplier-profile.ts'
import type { Sold } from '../tables.ts'
import { dayOf } from '../timetable/calendar-day.ts'
import { type ExchangeTerms, exchangeTerms } from './exchange-terms.ts'

/** How many days from the booked date an airline lets people rebook after a schedule change. */
const FREE_DAYS = 7

/**
 * Returns what an offer can be exchanged for: flights of the same airlines on the requested date that fit between the
 * booking's other flights. In any fare family if the traveller wants the change; in the same one, at the same price,
 * if the airline caused it.
 */
export async function searchChange(
  world: SandboxWorld,
  profile: SupplierProfile,
  store: BookingStore,
  { reference, offer: position, date }: ChangeQuery,
): Promise<ChangeOffer[]> {
  const row = await store.find(reference)
  const sold = row?.sold[position]
  if (row?.state !== 'issued' || !sold) return []
  const changes = (await scheduleChangesOf(world.db, row)).filter(
    (change) => change.offer === position,
  )
  const terms = exchangeTerms(sold, changes, world.clock.now())
  const parts = readOfferRef(sold.offer.ref)
  const standing = rebuiltItinerary(parts, world.itineraries)
  if (!terms || !standing) return []
  const { from, to, departure } = sold.offer.slice
  const away = Math.abs(dayOf(date) - dayOf(departure.slice(0, 10)))
  if (terms.freed && away > FREE_DAYS) return []

  const struck = new Set(changes.map(({ flight }) => flight))
  const itineraries = itinerariesOnSale(world, { from, to, date }).filter(
    (itinerary) =>
      carriersOf(itinerary) === carriersOf(standing) &&
      !flightsOf(itinerary).some((flight) => struck.has(flight)) &&
      fitsBetween(row.sold, position, itinerary),
  )
  const [adult, child, infant] = parts.people
  const quoting = await quotingTerms(world, profile, itineraries)
  const asked = quoting({
    passengers: { adult, child, infant },
    cabin: parts.cabin,
    sliceIndex: parts.slice,
  })
  return itineraries
    .flatMap((itinerary) => itineraryOffers(itinerary, asked))
    .flatMap((fresh) => exchangeFor(sold.offer, fresh, terms) ?? [])
}

/** Returns the exchange as offered, or undefined if the flights are the same or the terms don't allow it. */
function exchangeFor(
  old: SupplierOffer,
  fresh: SupplierOffer,
  terms: ExchangeTerms,
): ChangeOffer | undefined {
  const [was, is] = [readOfferRef(old.ref), readOfferRef(fresh.ref)]
  const sameFamily = was.families.join() === is.families.join()
  const sameFlights = was.legs.join() === is.legs.join()
  const { freed, penalty } = terms
  if (fresh.price.currency !== old.price.currency) return undefined
  if (sameFamily ? sameFlights : freed) return undefined
  const { price, passengers, refund, change } = old
  const offer: SupplierOffer = freed
    ? { ...fresh, price, passengers, refund, change }
    : // The price of a non-refundable fare stays non-refundable after an exchange.
      { ...fresh, refund: refund.kind === 'allowed' ? fresh.refund : refund }
  const ends = [Date.parse(fresh.expiresAt)]
  if (freed?.after !== null) ends.push(endsOf(old.slice).departs)
  return {
    offer,
    difference: terms.difference(offer),
    penalty,
    validUntil: new Date(Math.min(...ends)),
  }
}

/** Returns the carriers as a key: an airline only exchanges its own tickets. */
export const carriersOf = (itinerary: Itinerary): string =>
  fareComponents(itinerary)
    .map(({ carrier }) => carrier.code)
    .join()

const flightsOf = ({ legs }: Itinerary): string[] =>
  legs.map((leg) => [leg.flight, leg.from, leg.to, leg.departure.slice(0, 10)].join(' '))

/** Returns whether a journey fits: a return flight can't leave before the outbound one has arrived. */
function fitsBetween(sold: readonly Sold[], position: number, { legs }: Itinerary): boolean {
  const before = sold[position - 1]
  const after = sold[position + 1]
  const departs = legs[0]?.departureUtc ?? 0
  const arrives = legs.at(-1)?.arrivalUtc ?? 0
  if (before && endsOf(before.offer.slice).arrives > departs) return false
  return !after || endsOf(after.offer.slice).departs >= arrives
}
