import type { BodyOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { quoteStayChange, StayChangeQuote } from '../../../contract/hotel/stay-change.ts'
import { quotesByOrder } from '../../aftersales/cancellation-quotes.ts'
import { quotedCost } from '../../aftersales/change-cost.ts'
import { answered, type WriteQuote } from '../../aftersales/write-quote.ts'
import type { Reservation, WholeOrder } from '../../order/whole-order.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import type { HotelSupplierOf, StayChange } from '../../supplier/hotel-supplier.ts'
import { checkLeadGuests, plainGuest } from '../booking/check-guests.ts'
import { stayBasis } from '../cancellation/stay-cancellation.ts'
import { startOf } from '../order-item/stay-details.ts'
import { stayProductId, staysOf } from '../order-item/stay-item.ts'
import { quoteRate } from '../rate/quoted-rate.ts'
import { refuse, stayProblems } from '../search/check-stay.ts'
import { stayChangeCost } from './stay-change-cost.ts'
import { leadGuestsOf, type StayChangeTerms } from './stay-change-terms.ts'
import { stayChangeView } from './stay-change-view.ts'

type Asked = BodyOf<typeof quoteStayChange>

/** Quotes other dates, guests or names for a stay. */
export interface StayChangeQuotes {
  /** Returns whether a reservation can be changed, as far as we know without asking. */
  isChangeable(reservation: Reservation): boolean
  /** Throws NOT_CHANGEABLE, OFFER_GONE, GUESTS_INVALID and errors of dates, SUPPLIER_UNAVAILABLE, RATE_LIMITED. */
  quote(order: WholeOrder, asked: Asked): Promise<StayChangeQuote>
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

  function check(reservation: Reservation, { stay, leadGuests }: Asked): StayChange['to'] {
    const [{ details }] = staysOf(reservation)
    if (stay.rooms.length !== details.stay.rooms.length) {
      throw new CatalogueError('VALIDATION', { fields: { 'stay.rooms': 'same_rooms' } })
    }
    const { zone } = details.hotel
    refuse(
      stayProblems(stay, { zone, now: clock.date() }).map(([at, code]) => [`stay.${at}`, code]),
    )
    checkLeadGuests(stay, leadGuests)
    const { checkIn, checkOut, rooms } = stay
    return { checkIn, checkOut, rooms, leadGuests: leadGuests.map(plainGuest) }
  }

  return {
    isChangeable,
    async quote(order, asked) {
      const reservation = order.reservations.find(({ items }) =>
        items.some(({ id }) => id === asked.itemId),
      )
      if (!reservation || !isChangeable(reservation)) throw new CatalogueError('NOT_CHANGEABLE')
      const to = check(reservation, asked)
      await spend(cache, quotesByOrder, order.id)
      const items = staysOf(reservation)
      const { details } = items[0]
      const supplier = supplierOf(reservation)
      const { reference } = reservation
      const answer = await answered(
        supplier.quoteChange?.({ reference, to }) ?? Promise.reject(new Error('no changes')),
      )
      if (answer.outcome === 'gone') throw new CatalogueError('OFFER_GONE')
      if (answer.outcome !== 'quoted') throw new CatalogueError('NOT_CHANGEABLE')
      const { outcome: _, validUntil, ...quoted } = answer
      const { rate } = quoteRate(supplier, quoted.rate, order.currency, details.rate.roomId)
      const { difference, fee } = stayChangeCost(details, quoted, rate)
      const { lines, amount } = quotedCost({ difference, fee }, order.currency)
      const terms: StayChangeTerms = {
        kind: 'stay_change',
        from: { stay: details.stay, leadGuests: leadGuestsOf(items), rate: details.rate },
        to,
        rate,
        quoted: { ...quoted, validUntil: validUntil.toISOString() },
        difference,
        fee,
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
  }
}
