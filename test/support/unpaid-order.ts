import { sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import type { Money } from '../../src/contract/money.ts'
import type { OrderStatus } from '../../src/contract/order/order.ts'
import { signatureHeader, signNotice } from '../../src/sandbox/gateway/signature.ts'
import { eventually, openShop } from './shop.ts'
import { searchRequest, type Traveller } from './traveller.ts'

/** Opens a shop in which each test starts with a new traveller's order awaiting payment. */
export async function openUnpaidOrder() {
  const shop = await openShop()
  const { clock, db, signer } = shop.platform
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

  /** Returns our ledger of this test's order, and the gateway's. */
  async function books() {
    const { rows: entries } = await db.execute<{ account: string; sum: string }>(sql`
      select account, sum(amount) as sum from ledger_entry e join "order" o on o.id = e.order_id
      where o.code = ${order.orderCode} group by account`)
    const { rows: gateway } = await db.execute<{ sum: string }>(sql`
      select coalesce(sum(m.amount), 0) as sum from sandbox_gateway_movement m
      join sandbox_gateway_session s on s.id = m.session_id where s.description = ${order.orderCode}`)
    return {
      ...Object.fromEntries(entries.map(({ account, sum }) => [account, Number(sum)])),
      atGateway: Number(gateway[0]?.sum),
    }
  }
  /** Returns the mails about this test's order, oldest first, by subject matter. */
  const mails = async () => {
    const { rows } = await db.execute<{ key: string; text: string }>(sql`
      select key, text from mail where subject like ${`%${order.orderCode}%`} order by created_at`)
    return rows.map(({ key, text }) => ({ about: key.split(':')[0], text }))
  }
  const mailsAre = (...about: string[]) =>
    eventually(async () => {
      const found = await mails()
      return JSON.stringify(found.map((mail) => mail.about)) === JSON.stringify(about) && found
    })

  /** Returns the attachments of this test's mails, with the first characters of each. */
  const attachments = async () => {
    const { rows } = await db.execute<{ filename: string; type: string; begins: string }>(sql`
      select a.filename, a.content_type as type, convert_from(substring(a.content for 5), 'UTF8') as begins
      from mail_attachment a join mail m on m.id = a.mail_id
      where m.subject like ${`%${order.orderCode}%`} order by a.position`)
    return rows.map(({ filename, type, begins }) => [filename, type, begins])
  }

  async function notify(payment: string) {
    const body = JSON.stringify({ id: crypto.randomUUID(), type: 'payment.captured', payment })
    const key = signer.sign('sandbox gateway', 'webhook')
    return traveller.call('POST', '/webhooks/sandbox', JSON.parse(body), {
      [signatureHeader]: signNotice(key, body, clock.now()),
    })
  }
  const paymentId = async () =>
    (
      await db.execute<{ id: string }>(sql`
        select p.id from payment p join "order" o on o.id = p.order_id
        where o.code = ${order.orderCode} order by p.created_at desc limit 1`)
    ).rows[0]?.id ?? ''

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
  }
}
