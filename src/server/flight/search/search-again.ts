import type { ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { searchFlightsAgain } from '../../../contract/flight/confirm.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import type { OfferId, SearchId } from '../../../contract/ids.ts'
import { sumMoney } from '../../../contract/sum-money.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { seconds } from '../../platform/duration.ts'
import { closestTrips } from './closest-trips.ts'
import type { ConfirmService } from './confirm-service.ts'
import { cheapestFirst, resultIdOf } from './merge-results.ts'
import { type PickedTrip, pickedTrips, tripOf } from './picked-trips.ts'
import type { SearchService } from './search-service.ts'
import { offerById, offersOfResult, type SearchSession } from './search-session.ts'

/** How long suppliers have to answer, because somebody is waiting for a page. */
const answerTime = seconds(2.5)
const mostAlternatives = 3

interface Visitor {
  id: string
  address: string
}

/** Looks for picked flights in a new search after their prices expired or their seats were sold. */
export interface AskAgainService {
  /** Throws SEARCH_NOT_FOUND if nobody picked these offers within the last day. */
  ofSearch(
    id: SearchId,
    offers: readonly OfferId[],
    visitor: Visitor,
  ): Promise<ResultOf<typeof searchFlightsAgain>>
  ofTrip(trip: PickedTrip, visitor: Visitor): Promise<ResultOf<typeof searchFlightsAgain>>
}

export function createAskAgainService(parts: {
  cache: Cache
  clock: Clock
  searches: SearchService
  confirmations: ConfirmService
}): AskAgainService {
  const { cache, clock, searches, confirmations } = parts
  const picked = pickedTrips(cache)

  /** Returns the flights of a leg in its fare family, cheapest first, re-priced until one is available. */
  async function findLeg(
    session: SearchSession,
    leg: PickedTrip['legs'][number],
    gone: Set<OfferId>,
  ): Promise<Offer | undefined> {
    const same = offersOfResult(session, resultIdOf(leg)).filter(
      ({ offer: { family } }) =>
        family.name === leg.family.name && family.cabin === leg.family.cabin,
    )
    for (const { offer } of same) gone.add(offer.id)
    const asked = new Set<string>()
    for (const { offer } of cheapestFirst(same)) {
      if (asked.has(offer.supplier)) continue
      asked.add(offer.supplier)
      const now = await confirmations.reprice(session.id, offer.id)
      if (now) return now.offer
    }
    return undefined
  }

  async function lookFor(trip: PickedTrip, visitor: Visitor, mayBeFound: boolean) {
    const session = await searches.openFresh(trip.request, visitor, answerTime)
    const gone = new Set<OfferId>()
    const standing = await Promise.all(trip.legs.map((leg) => findLeg(session, leg, gone)))
    const offers = standing.flatMap((offer) => offer ?? [])
    const searchId = session.id
    if (offers.length === trip.legs.length && mayBeFound) {
      const offerIds = offers.map(({ id }) => id)
      const found = tripOf(trip.request, offers)
      await picked.keep(searchId, offerIds, { ...found, before: trip.seen })
      return {
        outcome: 'found' as const,
        searchId,
        offerIds,
        oldPrice: trip.seen,
        newPrice: found.seen,
      }
    }
    if (offers.length === trip.legs.length) standing[0] = undefined
    return {
      outcome: 'alternatives' as const,
      searchId,
      oldPrice: trip.seen,
      gone: trip.legs.flatMap(({ slice }, index) => (standing[index] ? [] : [slice])),
      alternatives: closestTrips(session, trip, { standing, gone }, mostAlternatives).map(
        (each) => ({
          offers: each,
          price: sumMoney(
            each.map(({ price }) => price),
            trip.request.currency,
          ),
        }),
      ),
    }
  }

  return {
    async ofSearch(id, offers, visitor) {
      const session = await searches.recall(id)
      const trip = (await picked.find(id, offers)) ?? (session && tripIn(session, offers))
      if (!trip) throw new CatalogueError('SEARCH_NOT_FOUND')
      // Found again a moment ago and refused already: a supplier lists something it doesn't sell. Finding it again
      // would send the traveller in a loop.
      const isFresh = session !== undefined && session.expiresAt > clock.now()
      return lookFor(trip, visitor, !(isFresh && trip.before))
    },
    ofTrip: (trip, visitor) => lookFor(trip, visitor, true),
  }
}

/** Returns the trip from a search whose prices have expired but that is still stored. */
function tripIn(session: SearchSession, ids: readonly OfferId[]): PickedTrip | undefined {
  const offers = ids.flatMap((id) => offerById(session, id)?.offer ?? [])
  return offers.length === session.request.slices.length
    ? tripOf(session.request, offers)
    : undefined
}
