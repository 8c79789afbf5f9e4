import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type {
  listStayChangeRooms,
  quoteStayChange,
  RoomChoice,
  StayChangeQuote,
} from '../../../contract/hotel/stay-change.ts'
import { quotesByOrder } from '../../aftersales/cancellation-quotes.ts'
import { quotedCost } from '../../aftersales/change-cost.ts'
import { answered, type WriteQuote } from '../../aftersales/write-quote.ts'
import type { Reservation, WholeOrder } from '../../order/whole-order.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { minutes } from '../../platform/duration.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import type { HotelSupplierOf, StayChange } from '../../supplier/hotel-supplier.ts'
import { checkLeadGuests, plainGuest } from '../booking/check-guests.ts'
import { stayBasis } from '../cancellation/stay-cancellation.ts'
import { startOf } from '../order-item/stay-details.ts'
import { stayProductId, staysOf } from '../order-item/stay-item.ts'
import { refuse, stayProblems } from '../search/check-stay.ts'
import { askChange } from './ask-change.ts'
import { leadGuestsOf, type StayChangeTerms, stayAfter } from './stay-change-terms.ts'
import { stayChangeView } from './stay-change-view.ts'

type Asked = BodyOf<typeof quoteStayChange>
type AskedStay = BodyOf<typeof listStayChangeRooms>

/** Each asks a supplier about every room type. */
const roomsByOrder = { name: 'stay-change-rooms', times: 30, within: minutes(10) }

/** No property has more room types worth choosing from; each is a call. */
const mostChoices = 12

/** Quotes other dates, guests, names or another room type for a stay. */
export interface StayChangeQuotes {
  /** Returns whether a reservation can be changed, as far as we know without asking. */
  isChangeable(reservation: Reservation): boolean
  /**
   * Throws NOT_CHANGEABLE, NOTHING_CHANGED, OFFER_GONE, GUESTS_INVALID and errors of dates, SUPPLIER_UNAVAILABLE,
   * RATE_LIMITED.
   */
  quote(order: WholeOrder, asked: Asked): Promise<StayChangeQuote>
  /**
   * Returns the room types on sale under the conditions booked, the booked one first, then by price. Throws the same
   * errors as `quote`.
   */
  rooms(order: WholeOrder, asked: AskedStay): Promise<RoomChoice[]>
}

export function createStayChangeQuotes(parts: {
  cache: Cache
  clock: Clock
  supplierOf: HotelSupplierOf
  write: WriteQuote
}): StayChangeQuotes {
  const { cache, clock, supplierOf, write } = parts

  const isChangeable = (reservation: Reservation): boolean =>
    reservation.product === stayProductId &&
    reservation.state === 'confirmed' &&
    supplierOf(reservation).quoteChange !== undefined &&
    startOf(staysOf(reservation)[0].details).getTime() > clock.now()

  /** Returns the reservation of a stay that can be changed to these dates and guests. */
  function changeableTo(order: WholeOrder, { itemId, stay }: AskedStay): Reservation {
    const reservation = order.reservations.find(({ items }) =>
      items.some(({ id }) => id === itemId),
    )
    if (!reservation || !isChangeable(reservation)) throw new CatalogueError('NOT_CHANGEABLE')
    const [{ details }] = staysOf(reservation)
    if (stay.rooms.length !== details.stay.rooms.length) {
      throw new CatalogueError('VALIDATION', { fields: { 'stay.rooms': 'same_rooms' } })
    }
    const { zone } = details.hotel
    refuse(
      stayProblems(stay, { zone, now: clock.date() }).map(([at, code]) => [`stay.${at}`, code]),
    )
    return reservation
  }

  return {
    isChangeable,
    async quote(order, asked) {
      const reservation = changeableTo(order, asked)
      const { stay, leadGuests, roomType } = asked
      checkLeadGuests(stay, leadGuests)
      const items = staysOf(reservation)
      const { details } = items[0]
      const from = { stay: details.stay, leadGuests: leadGuestsOf(items), rate: details.rate }
      const to: StayChange['to'] = { ...stayAfter(stay), leadGuests: leadGuests.map(plainGuest) }
      if (roomType && roomType !== details.source.room.id) to.roomType = roomType
      const before = { ...stayAfter(from.stay), leadGuests: from.leadGuests.map(plainGuest) }
      if (isDeepStrictEqual(to, before)) throw new CatalogueError('NOTHING_CHANGED')

      await spend(cache, quotesByOrder, order.id)
      const supplier = supplierOf(reservation)
      const change = { reference: reservation.reference, to }
      const answer = await answered(askChange(supplier, details, change))
      if (answer === 'gone') throw new CatalogueError('OFFER_GONE')
      if (typeof answer === 'string') throw new CatalogueError('NOT_CHANGEABLE')
      const { quoted, rate, cost } = answer
      const { validUntil } = quoted
      const { lines, amount } = quotedCost(cost, order.currency)
      const terms: StayChangeTerms = {
        kind: 'stay_change',
        from,
        to,
        rate,
        quoted: { ...quoted, validUntil: validUntil.toISOString() },
        ...cost,
      }
      const [quote] = await write(order, [
        {
          reservation,
          itemIds: items.map(({ id }) => id),
          lines,
          amount,
          isInvoluntary: false,
          terms,
          validUntil,
          basis: stayBasis(reservation),
          basisNow: async (_tx, now) => stayBasis(now),
        },
      ])
      return stayChangeView(quote, clock.now())
    },
    async rooms(order, asked) {
      const reservation = changeableTo(order, asked)
      const { reference } = reservation
      const items = staysOf(reservation)
      const { details } = items[0]
      const { room: booked, property, pay } = details.source
      await spend(cache, roomsByOrder, order.id)
      const supplier = supplierOf(reservation)
      const stay = stayAfter(asked.stay)
      const rates = await answered(supplier.rates({ ref: property, stay }))
      const sold = rates.filter((rate) => rate.pay === pay).map(({ room }) => room.id)
      const types = [...new Set([booked.id, ...sold])].slice(0, mostChoices)
      const leadGuests = leadGuestsOf(items)
      const choices = await answered(
        Promise.all(
          types.map(async (roomType): Promise<RoomChoice[]> => {
            const isBooked = roomType === booked.id
            const to = { ...stay, leadGuests, ...(isBooked ? {} : { roomType }) }
            const answer = await askChange(supplier, details, { reference, to })
            if (typeof answer === 'string') return []
            const { rate, cost } = answer
            const { amount } = quotedCost(cost, order.currency)
            return [{ roomType, name: rate.roomName, isBooked, price: rate.price, amount }]
          }),
        ),
      )
      return choices
        .flat()
        .toSorted(
          (a, b) =>
            Number(b.isBooked) - Number(a.isBooked) || a.price.total.amount - b.price.total.amount,
        )
    },
  }
}
