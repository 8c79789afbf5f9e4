import type { AfterSales, RefundQuote } from '../../../src/contract/aftersales/after-sales.ts'
import type { StayDraft } from '../../../src/contract/hotel/booking.ts'
import type { Rate } from '../../../src/contract/hotel/rate.ts'
import type { OrderStatus } from '../../../src/contract/order/order.ts'
import { orderRecords } from '../order-records.ts'
import { eventually, type openShop } from '../shop.ts'
import { filledStay, stayOf, stayVisitor } from './stay-visitor.ts'

export interface WantedStay {
  hotel?: string
  stay?: ReturnType<typeof stayOf>
  fits?: (rate: Rate) => boolean
  draft?: Partial<StayDraft>
  /** Called before the draft is submitted. */
  before?: () => void
}

/** Books a stay up to its order, and returns calls about that. */
export async function orderedStay(
  shop: Awaited<ReturnType<typeof openShop>>,
  { hotel = 'north-lodge', stay = stayOf(), fits, draft = {}, before }: WantedStay = {},
) {
  const traveller = shop.traveller()
  const { call, must } = traveller
  const visitor = stayVisitor(traveller, shop.platform.signer)
  const booking = await visitor.book(hotel, stay, fits)
  before?.()
  const { orderCode, trxId } = await must(
    visitor.submit(booking, { ...filledStay(booking), ...draft }),
  )
  const current = () => must(traveller.order(orderCode))
  const becomes = (status: OrderStatus) =>
    eventually(async () => {
      const found = await current()
      return found.status === status && found
    })

  async function payFor(payable: string): Promise<void> {
    const { redirect } = await must(traveller.startPaying(payable))
    await traveller.payByCard(redirect)
    await traveller.settle(payable)
  }

  return {
    traveller,
    booking,
    orderCode,
    trxId,
    current,
    becomes,
    now: booking.rate.price.now,
    payFor,
    async pay() {
      await becomes('awaiting_payment')
      await payFor(trxId)
    },
    async file(name: string) {
      const address = `${shop.origin}/front/v1/order/${orderCode}/${name}`
      return shop.outside(new Request(address, { headers: { 'x-auid': traveller.auid } }))
    },
    async quoteRefund() {
      const { items } = await current()
      const itemIds = items.map(({ id }) => id)
      return call<RefundQuote>('POST', `/order/${orderCode}/refund-quotes`, { itemIds })
    },
    confirm: (quoteId: string) =>
      call<{ state: string; trxId?: string }>(
        'POST',
        `/order/${orderCode}/quotes/${quoteId}/confirm`,
        {},
      ),
    afterSales: () => must(call<AfterSales>('GET', `/order/${orderCode}/after-sales`)),
    /** Waits for a mail, by what it is about. */
    mailAbout: async (what: string) =>
      eventually(async () =>
        (await orderRecords(shop, trxId).mails()).find(({ about }) => about === what),
      ),
    ...orderRecords(shop, trxId),
  }
}
