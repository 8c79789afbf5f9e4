import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type {
  listStayChangeRooms,
  quoteStayChange,
  RoomChoices,
  StayChangeQuote,
} from '../../../contract/hotel/stay-change.ts'
import { money } from '../../../contract/money.ts'
import { quotesByOrder } from '../../aftersales/cancellation-quotes.ts'
import { quotedCost } from '../../aftersales/change-cost.ts'
import { withinLeft } from '../../aftersales/within-left.ts'
import { answered, type QuoteDraft, type WriteQuote } from '../../aftersales/write-quote.ts'
import type { Reservation, WholeOrder } from '../../order/whole-order.ts'
import type { RefundService } from '../../payment/refund-service.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { minutes } from '../../platform/duration.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import type { HotelSupplierOf } from '../../supplier/hotel-supplier.ts'
import type { StayChange } from '../../supplier/stay-change.ts'
import { beforeCharge, stayBasis } from '../cancellation/stay-cancellation.ts'
import { lateCharge } from '../guarantee/guarantee-charge.ts'
import { startOf } from '../order-item/stay-details.ts'
import { stayProductId, staysOf } from '../order-item/stay-item.ts'
import { refuse, stayProblems } from '../search/check-stay.ts'
import { askChange } from './ask-change.ts'
import { asBooked, changedRooms, wantedRooms } from './asked-change.ts'
import { type ListedRoom, roomChoices } from './room-choices.ts'
import { leadGuestsOf, type StayChangeTerms } from './stay-change-terms.ts'
import { stayChangeView } from './stay-change-view.ts'

type Asked = BodyOf<typeof quoteStayChange>
type AskedStay = BodyOf<typeof listStayChangeRooms>

/** Each asks a supplier about every room type; a page of the form does too, whenever dates or guests change. */
const roomsByOrder = { name: 'stay-change-rooms', times: 120, within: minutes(10) }

/** Quotes other dates, guests, names or rooms for a stay. */
export interface StayChangeQuotes {
  /** Returns whether a reservation can be changed, as far as we know without asking. */
  isChangeable(reservation: Reservation): boolean
  /**
   * Throws NOT_CHANGEABLE, PAYMENT_DISPUTED, NOTHING_CHANGED, OFFER_GONE, GUESTS_INVALID and errors of dates,
   * SUPPLIER_UNAVAILABLE, RATE_LIMITED.
   */
  quote(order: WholeOrder, asked: Asked): Promise<StayChangeQuote>
  /**
   * Returns the types on sale for each room under the conditions booked, the booked one first, then by price, and what the
   * change costs without choosing any. Throws the same errors as `quote`.
   */
  rooms(order: WholeOrder, asked: AskedStay): Promise<RoomChoices>
}

export function createStayChangeQuotes(parts: {
  cache: Cache
  clock: Clock
  supplierOf: HotelSupplierOf
  refunds: Pick<RefundService, 'assertUndisputed' | 'bounds'>
  write: WriteQuote
  /** Returns a room type as its property's list describes it. */
  listedRoom: ListedRoom
}): StayChangeQuotes {
  const { cache, clock, supplierOf, refunds, write, listedRoom } = parts

  function isChangeable(reservation: Reservation): boolean {
    if (reservation.product !== stayProductId || reservation.state !== 'confirmed') return false
    const [{ details }] = staysOf(reservation)
    return (
      supplierOf(reservation).quoteChange !== undefined &&
      !details.isNoShow &&
      startOf(details).getTime() > clock.now()
    )
  }

  /** Returns the reservation of a stay that can be changed to these dates and guests. */
  async function changeableTo(
    order: WholeOrder,
    { itemId, ...stay }: AskedStay,
  ): Promise<Reservation> {
    const reservation = order.reservations.find(({ items }) =>
      items.some(({ id }) => id === itemId),
    )
    if (!reservation || !isChangeable(reservation)) throw new CatalogueError('NOT_CHANGEABLE')
    await refunds.assertUndisputed(order)
    const { zone } = staysOf(reservation)[0].details.hotel
    refuse(stayProblems(stay, { zone, now: clock.date() }))
    return reservation
  }

  return {
    isChangeable,
    async quote(order, asked) {
      const reservation = await changeableTo(order, asked)
      const items = staysOf(reservation)
      const { checkIn, checkOut } = asked
      const to: StayChange['to'] = { checkIn, checkOut, rooms: changedRooms(items, asked.rooms) }
      if (isDeepStrictEqual(to, asBooked(items))) throw new CatalogueError('NOTHING_CHANGED')
      const isDropping = to.rooms.filter(({ keeps }) => keeps !== undefined).length < items.length
      // What a card guarantees is charged by cancelling, not avoided by giving up room after room.
      if (isDropping && lateCharge(items[0], clock.now())) {
        throw new CatalogueError('NOT_CHANGEABLE')
      }

      await spend(cache, quotesByOrder, order.id)
      const { details } = items[0]
      const supplier = supplierOf(reservation)
      const change = { reference: reservation.reference, to }
      const answer = await answered(askChange(supplier, items, change))
      if ('outcome' in answer) {
        if (answer.outcome !== 'gone') throw new CatalogueError('NOT_CHANGEABLE')
        const fields = answer.rooms?.map((at) => [`rooms.${at}.roomType`, 'SOLD_OUT'])
        throw new CatalogueError('OFFER_GONE', fields && { fields: Object.fromEntries(fields) })
      }
      const { quoted, rate, cost } = answer
      const validUntil = isDropping ? beforeCharge(items[0], quoted.validUntil) : quoted.validUntil
      const { lines, amount } = quotedCost(cost, order.currency)
      const terms: StayChangeTerms = {
        kind: 'stay_change',
        from: { stay: details.stay, leadGuests: leadGuestsOf(items), rate: details.rate },
        to,
        rate,
        quoted: { ...quoted, validUntil: validUntil.toISOString() },
        ...cost,
      }
      const draft: QuoteDraft = {
        reservation,
        itemIds: items.map(({ id }) => id),
        lines,
        amount,
        isInvoluntary: false,
        terms,
        validUntil,
        basis: stayBasis(reservation),
        basisNow: async (_tx, now) => stayBasis(now),
      }
      const [quote] = await write(order, withinLeft([draft], await refunds.bounds(order)))
      return stayChangeView(quote, clock.now())
    },
    async rooms(order, asked) {
      const reservation = await changeableTo(order, asked)
      const items = staysOf(reservation)
      await spend(cache, roomsByOrder, order.id)
      const { checkIn, checkOut } = asked
      const choices = await answered(
        roomChoices({
          supplier: supplierOf(reservation),
          items,
          dates: { checkIn, checkOut },
          wanted: wantedRooms(items, asked.rooms),
          listedRoom,
        }),
      )
      const { returned, refundable } = await refunds.bounds(order)
      const { currency } = order
      return {
        ...choices,
        returned: money(returned, currency),
        refundable: money(refundable, currency),
      }
    },
  }
}
