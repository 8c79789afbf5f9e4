import { nightArrivalDay } from '../../../../../contract/hotel/arrival-day.ts'
import { formatDate } from '../../../../../contract/words/format.ts'
import type { StayRequest } from '../../../hotel-supplier.ts'
import type { DuffelQuote } from '../answers.ts'

/**
 * Returns what Duffel needs to book: a guest for each room. Our reference comes back with the booking. It's paid from
 * our balance, which is Duffel's default.
 */
export const bookingBody = (request: StayRequest, { id }: DuffelQuote) => ({
  quote_id: id,
  guests: request.leadGuests.map(({ givenName, surname }) => ({
    given_name: givenName,
    family_name: surname,
  })),
  email: request.contact.email,
  phone_number: request.contact.phone,
  accommodation_special_requests: requestsText(request),
  metadata: { reference: request.reference },
})

/** Returns what the property reads: the guests' wishes, when they arrive, and who sleeps in which room. */
function requestsText({ requests, arrivesAt, rate, leadGuests }: StayRequest): string {
  const { rooms } = rate.stay
  const byRoom = rooms.map(({ adults, childAges }, index) => {
    const lead = leadGuests[index]
    const children = childAges.map((age) => `child aged ${age}`)
    const guests = [adults === 1 ? '1 adult' : `${adults} adults`, ...children].join(', ')
    return `Room ${index + 1} (${lead?.givenName} ${lead?.surname}): ${guests}`
  })
  const night = arrivesAt && nightArrivalDay(rate.stay.checkIn, arrivesAt)
  const day = night ? ` on ${formatDate(night, 'en-GB', 'full')}` : ''
  const arrival = arrivesAt && `Arrival about ${arrivesAt}${day}`
  return [requests, arrival, ...(rooms.length > 1 ? byRoom : [])].filter(Boolean).join('\n')
}
