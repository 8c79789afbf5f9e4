import { CatalogueError } from '../../contract/errors.ts'
import * as booking from '../../contract/hotel/booking.ts'
import * as destination from '../../contract/hotel/destination.ts'
import { getGround } from '../../contract/hotel/ground.ts'
import * as property from '../../contract/hotel/property.ts'
import * as saved from '../../contract/hotel/saved-stays.ts'
import * as search from '../../contract/hotel/search/hotel-search.ts'
import { bookerOf } from '../checkout/booker.ts'
import { createLimits, limitBooking, submitDraft } from '../checkout/limit-bookings.ts'
import type { Cache } from '../platform/cache/cache.ts'
import { minutes } from '../platform/duration.ts'
import type { Api } from '../platform/http/api.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { type Allowance, spend } from '../platform/rate-limit/rate-limit.ts'
import type { StayBookingService } from './booking/stay-booking-service.ts'
import type { DestinationService } from './destination/destination-service.ts'
import { groundAround } from './ground/ground-around.ts'
import type { SavedStaysService } from './saved/saved-stays-service.ts'
import type { HotelSearchService } from './search/hotel-search-service.ts'
import type { PropertyPages } from './stay/property-pages.ts'
import type { StayService } from './stay/stay-service.ts'

/** Far more than an office behind one address types, and less than what would overload the process. */
const suggestions: Allowance = { name: 'destinations', times: 20_000, within: minutes(1) }

/** More than a crawler reads in a minute; reviews are asked for at the supplier. */
const propertyPages: Allowance = { name: 'hotel-property', times: 600, within: minutes(1) }

/** Mounts the calls about hotels. */
export function mountHotel(
  api: Api,
  parts: {
    cache: Cache
    destinations: DestinationService
    searches: HotelSearchService
    stays: StayService
    properties: PropertyPages
    bookings: StayBookingService
    savedStays: SavedStaysService
  },
): void {
  const { cache, destinations, searches, stays, properties, bookings, savedStays } = parts

  api.mount(destination.suggestDestinations, async ({ query, context }) => {
    await spend(cache, suggestions, context.clientAddress)
    return destinations.suggest(query.q, query.limit, context.language)
  })
  api.mount(destination.getDestination, async ({ params, context }) =>
    destinations.get(params.destinationId, context.language),
  )
  api.mount(getGround, async ({ query }) => groundAround(query) ?? null)
  api.mount(search.openHotelSearch, async ({ body, query, context }) => {
    const { auid: id = '', clientAddress: address, language } = context
    return searches.open(body, { id, address, language }, query.wait)
  })
  api.mount(search.listHotelResults, async ({ params, body, context }) =>
    searches.results(params.searchId, body, context.language),
  )
  api.mount(property.reviewStay, async ({ params, query, context }) =>
    stays.review(params.hash, query.currency, {
      address: context.clientAddress,
      language: context.language,
    }),
  )
  api.mount(property.getProperty, async ({ params, context }) => {
    await spend(cache, propertyPages, context.clientAddress)
    return properties.get(params.hotelId, context.language)
  })
  api.mount(property.listProperties, async () => ({ ids: await properties.list() }))
  api.mount(property.listReviews, async ({ params, query, context }) =>
    stays.reviews(params.hash, query, context.language),
  )

  api.mount(booking.createStayBooking, async ({ body, context }) => {
    await limitBooking(cache, createLimits, context)
    return { bookId: await bookings.create(body, bookerOf(context)) }
  })
  api.mount(booking.getStayBooking, async ({ params, context }) =>
    bookings.get(params.bookId, bookerOf(context)),
  )
  api.mount(booking.saveStayDraft, async ({ params, body, context }) =>
    bookings.save(params.bookId, body, bookerOf(context)),
  )
  api.mount(
    booking.submitStayBooking,
    async ({ params, body: { acceptedTotal, ...draft }, context }) =>
      submitDraft(cache, context, draft, (booker) =>
        bookings.submit(params.bookId, draft, acceptedTotal, booker),
      ),
    { mayReplay: ({ params, context }) => bookings.get(params.bookId, bookerOf(context)) },
  )

  api.mount(saved.listSavedStays, async ({ context }) =>
    savedStays.list(memberOf(context), context.language),
  )
  api.mount(saved.saveStays, async ({ body, context }) =>
    savedStays.save(memberOf(context), body, context.language),
  )
  api.mount(saved.removeSavedStay, async ({ params, context }) =>
    savedStays.remove(memberOf(context), params.hotelId, context.language),
  )
}

/** Returns the member's id; calls for members have one. */
function memberOf({ member }: RequestContext): string {
  if (!member) throw new CatalogueError('UNAUTHENTICATED')
  return member.id
}
