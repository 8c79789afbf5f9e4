import type { z } from 'zod'
import { greatCircleKm } from '../../../../src/server/world/great-circle.ts'
import { testNow } from '../../test-clock.ts'
import { type Answer, type DuffelCall, ok, openDuffelServer, refuse } from '../duffel-server.ts'
import { createRates, type SoldRate } from './rates.ts'
import {
  type BookingRequest,
  bookingRequest,
  listRequest,
  noBody,
  quoteRequest,
  type SearchRequest,
  searchRequest,
} from './requests.ts'
import {
  accommodationOf,
  onIsland,
  type RateWishes,
  type TestHotel,
  testHotels,
} from './test-hotels.ts'

/** A booking as stored. Fields that tests change are typed, the rest is Duffel's response. */
export interface StoredStay extends BookingRequest {
  id: string
  reference: string | null
  status: 'confirmed' | 'cancelled'
  cancelled_at: string | null
  confirmed_at: string
  accommodation: object
}

const isWithin = ({ position }: TestHotel, { radius, geographic_coordinates: centre }: Circle) =>
  greatCircleKm(position, { lat: centre.latitude, lon: centre.longitude }) <= radius
type Circle = Extract<SearchRequest, { location: object }>['location']

/** Processes a call whose body is as documented. */
function checked<T>(schema: z.ZodType<T>, data: object, process: (request: T) => Answer): Answer {
  const parsed = schema.safeParse(data)
  return parsed.success ? process(parsed.data) : refuse('validation_format')
}

/**
 * Opens a stand-in of the part of Duffel's Stays API (version 2) that the adapter uses, on its own port. It follows the
 * documentation: searches by location have no rates, quotes are of one rate, and bookings are of one quote, once.
 */
export async function openDuffelStaysApi(token = 'duffel_test_token') {
  const hotels: TestHotel[] = testHotels.map((hotel) => ({ ...hotel }))
  const results = new Map<string, { hotel: TestHotel; request: SearchRequest }>()
  const quotes = new Map<string, { sold: SoldRate; isBooked: boolean }>()
  const bookings = new Map<string, StoredStay>()
  let count = 0
  const newId = (kind: string) => `${kind}_test_${String(++count).padStart(4, '0')}`
  const rates = createRates(newId)

  function search(request: SearchRequest): Answer {
    const isByPlace = 'location' in request
    const found = hotels.filter((hotel) =>
      isByPlace ? isWithin(hotel, request.location) : request.accommodation.ids.includes(hotel.id),
    )
    const hasRates = !isByPlace && request.accommodation.fetch_rates === true
    // In no particular order.
    const list = found.toReversed().map((hotel) => result(hotel, request, hasRates))
    return ok({ results: list, created_at: new Date(testNow()).toISOString() }, 200)
  }

  function result(hotel: TestHotel, request: SearchRequest, hasRates: boolean) {
    const id = newId('srr')
    results.set(id, { hotel, request })
    return searchResult(id, hotel, request, hasRates)
  }

  function searchResult(id: string, hotel: TestHotel, request: SearchRequest, hasRates: boolean) {
    const { check_in_date, check_out_date, rooms, guests } = request
    const priced = hasRates ? hotel.rates.map((wishes) => rates.make(hotel, wishes, request)) : []
    return {
      id,
      check_in_date,
      check_out_date,
      rooms,
      guests,
      cheapest_rate_total_amount: '100.00',
      cheapest_rate_currency: 'USD',
      accommodation: accommodationOf(hotel, priced),
    }
  }

  function fetchAllRates(id: string): Answer {
    const known = results.get(id)
    if (!known) return refuse('not_found', 404)
    return ok(searchResult(id, known.hotel, known.request, true))
  }

  function createQuote(rateId: string): Answer {
    const sold = rates.sold.get(rateId)
    if (!sold) return refuse('not_found', 404)
    const { rate, wishes, hotel, request } = sold
    if (Date.parse(rate.expires_at) <= testNow()) return refuse('rate_expired')
    if (wishes.trouble === 'unavailable_at_quote') return refuse('rate_unavailable')
    const id = newId('quo')
    quotes.set(id, { sold, isBooked: false })
    const now = wishes.trouble === 'dearer_at_quote' ? rates.dearer(rate) : rate
    const quote = {
      id,
      check_in_date: request.check_in_date,
      check_out_date: request.check_out_date,
      rooms: request.rooms,
      guests: request.guests,
      total_amount: now.total_amount,
      total_currency: now.total_currency,
      due_at_accommodation_amount: now.due_at_accommodation_amount,
      due_at_accommodation_currency: now.due_at_accommodation_currency,
      deposit_amount: null,
      accommodation: accommodationOf(hotel, [{ room: sold.room, rate: now }]),
    }
    return ok(quote, 201)
  }

  function createBooking(request: BookingRequest): Answer {
    const quote = quotes.get(request.quote_id)
    if (!quote) return refuse('not_found', 404)
    const { wishes, hotel } = quote.sold
    if (wishes.trouble === 'unavailable_at_booking') return refuse('rate_unavailable')
    if (wishes.trouble === 'no_balance_at_booking') return refuse('insufficient_balance')
    if (quote.isBooked) return refuse('booking_already_attempted')
    quote.isBooked = true
    const booking: StoredStay = {
      ...request,
      id: newId('bok'),
      reference: `AFE${String(count).padStart(4, '0')}`,
      status: 'confirmed',
      cancelled_at: null,
      confirmed_at: new Date(testNow()).toISOString(),
      accommodation: accommodationOf(hotel, []),
    }
    bookings.set(booking.id, booking)
    return ok(booking, 201)
  }

  function cancelBooking(id: string): Answer {
    const booking = bookings.get(id)
    if (!booking) return refuse('not_found', 404)
    if (booking.status === 'cancelled') return refuse('already_cancelled')
    cancel(booking)
    return ok(booking)
  }

  function cancel(booking: StoredStay): void {
    Object.assign(booking, { status: 'cancelled', cancelled_at: new Date(testNow()).toISOString() })
  }

  /** Two on a page, so that tests turn pages. */
  function listBookings(query: URLSearchParams): Answer {
    const asked = listRequest.safeParse(Object.fromEntries(query))
    if (!asked.success) return refuse('validation_format')
    const all = [...bookings.values()]
    const from = Number(asked.data.after ?? 0)
    const after = from + 2 < all.length ? String(from + 2) : null
    return { status: 200, body: { data: all.slice(from, from + 2), meta: { after } } }
  }

  function answer({ call, id, query, data }: DuffelCall): Answer {
    switch (call) {
      case 'POST search':
        return checked(searchRequest, data, search)
      case 'POST search_results :id actions fetch_all_rates':
        return checked(noBody, data, () => fetchAllRates(id))
      case 'POST quotes':
        return checked(quoteRequest, data, ({ rate_id }) => createQuote(rate_id))
      case 'POST bookings':
        return checked(bookingRequest, data, createBooking)
      case 'GET bookings':
        return listBookings(query)
      case 'GET bookings :id': {
        const booking = bookings.get(id)
        return booking ? ok(booking) : refuse('not_found', 404)
      }
      case 'POST bookings :id actions cancel':
        return checked(noBody, data, () => cancelBooking(id))
      default:
        return refuse('not_found', 404)
    }
  }

  const server = await openDuffelServer({ token, root: '/stays/', answer })

  return {
    token,
    url: server.url,
    calls: server.calls,
    fail: server.fail,
    afterFirst: server.afterFirst,
    hotels,
    bookings,
    bookingsUnder: (reference: string) =>
      [...bookings.values()].filter(({ metadata }) => metadata?.reference === reference),
    /** Cancels a booking as its property. */
    cancelAsProperty(reference: string) {
      for (const booking of this.bookingsUnder(reference)) cancel(booking)
    },
    /** Adds a hotel with these rates to the others, or elsewhere, and returns its id. */
    addHotel(rates: RateWishes[], where: Partial<TestHotel> = {}): string {
      const id = newId('acc')
      hotels.push({ id, name: `Duffel Test Hotel: ${id}`, ...onIsland(8), rates, ...where })
      return id
    },
  }
}
