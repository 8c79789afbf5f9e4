import { costLines } from '../../aftersales/change-cost.ts'
import type { PaidChange } from '../../aftersales/change-keeper.ts'
import type { StoredQuote } from '../../aftersales/quote.ts'
import type { Reservation, WholeOrder } from '../../order/whole-order.ts'
import { purchasedStay } from '../order-item/stay-details.ts'
import { stayProductId, staysOf } from '../order-item/stay-item.ts'
import { stayAfter, stayChangeTermsOf } from './stay-change-terms.ts'

/** What is paid for when a stay is changed: all its rooms together. */
export const paidStayChange: PaidChange = {
  purchased(order, quote, language) {
    const reservation = reservationOf(order, quote)
    if (!reservation) return undefined
    const { from, to, rate } = stayChangeTermsOf(quote)
    const stay = stayAfter(to)
    const [first] = staysOf(reservation)
    return to.rooms.map(({ leadGuest }, room) => ({
      product: stayProductId,
      title: first.details.hotel.name,
      travellers: [{ type: 'adult', ...leadGuest }],
      // The cost is the whole stay's.
      lines: room === 0 ? costLines(quote) : [],
      hotel: {
        ...purchasedStay({ ...first, details: { ...first.details, stay, rate, room } }, language),
        priceBefore: from.rate.price,
      },
    }))
  },
  stillPossible(order, quote) {
    const reservation = reservationOf(order, quote)
    if (reservation?.state !== 'confirmed') return undefined
    const [first] = staysOf(reservation)
    const { from } = stayChangeTermsOf(quote)
    return first.details.rate.rateId === from.rate.rateId ? first : undefined
  },
}

const reservationOf = (order: WholeOrder, { reference }: StoredQuote): Reservation | undefined =>
  order.reservations.find((each) => each.reference === reference)
