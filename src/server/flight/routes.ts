import * as booking from '../../contract/flight/booking.ts'
import * as confirm from '../../contract/flight/confirm.ts'
import * as search from '../../contract/flight/search/flight-search.ts'
import * as fares from '../../contract/flight/search/lowest-fares.ts'
import type { OfferId } from '../../contract/ids.ts'
import { bookerOf } from '../checkout/booker.ts'
import {
  confirmLimits,
  createLimits,
  limitBooking,
  submitDraft,
} from '../checkout/limit-bookings.ts'
import type { Cache } from '../platform/cache/cache.ts'
import type { Api } from '../platform/http/api.ts'
import type { Signer } from '../platform/secrets/secret-key.ts'
import type { BookingService } from './booking/booking-service.ts'
import type { ConfirmService } from './search/confirm-service.ts'
import type { createDestinationFares } from './search/destination-fares.ts'
import type { createLowestFares } from './search/lowest-fares.ts'
import { tripOf } from './search/picked-trips.ts'
import type { AskAgainService } from './search/search-again.ts'
import { checkSearchKey } from './search/search-key.ts'
import type { SearchService } from './search/search-service.ts'

export function mountFlight(
  api: Api,
  parts: {
    cache: Cache
    signer: Signer
    searches: SearchService
    confirmations: ConfirmService
    askingAgain: AskAgainService
    bookings: BookingService
    lowestFares: ReturnType<typeof createLowestFares>
    destinationFares: ReturnType<typeof createDestinationFares>
  },
): void {
  const { cache, signer, searches, confirmations, bookings, lowestFares, destinationFares } = parts
  const { askingAgain } = parts

  api.mount(search.openSearch, async ({ body, query, context }) => {
    checkSearchKey(signer, body.slices, context.searchKey)
    const visitor = { id: context.auid ?? '', address: context.clientAddress }
    return searches.open(body, visitor, query.wait)
  })
  api.mount(search.pollSearch, async ({ params, query }) =>
    searches.poll(params.searchId, query.after, query.family),
  )
  api.mount(search.getResultOffers, async ({ params }) => ({
    offers: await searches.offersOf(params.searchId, params.resultId),
  }))
  api.mount(search.getOffers, async ({ params, query }) => {
    const ids = query.ids.split(',').filter(Boolean) as OfferId[]
    return searches.chosen(params.searchId, ids)
  })
  api.mount(fares.lowestFares, async ({ query }) => lowestFares(query))
  api.mount(fares.destinationFares, async ({ query }) => destinationFares(query))
  api.mount(confirm.confirmOffers, async ({ body, context }) => {
    await limitBooking(cache, confirmLimits, context)
    return confirmations.confirm(body.searchId, body.offerIds)
  })
  api.mount(confirm.searchFlightsAgain, async ({ body, context }) => {
    await limitBooking(cache, confirmLimits, context)
    const visitor = { id: context.auid ?? '', address: context.clientAddress }
    if (!('bookId' in body)) return askingAgain.ofSearch(body.searchId, body.offerIds, visitor)
    const { request, offers } = await bookings.get(body.bookId, bookerOf(context))
    return askingAgain.ofTrip(tripOf(request, offers), visitor)
  })

  api.mount(booking.createBooking, async ({ body, context }) => {
    await limitBooking(cache, createLimits, context)
    return { bookId: await bookings.create(body, bookerOf(context)) }
  })
  api.mount(booking.listOpenBookings, async ({ query, context }) =>
    bookings.open(query.ids.split(','), bookerOf(context)),
  )
  api.mount(booking.getBooking, async ({ params, context }) =>
    bookings.get(params.bookId, bookerOf(context)),
  )
  api.mount(booking.saveBookingDraft, async ({ params, body, context }) =>
    bookings.save(params.bookId, body, bookerOf(context)),
  )
  api.mount(booking.patchBookingDraft, async ({ params, body, context }) => {
    const { editedAt, ...draft } = body
    return bookings.patch(params.bookId, { draft, editedAt }, bookerOf(context))
  })
  api.mount(
    booking.submitBooking,
    async ({ params, body: { acceptedTotal, ...draft }, context }) =>
      submitDraft(cache, context, draft, (booker) =>
        bookings.submit(params.bookId, draft, acceptedTotal, booker),
      ),
    { mayReplay: ({ params, context }) => bookings.get(params.bookId, bookerOf(context)) },
  )
}
