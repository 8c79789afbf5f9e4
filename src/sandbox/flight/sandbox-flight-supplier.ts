import type { FlightSupplier } from '../../server/supplier/flight-supplier.ts'
import { underDials } from '../shared/dials/under-dials.ts'
import { bookingState, ticketsOf } from './booking/booking-outcome.ts'
import { createBookingStore } from './booking/booking-store.ts'
import { cancelBooking } from './booking/cancel-booking.ts'
import { hold } from './booking/hold.ts'
import { refundTerms } from './booking/refund-terms.ts'
import { change } from './exchange/change.ts'
import { searchChange } from './exchange/search-change.ts'
import { itineraryOffers } from './offer/itinerary-offers.ts'
import { itinerariesOnSale, quotingTerms } from './offer/quoting.ts'
import { requote } from './offer/requote.ts'
import type { SandboxWorld } from './sandbox-world.ts'
import { acceptScheduleChange } from './schedule/accept-schedule-change.ts'
import { openScheduleChanges, scheduleChangesOf } from './schedule/schedule-change-store.ts'
import { searchDays } from './search-days.ts'
import type { SupplierProfile } from './supplier-profile.ts'

/** Creates an embedded supplier that behaves as its profile and the settings say. */
export function createSandboxFlightSupplier(
  world: SandboxWorld,
  profile: SupplierProfile,
): FlightSupplier {
  const store = createBookingStore(world.db, world.clock, profile.id)
  const place = { dials: world.dials, profile }

  return {
    id: profile.id,
    name: profile.name,

    search: (request, signal) =>
      underDials(
        place,
        'search',
        async () => {
          await store.releaseExpired()
          const slices = request.slices.map((slice) => itinerariesOnSale(world, slice))
          const terms = await quotingTerms(world, profile, slices.flat(), world.readOld)
          return slices.flatMap((itineraries, sliceIndex) => {
            const { passengers, cabin } = request
            const asked = terms({ passengers, cabin, sliceIndex })
            return itineraries.flatMap((itinerary) => itineraryOffers(itinerary, asked))
          })
        },
        signal,
      ),

    searchDays: (request, signal) =>
      underDials(
        place,
        'searchDays',
        async () => {
          await store.releaseExpired()
          return searchDays(world, profile, request, signal)
        },
        signal,
      ),

    reprice: (offer) =>
      underDials(place, 'reprice', async () => {
        const found = await requote(world, profile, offer)
        if (found.outcome !== 'changed') return { outcome: found.outcome }
        return { outcome: 'changed', offer: found.offer }
      }),

    hold: (request) => underDials(place, 'hold', () => hold(world, profile, store, request)),

    issue: (reference) =>
      underDials(place, 'issue', async (fault) => {
        const row = await store.issue(reference, fault === 'refuse')
        if (row?.state === 'issued') return { outcome: 'issued', tickets: ticketsOf(row) }
        if (row?.state === 'cancelled') return { outcome: 'failed', reason: 'cancelled' }
        return { outcome: 'failed', reason: row ? (row.reason ?? 'refused') : 'not_found' }
      }),

    lookUp: (reference) =>
      underDials(place, 'lookUp', async () =>
        bookingState(await store.find(reference), world.clock.now()),
      ),

    cancel: (reference, penalty) =>
      underDials(place, 'cancel', (fault) =>
        cancelBooking(world, store, reference, { penalty, refused: fault === 'refuse' }),
      ),

    quoteRefund: (reference) =>
      underDials(place, 'quoteRefund', async () => {
        const row = await store.find(reference)
        if (!row) return { outcome: 'not_found' }
        return refundTerms(row, await scheduleChangesOf(world.db, row), world.clock.now())
      }),

    searchChange: (request, signal) =>
      underDials(
        place,
        'searchChange',
        async () => {
          await store.releaseExpired()
          return searchChange(world, profile, store, request)
        },
        signal,
      ),

    change: (request) =>
      underDials(place, 'change', (fault) =>
        change(world, profile, store, request, fault === 'refuse'),
      ),

    scheduleChanges: () =>
      underDials(place, 'scheduleChanges', async () => {
        const open = await openScheduleChanges(world.db, profile.id)
        return open.map(({ change: { id, reference, offer, before, after, answerBy } }) => ({
          id,
          reference,
          offer,
          before,
          after,
          answerBy,
        }))
      }),

    acceptScheduleChange: (id) =>
      underDials(place, 'acceptScheduleChange', () =>
        acceptScheduleChange(world, store, profile.id, id),
      ),

    onScheduleChange: (listener) => world.scheduleChanges.listen(profile.id, listener),
  }
}
