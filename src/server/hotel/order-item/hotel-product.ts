import type { ConfirmOutcome, Product, ReserveOutcome, Standing } from '../../order/product.ts'
import type { Reservation } from '../../order/whole-order.ts'
import type { Clock } from '../../platform/clock.ts'
import { minutes } from '../../platform/duration.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type {
  BookedStay,
  BookOutcome,
  HotelSupplier,
  HotelSupplierOf,
  SupplierRate,
} from '../../supplier/hotel-supplier.ts'
import { stayPriceLines } from '../booking/stay-price-lines.ts'
import { createStayCancellation } from '../cancellation/stay-cancellation.ts'
import { quoteRate } from '../rate/quoted-rate.ts'
import { describeStay } from './describe-stay.ts'
import { purchasedStay, searchStayAgain, stayDetails } from './stay-details.ts'
import { stayEvents } from './stay-events.ts'
import { type StayDetails, stayOf, stayProductId, staysOf } from './stay-item.ts'
import { stayRequestOf } from './stay-request.ts'

/** A price that ends sooner isn't a deadline that travellers could meet: then it's checked again when they pay. */
const shortestDeadline = minutes(10)

/**
 * Creates the hotel product for orders. Suppliers that can hold rooms do so until the order is paid; others quote, and
 * book once it is. What is confirmed is a voucher.
 */
export function createHotelProduct(parts: {
  clock: Clock
  seal: Seal
  supplierOf: HotelSupplierOf
}): Product {
  const { clock, seal, supplierOf } = parts

  /** Asks a supplier that doesn't hold rooms what they cost now. */
  async function quote(supplier: HotelSupplier, reservation: Reservation): Promise<ReserveOutcome> {
    const [{ details }] = staysOf(reservation)
    const answer = await supplier.quote(details.source, reservation.reference)
    if (answer.outcome === 'gone') return answer
    if (answer.outcome === 'changed') return { outcome: 'price_changed', offers: [answer.rate] }
    const end = new Date(answer.expiresAt ?? details.source.expiresAt)
    const isFar = end.getTime() > clock.now() + shortestDeadline
    return {
      outcome: 'quoted',
      details: detailsOf(reservation),
      reservedUntil: null,
      priceUntil: isFar ? end : null,
    }
  }

  async function lookUp(reservation: Reservation): Promise<Standing> {
    const supplier = supplierOf(reservation)
    const answer = await supplier.lookUp(reservation.reference)
    if (answer.outcome === 'held') return heldWith(reservation, answer.heldUntil, answer.rate)
    if (answer.outcome === 'booked' || answer.outcome === 'failed') {
      return confirmedWith(reservation, answer)
    }
    // What only was quoted isn't known to the supplier by a reference.
    if (answer.outcome !== 'not_found' || supplier.hold) return standingOf(answer)
    // Booking checks the price itself.
    if (reservation.attempt === 'confirm') return stillQuoted(reservation)
    const quoted = await quote(supplier, reservation)
    if (quoted.outcome === 'gone') return { outcome: 'failed', reason: 'sold_out' }
    return quoted.outcome === 'price_changed'
      ? { outcome: 'failed', reason: 'price_changed' }
      : quoted
  }

  return {
    id: stayProductId,
    documentName: 'voucher',
    async reserve(order, reservation) {
      const supplier = supplierOf(reservation)
      if (!supplier.hold) return quote(supplier, reservation)
      const answer = await supplier.hold(stayRequestOf(seal, order, reservation))
      if (answer.outcome === 'held') return heldWith(reservation, answer.heldUntil, answer.rate)
      if (answer.outcome === 'gone') return answer
      return { outcome: 'price_changed', offers: [answer.rate] }
    },
    reprice(reservation, [offer]) {
      const rooms = staysOf(reservation)
      const { rate } = rooms[0].details
      const { currency } = rate.price.total
      const source = offer as SupplierRate
      const quoted = quoteRate(supplierOf(reservation), source, currency, rate.roomId)
      const lines = stayPriceLines(quoted.rate)
      return rooms.map(({ details }) => ({
        lines: lines[details.room] ?? [],
        details: { ...details, ...quoted },
      }))
    },
    async confirm(order, reservation) {
      const request = stayRequestOf(seal, order, reservation)
      return confirmedWith(reservation, await supplierOf(reservation).book(request))
    },
    lookUp,
    release: (reservation) => supplierOf(reservation).release(reservation.reference),
    ...createStayCancellation(parts),
    describe: (item, say, together, isPaidBack) =>
      describeStay(seal, stayOf(item), say, together?.filter(isStay).map(stayOf), isPaidBack),
    events: (item, say) => stayEvents(stayOf(item), say),
    startsOn: (item) => stayOf(item).details.stay.checkIn,
    isNoShow: (item) => stayOf(item).details.isNoShow === true,
    searchAgain: ([first]) => (first ? searchStayAgain(stayOf(first)) : '/hotel'),
    details: (item, reader) => ({ hotel: stayDetails(seal, stayOf(item), reader) }),
    purchased: (item, language) => ({ hotel: purchasedStay(stayOf(item), language) }),
  }
}

const isStay = ({ product }: { product: string }): boolean => product === stayProductId

/** A guest who didn't come has a booking that can't be cancelled any more. */
const standingOf = ({ outcome }: { outcome: 'not_found' | 'cancelled' | 'no_show' }): Standing =>
  outcome === 'no_show' ? { outcome: 'failed', reason: outcome } : { outcome }

const detailsOf = (reservation: Reservation): StayDetails[] =>
  staysOf(reservation).map(({ details }) => details)

const stillQuoted = (reservation: Reservation) => ({
  outcome: 'quoted' as const,
  reservedUntil: null,
  priceUntil: reservation.priceUntil,
  details: detailsOf(reservation),
})

const heldWith = (reservation: Reservation, heldUntil: Date, source: SupplierRate) => ({
  outcome: 'held' as const,
  reservedUntil: heldUntil,
  priceUntil: null,
  details: detailsOf(reservation).map((details) => ({ ...details, source })),
})

const confirmedWith = (reservation: Reservation, answer: BookOutcome): ConfirmOutcome =>
  answer.outcome === 'failed'
    ? answer
    : {
        outcome: 'confirmed',
        details: detailsOf(reservation).map((details) => confirmedRoom(details, answer)),
      }

/** Returns a room with the supplier's booking code, and the property's own number if it gives one. */
export function confirmedRoom(
  details: StayDetails,
  { code, confirmations, rate: source }: BookedStay,
): StayDetails {
  const confirmation = confirmations[details.room]
  return { ...details, source, voucher: confirmation ? { code, confirmation } : { code } }
}
