import { beforeEach } from 'vitest'
import type { Money } from '../../src/contract/money.ts'
import type { OrderStatus } from '../../src/contract/order/order.ts'
import { signatureHeader, signNotice } from '../../src/sandbox/gateway/signature.ts'
import { orderRecords } from './order-records.ts'
import { eventually, openShop } from './shop.ts'
import { searchRequest, type Traveller } from './traveller.ts'

/** Opens a shop in which each test starts with a new traveller's order awaiting payment. */
export async function openUnpaidOrder() {
  const shop = await openShop()
  const { clock, signer } = shop.platform
  const suppliers = ['meridian', 'skipjack', 'wayline']
  /** Changes the settings of every supplier. */
  const all = (change: object) =>
    shop.world?.dials.change({ suppliers: Object.fromEntries(suppliers.map((id) => [id, change])) })

  let traveller: Traveller
  let order: { orderCode: string; trxId: string }
  let total: Money

  beforeEach(async () => {
    shop.calm()
    traveller = shop.traveller()
    const booking = await traveller.book(searchRequest())
    total = booking.total
    order = await traveller.must(traveller.submit(booking))
  })

  const start = async (method?: string) =>
    (await traveller.must(traveller.startPaying(order.trxId, method))).redirect
  const settle = () => traveller.must(traveller.settle(order.trxId))
  const becomes = (status: OrderStatus) =>
    eventually(async () => {
      const found = await traveller.must(traveller.order(order.orderCode))
      return found.status === status && found
    })

  const records = () => orderRecords(shop, order.trxId)
  /** What our books say about the order of this test, and the gateway's. */
  const books = () => records().books()
  /** The mails about it, oldest first, by what they are about. */
  const mails = async () => (await records().mails()).map(({ about, text }) => ({ about, text }))
  const mailsAre = (...about: string[]) =>
    eventually(async () => {
      const found = await mails()
      return JSON.stringify(found.map((mail) => mail.about)) === JSON.stringify(about) && found
    })

  /** What its mails bring along, with the first letters of each. */
  const attachments = async () =>
    (await records().attachments()).map(({ filename, contentType, content }) => [
      filename,
      contentType,
      content.subarray(0, 5).toString(),
    ])

  async function notify(payment: string) {
    const body = JSON.stringify({ id: crypto.randomUUID(), type: 'payment.captured', payment })
    const key = signer.sign('sandbox gateway', 'webhook')
    return traveller.call('POST', '/webhooks/sandbox', JSON.parse(body), {
      [signatureHeader]: signNotice(key, body, clock.now()),
    })
  }
  const paymentId = async () => (await records().payments()).at(-1)?.id ?? ''

  return {
    shop,
    all,
    get traveller() {
      return traveller
    },
    get order() {
      return order
    },
    get total() {
      return total
    },
    start,
    settle,
    becomes,
    books,
    mails,
    mailsAre,
    attachments,
    notify,
    paymentId,
    records,
  }
}
