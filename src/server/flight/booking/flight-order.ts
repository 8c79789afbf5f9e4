import type { PassengerType } from '../../../contract/checkout/passenger-types.ts'
import type { BookingDraft, BookingLine } from '../../../contract/flight/booking.ts'
import type { NewItem, NewOrder } from '../../order/place-order.ts'
import type { Takes } from '../../order/takes.ts'
import { momentAt } from '../../world/zoned-time.ts'
import { type FlightDetails, flightProductId } from '../order-item/flight-item.ts'
import type { QuotedOffer } from '../quoted-offer.ts'
import type { BookingRow } from './booking-store.ts'
import { asTicketed } from './check-draft.ts'

/**
 * Returns the order for a checked draft: one bundle, because part of a trip isn't what was booked, with one
 * reservation for each supplier.
 */
export function flightOrder(
  { owner, offers, request }: Pick<BookingRow, 'owner' | 'offers' | 'request'>,
  draft: BookingDraft,
  booked: Pick<NewOrder, 'memberId' | 'language' | 'attribution'> & {
    lines: readonly BookingLine[]
  },
): NewOrder {
  const { contact, passengers, bags } = asTicketed({ offers }, draft)
  const items = offers.map((quoted, position) => ({
    supplier: quoted.offer.supplier,
    item: {
      position,
      travellers: passengers,
      lines: booked.lines
        .filter(({ offerId }) => offerId === quoted.offer.id)
        .map(({ offerId: _, ...line }) => line),
      details: detailsOf(quoted, bags),
      endsAt: momentAt(quoted.offer.slice.arrival, quoted.offer.slice.to),
      takes: seatsOf(quoted, passengers),
    } satisfies NewItem,
  }))
  const bySupplier = Map.groupBy(items, ({ supplier }) => supplier)
  const reservations = [...bySupplier].map(([supplier, group]) => ({
    product: flightProductId,
    supplier,
    items: group.map(({ item }) => item),
  }))
  return {
    owner,
    memberId: booked.memberId,
    contact,
    currency: request.currency,
    language: booked.language,
    attribution: booked.attribution,
    bundles: [reservations],
  }
}

/** Returns the seats on each flight of a journey: infants sit on laps. */
function seatsOf({ offer }: QuotedOffer, passengers: readonly { type: PassengerType }[]): Takes {
  const seats = passengers.filter(({ type }) => type !== 'infant').length
  return Object.fromEntries(
    offer.slice.segments.map(({ flight, departure }) => [
      `flight ${flight} ${departure.slice(0, 10)}`,
      seats,
    ]),
  )
}

const detailsOf = ({ offer, source }: QuotedOffer, bags: BookingDraft['bags']): FlightDetails => ({
  offer,
  source,
  bags: bags
    .filter(({ offerId }) => offerId === offer.id)
    .map(({ passenger, kg }) => ({ passenger, kg })),
  bookingCodes: [],
  tickets: [],
  announced: null,
  calendarFlights: [],
})
