import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DayOffers, DaysQuery } from '../../server/supplier/flight-supplier.ts'
import { itineraryOffers } from './offer/itinerary-offers.ts'
import { itinerariesOnSale, quotingTerms } from './offer/quoting.ts'
import type { SandboxWorld } from './sandbox-world.ts'
import type { SupplierProfile } from './supplier-profile.ts'

/** Returns what a search would find on each of the dates. Yields to other work between two dates. */
export async function searchDays(
  world: SandboxWorld,
  profile: SupplierProfile,
  { from, to, dates, cabin, passengers }: DaysQuery,
  signal?: AbortSignal,
): Promise<DayOffers[]> {
  const found: DayOffers[] = []
  for (const date of dates) {
    await nextTurn()
    signal?.throwIfAborted()
    const itineraries = itinerariesOnSale(world, { from, to, date })
    const terms = await quotingTerms(world, profile, itineraries, world.readOld)
    const asked = terms({ passengers, cabin, sliceIndex: 0 })
    found.push({ date, offers: itineraries.flatMap((each) => itineraryOffers(each, asked)) })
  }
  return found
}
