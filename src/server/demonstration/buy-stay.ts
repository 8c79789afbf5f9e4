import type { DemonstrationStay } from '../../contract/desk/demonstration-order.ts'
import { createStayBooking, submitStayBooking } from '../../contract/hotel/booking.ts'
import type { DestinationId } from '../../contract/hotel/destination.ts'
import { reviewStay } from '../../contract/hotel/property.ts'
import { listHotelResults, openHotelSearch } from '../../contract/hotel/search/hotel-search.ts'
import type { SearchId } from '../../contract/ids.ts'
import { milliseconds } from '../platform/duration.ts'
import type { DemonstrationVisitor } from './demonstration-visitor.ts'

/** How long a search waits for its first results, in milliseconds, and then for more. */
const wait = 2000
const untilMore = milliseconds(250)

/** Orders a room that is paid now and can be cancelled, if there is one; returns whether there was. */
export async function buyStay(
  visitor: DemonstrationVisitor,
  { destination, inDays, nights }: DemonstrationStay,
): Promise<boolean> {
  const { call, made, dayIn } = visitor
  const { currency, contact, travellers } = made
  const [leadGuest] = travellers
  const { searchId } = await call(openHotelSearch, {
    query: { wait },
    body: {
      destination: destination as DestinationId,
      checkIn: dayIn(inDays),
      checkOut: dayIn(inDays + nights),
      rooms: [{ adults: 2, childAges: [] }],
      currency,
    },
  })
  for (const { hash } of await resultsOf(visitor, searchId)) {
    const { rates } = await call(reviewStay, { params: { hash }, query: { currency } })
    const rate = rates.find(({ pay, freeUntil }) => pay === 'now' && freeUntil !== undefined)
    if (!rate || !leadGuest) continue
    const { rateId, price } = rate
    const acceptedTotal = price.total
    const { bookId } = await call(createStayBooking, { body: { hash, rateId, acceptedTotal } })
    const draft = { contact, leadGuests: [leadGuest], arrivesAt: '18:00' }
    await call(submitStayBooking, { params: { bookId }, body: { ...draft, acceptedTotal } })
    return true
  }
  return false
}

/** Returns some properties that a search found, once it's done. */
async function resultsOf({ call, rest }: DemonstrationVisitor, searchId: SearchId) {
  for (;;) {
    const { search, rows } = await call(listHotelResults, {
      params: { searchId },
      body: { filters: { freeCancellation: true, stars: [5] }, size: 10 },
    })
    if (search.state !== 'searching') return rows
    await rest(untilMore)
  }
}
