import type { Purchase } from '../../contract/payment/payment.ts'
import { bagsOf } from '../order/bags-of.ts'
import type { WholeOrder } from '../order/order-service.ts'
import type { DueSubject } from './due-service.ts'

type Facts = Pick<WholeOrder, 'items' | 'passengers' | 'bags' | 'lines'>

/** Returns what an order's payment buys, or what the payment of a change to it buys. */
export function purchaseView(order: Facts, change?: DueSubject): Purchase {
  const travellers = order.passengers.map(({ type, title, givenName, surname }) => ({
    type,
    title,
    givenName,
    surname,
  }))
  if (!change) {
    const offers = order.items.map(({ offer }) => offer)
    const allowances = order.items.map((item) => bagsOf(order, item))
    return { offers, travellers, bags: order.bags, allowances, lines: order.lines }
  }
  const { replaces, offer, lines } = change
  // Bags that were bought move on to the new flights.
  const bags = order.bags
    .filter(({ offerId }) => offerId === replaces.id)
    .map((bag) => ({ ...bag, offerId: offer.id }))
  const allowances = [bagsOf({ passengers: order.passengers, bags }, { offer })]
  return { offers: [offer], replaces, travellers, bags, allowances, lines }
}
