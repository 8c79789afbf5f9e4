import { costLines } from '../../aftersales/change-cost.ts'
import type { PaidChange } from '../../aftersales/change-keeper.ts'
import type { StoredQuote } from '../../aftersales/quote.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import { wordsOf } from '../../platform/words.ts'
import { describeFlight } from '../order-item/describe.ts'
import { purchasedFlight } from '../order-item/details.ts'
import { type FlightItem, flightProductId, flightsOf } from '../order-item/flight-item.ts'
import { fitsBetween } from './change-days.ts'
import { exchangeTermsOf } from './exchange-terms.ts'

/** What is paid for when flights are changed. */
export const paidExchange: PaidChange = {
  purchased(order, quote, language) {
    const item = itemOf(order, quote)
    if (!item) return undefined
    const { from, offer } = exchangeTermsOf(quote)
    // Bags that were bought are transferred to the new flights.
    const bought: FlightItem = { ...item, details: { ...item.details, offer } }
    return [
      {
        product: flightProductId,
        title: describeFlight(bought, wordsOf('mail', language)).title,
        travellers: item.travellers.map(({ type, title, givenName, surname }) => ({
          type,
          title,
          givenName,
          surname,
        })),
        lines: costLines(quote),
        flight: purchasedFlight(bought, from),
      },
    ]
  },
  stillPossible(order, quote) {
    const item = itemOf(order, quote)
    const { from, offer } = exchangeTermsOf(quote)
    const isSame = item?.state === 'confirmed' && item.details.offer.id === from.id
    // Another of its flights may have been changed in the meantime.
    return isSame && fitsBetween(order, item, offer.slice) ? item : undefined
  },
}

const itemOf = (order: WholeOrder, { itemIds }: StoredQuote): FlightItem | undefined =>
  flightsOf(order).find(({ id }) => id === itemIds[0])
