import type { HotelSupplier } from '../../server/supplier/hotel-supplier.ts'
import { underDials } from '../shared/dials/under-dials.ts'
import { stateOf } from './booking/booking-outcome.ts'
import { createBookingStore } from './booking/booking-store.ts'
import { cancellationTerms, cancelStay, releaseHold } from './booking/cancel-stay.ts'
import { book, hold } from './booking/hold-and-book.ts'
import { eventOf } from './booking/stay-events.ts'
import { changeStay, quoteChange } from './change/change-stay.ts'
import type { HotelWorld } from './hotel-world.ts'
import type { HotelFacts } from './property/hotel-facts.ts'
import { listedFacts, propertyOf } from './property/property-of.ts'
import { requote } from './rate/requote.ts'
import { ratesOf, search, soldBy } from './rate/search.ts'
import { reviewsOf } from './review/reviews-of.ts'
import { refOf, type SupplierProfile } from './supplier-profile.ts'

/** Creates an embedded supplier that behaves as its profile and the settings say. */
export function createSandboxHotelSupplier(
  world: HotelWorld,
  profile: SupplierProfile,
): HotelSupplier {
  const { db, clock, dials, hotels, events } = world
  const store = createBookingStore(db, clock, profile.id)
  const place = { dials, profile }

  function* sold(): Generator<HotelFacts> {
    for (const hotel of hotels.all()) if (profile.sells(hotel)) yield hotel
  }

  /** Returns what the supplier says about a property, under its code, name and position of it. */
  function described<Facts>(hotel: HotelFacts, facts: Facts) {
    const { name, lat, lon } = profile.describes(hotel)
    return { ...facts, ref: refOf(profile, hotel), name, position: { lat, lon } }
  }

  const supplier: HotelSupplier = {
    id: profile.id,
    name: profile.name,

    *properties() {
      for (const hotel of sold()) yield described(hotel, propertyOf(hotel))
    },

    directory: {
      *facts() {
        for (const hotel of sold()) yield described(hotel, listedFacts(hotel))
      },
      property(ref) {
        const hotel = soldBy(world, profile, ref)
        if (!hotel) throw new RangeError(`${profile.name} has no property ${ref}`)
        return described(hotel, propertyOf(hotel))
      },
    },

    search: (query, signal) =>
      underDials(
        place,
        'search',
        async () => {
          await store.releaseExpired()
          return search(world, profile, query)
        },
        signal,
      ),

    rates: (query, signal) =>
      underDials(
        place,
        'rates',
        async () => {
          await store.releaseExpired()
          return ratesOf(world, profile, query)
        },
        signal,
      ),

    quote: (rate) =>
      underDials(place, 'quote', async () => {
        await store.releaseExpired()
        const found = await requote(world, profile, rate)
        if (found.outcome !== 'changed') return { outcome: found.outcome }
        return { outcome: 'changed', rate: found.rate }
      }),

    book: (request) =>
      underDials(place, 'book', (fault) =>
        book(world, profile, store, request, fault === 'refuse'),
      ),

    lookUp: (reference) =>
      underDials(place, 'lookUp', async () => stateOf(await store.find(reference), clock.now())),

    release: (reference) =>
      underDials(place, 'release', () => releaseHold(world, store, reference)),

    quoteCancellation: (reference) =>
      underDials(place, 'quoteCancellation', async () => {
        const row = await store.find(reference)
        if (!row) return { outcome: 'not_found' }
        return cancellationTerms(row, hotels.byId(row.hotel)?.city.zone ?? 'UTC', clock.now())
      }),

    cancel: (reference, atLeast) =>
      underDials(place, 'cancel', (fault) =>
        cancelStay(world, store, reference, { atLeast, isRefused: fault === 'refuse' }),
      ),

    quoteChange: (request) =>
      underDials(place, 'quoteChange', () => quoteChange(world, profile, store, request)),

    change: (request) =>
      underDials(place, 'change', (fault) =>
        changeStay(world, profile, store, request, fault === 'refuse'),
      ),

    reviews: (ref) =>
      underDials(place, 'reviews', async () => {
        const hotel = soldBy(world, profile, ref)
        return hotel ? reviewsOf(hotel, clock.date().toISOString().slice(0, 7)) : []
      }),

    events: (since) =>
      underDials(place, 'events', async () => (await store.events(since)).flatMap(eventOf)),

    onEvent: (listener) => events.listen(profile.id, listener),
  }
  if (profile.heldMinutes === undefined) return supplier
  return {
    ...supplier,
    hold: (request) => underDials(place, 'hold', () => hold(world, profile, store, request)),
  }
}
