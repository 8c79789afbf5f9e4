import { bookFitting } from '../../../../test/support/book-fitting.ts'
import { orderRecords } from '../../../../test/support/order-records.ts'
import { eventually, type openShop } from '../../../../test/support/shop.ts'
import { filledDraft, searchRequest } from '../../../../test/support/traveller.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import type { Payable } from '../../../contract/payment/payment.ts'
import type { PromoCode } from '../../../contract/promo/promo-code.ts'
import { addPromos } from '../promo-store.ts'
import { promoCode } from './promo-code.ts'

/** Returns what tests need to pay orders of flights with promo codes in a shop. */
export function promoOrders(shop: Awaited<ReturnType<typeof openShop>>) {
  const { db } = shop.platform
  let made = 0

  return {
    /** Creates a promo code and returns it. */
    async promo(own: Partial<PromoCode> = {}): Promise<string> {
      made += 1
      const code = `TEST${made}`
      await addPromos(db, [promoCode({ ...own, code })])
      return code
    },

    /** Returns a new traveller's order that waits for its payment. */
    async unpaid({ email, fits }: { email?: string; fits?: (offer: Offer) => boolean } = {}) {
      const traveller = shop.traveller()
      const request = searchRequest()
      const booking = await (fits ? bookFitting(traveller, request, fits) : traveller.book(request))
      const draft = filledDraft(booking)
      const contact = { ...draft.contact, ...(email && { email }) }
      const { orderCode, trxId } = await traveller.must(
        traveller.submit(booking, { ...draft, contact }),
      )
      const path = `/pay/${trxId}`
      const records = orderRecords(shop, trxId)
      return {
        traveller,
        orderCode,
        price: booking.total.amount,
        records,
        payable: () => traveller.must(traveller.call<Payable>('GET', path)),
        apply: (code: string) =>
          traveller.call<{ discount: { amount: number } }>('PUT', `${path}/promo`, { code }),
        remove: () => traveller.call('DELETE', `${path}/promo`),
        start: (method?: string) => traveller.startPaying(trxId, method),
        async pay() {
          const { redirect } = await traveller.must(traveller.startPaying(trxId))
          await traveller.payByCard(redirect)
          await traveller.settle(trxId)
        },
        becomes: (status: string) =>
          eventually(async () => {
            const found = await traveller.must(traveller.order(orderCode))
            return found.status === status && found
          }),
      }
    },
  }
}

/** Returns what a promo code takes off in lines of its own. */
export const promoLines = ({ items }: Pick<Payable, 'items'>) =>
  items.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'promo')
/** Returns a tenth of a price: what `promoCode` takes off. */
export const tenth = (price: number): number => Math.floor(price / 10)
