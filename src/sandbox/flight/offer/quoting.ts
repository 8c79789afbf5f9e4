import type { Cabin } from '../../../contract/flight/offer.ts'
import type { PassengerCounts } from '../../../contract/flight/search/flight-search.ts'
import type { ReadOld } from '../../../server/platform/database/replica.ts'
import { airportsOfPlace } from '../../../server/world/airport.ts'
import { createFares } from '../fare/adult-fare.ts'
import { quoteDay } from '../fare/demand.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import type { SandboxWorld } from '../sandbox-world.ts'
import { readSeats } from '../seats/seat-store.ts'
import { createSeatsLeft } from '../seats/seats-left.ts'
import type { SupplierProfile } from '../supplier-profile.ts'
import type { OfferTerms } from './itinerary-offers.ts'

/** How long a quote is valid: slightly longer than a search. */
const QUOTE_MINUTES = 30

/** Sales stop this long before departure, when boarding begins. */
const LAST_SALE_MINUTES = 60

/** The most itineraries for a slice; direct ones are never left out. */
const ITINERARIES = 80

/** Returns the itineraries on sale between two places on a date. */
export function itinerariesOnSale(
  world: SandboxWorld,
  slice: { from: string; to: string; date: string },
): Itinerary[] {
  const codes = (place: string) => airportsOfPlace(place).map(({ iata }) => iata)
  const found = world.itineraries({
    from: codes(slice.from),
    to: codes(slice.to),
    date: slice.date,
    maxChanges: 2,
    limit: ITINERARIES,
  })
  const earliest = world.clock.now() + LAST_SALE_MINUTES * 60_000
  return found.filter(({ legs }) => (legs[0]?.departureUtc ?? 0) >= earliest)
}

/**
 * Reads the seats of these itineraries once and returns the terms of their offers. Searches read them with
 * `world.readOld`.
 */
export async function quotingTerms(
  world: SandboxWorld,
  profile: SupplierProfile,
  itineraries: readonly Itinerary[],
  read: ReadOld = (work) => work(world.db),
): Promise<(asked: Asked) => OfferTerms> {
  const now = world.clock.date()
  const today = quoteDay(now)
  const legs = itineraries.flatMap(({ legs }) => legs)
  const rows = await read((db) => readSeats(db, legs))
  const seatsLeft = createSeatsLeft(rows, today)
  const adultFare = createFares({
    today,
    competition: world.competition,
    seats: seatsLeft.onComponent,
  })
  const expiresAt = new Date(now.getTime() + QUOTE_MINUTES * 60_000).toISOString()
  const filed = world.dials.filed(profile.id)
  return (asked) => ({
    profile,
    expiresAt,
    filed,
    stands: false,
    adultFare,
    seatsInFamily: seatsLeft.inFamily,
    ...asked,
  })
}

/** The request, and how fares are filed if it isn't the current filing. */
export interface Asked {
  passengers: PassengerCounts
  cabin: Cabin
  sliceIndex: number
  filed?: number
  stands?: boolean
}
