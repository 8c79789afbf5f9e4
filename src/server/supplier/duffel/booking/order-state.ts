import type { BookingCode, BookingState, Held, Ticket } from '../../flight-supplier.ts'
import type { DuffelOrder } from '../answers.ts'
import { momentOf } from '../local-time.ts'
import type { BookingRow, OrderRow } from '../store.ts'

/** One of our orders as Duffel returns it. */
export interface PlacedOrder {
  row: OrderRow
  order: DuffelOrder
}

export type OrderState = 'held' | 'paid' | 'lapsed' | 'cancelled'

/**
 * Returns an order's state. An order that wasn't paid in time isn't awaiting payment any more either, so only
 * `paid_at` identifies a paid one.
 */
export function orderState(order: DuffelOrder, now: number): OrderState {
  const { payment_status: payment } = order
  if (order.cancelled_at) return 'cancelled'
  if (payment.paid_at) return 'paid'
  const until = payment.payment_required_by
  return payment.awaiting_payment && until && Date.parse(until) > now ? 'held' : 'lapsed'
}

/** Returns whether the first flight has departed. */
export function hasDeparted({ slices: [slice] }: DuffelOrder, now: number): boolean {
  const first = slice.segments[0]
  return first !== undefined && momentOf(first.departing_at, first.origin.time_zone) <= now
}

/** Returns the tickets of all orders, or undefined while any passenger's ticket is missing. */
export function ticketsOf(placed: readonly PlacedOrder[]): Ticket[] | undefined {
  const all = placed.map(({ row, order }) => {
    const tickets = order.documents
      .filter(({ type }) => type === 'electronic_ticket')
      .flatMap(({ unique_identifier, passenger_ids }) => {
        const number = unique_identifier.replace(/\D/g, '')
        return number.length === 13
          ? passenger_ids.map((id) => ({
              passenger: row.passengerIds.indexOf(id),
              number,
              flights: [{ offer: row.position }],
            }))
          : []
      })
      .filter(({ passenger }) => passenger >= 0)
      .sort((a, b) => a.passenger - b.passenger || a.number.localeCompare(b.number))
    const isWhole = row.passengerIds.every((_, position) =>
      tickets.some(({ passenger }) => passenger === position),
    )
    return isWhole ? tickets : undefined
  })
  return all.includes(undefined) ? undefined : all.flatMap((tickets) => tickets ?? [])
}

/** Returns the booking codes. Duffel returns one code per order, used by all of its airlines. */
export const bookingCodesOf = (placed: readonly PlacedOrder[]): BookingCode[] =>
  placed.flatMap(({ row, order }) => {
    const flights = order.slices.flatMap(({ segments }) => segments)
    const airlines = new Set(flights.map(({ marketing_carrier }) => marketing_carrier.iata_code))
    const [offer, code] = [row.position, order.booking_reference]
    return [...airlines].map((airline) => ({ offer, airline, code }))
  })

/** Returns the hold, which expires with the first of its orders. Without a guarantee a price isn't held at all. */
export function heldOf(placed: readonly PlacedOrder[]): Held {
  const first = (moments: (string | null | undefined)[]) =>
    new Date(
      Math.min(...placed.map(({ order }, index) => Date.parse(moments[index] ?? order.created_at))),
    )
  const payments = placed.map(({ order }) => order.payment_status)
  return {
    outcome: 'held',
    bookingCodes: bookingCodesOf(placed),
    seatsHeldUntil: first(payments.map((payment) => payment.payment_required_by)),
    priceHeldUntil: first(payments.map((payment) => payment.price_guarantee_expires_at)),
  }
}

/**
 * Returns the state of a booking whose orders all exist. `unclear`: paid, but the tickets aren't issued yet. A partly
 * paid one counts as held: issuing continues where it was interrupted.
 */
export function bookingState(
  booking: BookingRow,
  placed: readonly PlacedOrder[],
  now: number,
): BookingState | { outcome: 'unclear' } {
  if (booking.ended === 'cancelled') return { outcome: 'cancelled' }
  if (booking.ended === 'gone') return { outcome: 'not_found' }
  if (booking.ended) return { outcome: 'failed', reason: booking.ended }
  if (placed.length === 0) return { outcome: 'not_found' }
  const states = placed.map(({ order }) => orderState(order, now))
  const isPartlyPaid = states.includes('paid') && states.some((state) => state !== 'paid')
  if (isPartlyPaid) return heldOf(placed)
  if (states.includes('cancelled')) return { outcome: 'cancelled' }
  if (states.includes('lapsed')) return { outcome: 'failed', reason: 'expired' }
  if (states.includes('held')) return heldOf(placed)
  const tickets = ticketsOf(placed)
  if (!tickets) return { outcome: 'unclear' }
  return { outcome: 'issued', bookingCodes: bookingCodesOf(placed), tickets }
}
