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

/** How far from the day that was booked an airline lets people travel who did not want the change. */
const FREE_DAYS = 7

/**
 * What an offer can be exchanged for: the same airlines' flights on the asked day that fit between the
 * booking's other flights. In any fare family when the traveller wants it; in the same, at the same
 * price, when the airline caused it.
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

/** The exchange as it is offered; nothing for what is no exchange or not on these terms. */
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
    : // What was paid for a fare that is not given back is not given back after an exchange either.
      { ...fresh, refund: refund.kind === 'allowed' ? fresh.refund : refund }
  const ends = [Date.parse(fresh.expiresAt)]
  if (freed?.after) ends.push(freed.answerBy.getTime())
  if (freed?.after !== null) ends.push(endsOf(old.slice).departs)
  return {
    offer,
    difference: terms.difference(offer),
    penalty,
    validUntil: new Date(Math.min(...ends)),
  }
}

/** An airline exchanges its own tickets, not another's. */
export const carriersOf = (itinerary: Itinerary): string =>
  fareComponents(itinerary)
    .map(({ carrier }) => carrier.code)
    .join()

const flightsOf = ({ legs }: Itinerary): string[] =>
  legs.map((leg) => [leg.flight, leg.from, leg.to, leg.departure.slice(0, 10)].join(' '))

/** A return flight can't leave before the outbound one has arrived. */
function fitsBetween(sold: readonly Sold[], position: number, { legs }: Itinerary): boolean {
  const before = sold[position - 1]
  const after = sold[position + 1]
  const departs = legs[0]?.departureUtc ?? 0
  const arrives = legs.at(-1)?.arrivalUtc ?? 0
  if (before && endsOf(before.offer.slice).arrives > departs) return false
  return !after || endsOf(after.offer.slice).departs >= arrives
}
