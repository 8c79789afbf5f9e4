import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, openShop } from '../../../test/support/shop.ts'
import { filledDraft, searchRequest, type Traveller } from '../../../test/support/traveller.ts'
import type { Booking } from '../../contract/booking.ts'
import type { OrderStatus } from '../../contract/order.ts'
import type { PayableTransaction } from '../../contract/payment.ts'
import { signatureHeader, signNotice } from '../gateway/sandbox/signature.ts'
import { overdueOrders } from '../order/order-store.ts'
import { hours, minutes } from '../platform/duration.ts'
import { formatMoney } from '../platform/format-money.ts'
import { sendRefund, sweepPayments } from './jobs.ts'
import { ordersLeftOpen, paymentById } from './payment-store.ts'

const shop = await openShop()
const { clock, db, signer } = shop.platform
const dials = shop.world?.dials
const suppliers = ['meridian', 'skipjack', 'wayline']
const all = (change: object) =>
  dials?.change({ suppliers: Object.fromEntries(suppliers.map((id) => [id, change])) })

let traveller: Traveller
let order: { orderCode: string; trxId: string }
let total: { amount: number; currency: string }

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

/** What the books say about the order of this test, and what the gateway's own say. */
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
/** The mails about the order of this test, oldest first, by what they are about. */
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

/** What the mails of this test's order bring along, with the first letters of each. */
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
  return traveller.call('POST', '/pay/webhook/sandbox', JSON.parse(body), {
    [signatureHeader]: signNotice(key, body, clock.now()),
  })
}
const paymentId = async () =>
  (
    await db.execute<{ id: string }>(sql`
      select p.id from payment p join "order" o on o.id = p.order_id
      where o.code = ${order.orderCode} order by p.created_at desc limit 1`)
  ).rows[0]?.id ?? ''

describe('what is paid for', () => {
  test('is told with flights, travellers, extra bags and price lines that add up', async () => {
    const request = searchRequest({ passengers: { adult: 1, child: 1, infant: 0 } })
    const booking = await traveller.book(request)
    const draft = filledDraft(booking)
    const [offer] = booking.offers
    const [choice] = booking.bagChoices
    if (!offer || !choice) throw new Error('no extra bag is sold on these flights')
    const bags = [{ offerId: offer.id, passenger: 1, kg: choice.kg }]
    const path = `/flight/bookings/${booking.bookId}/draft`
    const saved = await traveller.must(
      traveller.call<Booking>('PUT', path, { ...draft, bags, typedAt: {} }),
    )
    const { trxId } = await traveller.must(traveller.submit(saved, { ...draft, bags }, saved.total))
    const { purchase, total: asked } = await traveller.must(
      traveller.call<PayableTransaction>('GET', `/pay/${trxId}`),
    )
    expect(purchase.offers).toEqual([offer])
    expect(purchase.replaces).toBeUndefined()
    expect(purchase.travellers).toEqual([
      { type: 'adult', title: 'ms', givenName: 'MEI A', surname: 'TAN' },
      { type: 'child', title: 'miss', givenName: 'MEI B', surname: 'TAN' },
    ])
    expect(purchase.bags).toEqual(bags)
    const onFirst = purchase.allowances[0]?.filter(({ segment }) => segment === 0) ?? []
    expect(onFirst.flatMap(({ bought }) => bought)).toEqual(bags.map(({ kg }) => kg))
    expect(purchase.lines.map(({ kind }) => kind)).toContain('bag')
    expect(purchase.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(asked.amount)
  })
})

describe('a payment by card', () => {
  test('that is accepted leads to one ticket, one mail and even books', async () => {
    await traveller.payByCard(await start())
    await settle()
    await becomes('confirmed')
    const { amount } = total
    expect(await books()).toEqual({
      gateway: amount,
      customer: 0,
      supplier: -amount,
      atGateway: amount,
    })
    await mailsAre('confirmation')
    expect(await attachments()).toEqual([
      [`e-ticket-${order.orderCode}.pdf`, 'application/pdf', '%PDF-'],
      [`itinerary-${order.orderCode}.ics`, 'text/calendar; charset=utf-8', 'BEGIN'],
    ])
    expect((await traveller.startPaying(order.trxId)).error).toBe('PAYMENT_ALREADY_MADE')
  })

  test.each([
    ['4000000000000002', 'declined', 'declined'],
    ['4000000000009995', 'declined', 'insufficient_funds'],
    ['4000000000000119', 'expired', undefined],
  ])('with %s is %s, and another card may be tried', async (number, state, reason) => {
    await traveller.payByCard(await start(), number)
    expect((await settle()).payment).toEqual({
      ...{ state, method: 'card' },
      ...(reason ? { reason } : {}),
    })
    expect((await becomes('awaiting_payment')).paid.amount).toBe(0)
    await traveller.payByCard(await start())
    await settle()
    await becomes('confirmed')
  })

  test('may need 3-D Secure, which may be completed or failed', async () => {
    const first = await start()
    await traveller.payByCard(first, '4000002500003155')
    expect((await settle()).payment?.state).toBe('action_required')
    await traveller.atGateway(first, 'refuse')
    expect((await settle()).payment).toMatchObject({
      state: 'declined',
      reason: 'authentication_failed',
    })
    const second = await start()
    await traveller.payByCard(second, '4000002500003155')
    await traveller.atGateway(second, 'authenticate')
    await settle()
    await becomes('confirmed')
  })

  test('may be cancelled, or left for another: the page left behind takes no money', async () => {
    const left = await start()
    const cancelled = await start()
    await traveller.atGateway(cancelled, 'cancel')
    expect((await settle()).payment?.state).toBe('cancelled')
    await traveller.payByCard(left)
    expect((await settle()).orderStatus).toBe('awaiting_payment')
    expect(await books()).toMatchObject({ atGateway: 0 })
  })
})

describe('a payment that is started more than once at the same time', () => {
  const openAttempts = async () =>
    (
      await db.execute(sql`select p.id from payment p join "order" o on o.id = p.order_id
        where o.code = ${order.orderCode} and p.state in ('created', 'action_required')`)
    ).rows.length
  const openPages = async () =>
    (
      await db.execute(sql`select s.id from sandbox_gateway_session s
        where s.description = ${order.orderCode} and s.state = 'open'`)
    ).rows.length

  test('has one page, which every call gets', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => traveller.must(traveller.startPaying(order.trxId))),
    )
    expect(new Set(replies.map(({ redirect }) => redirect)).size).toBe(1)
    expect([await openAttempts(), await openPages()]).toEqual([1, 1])
    await traveller.payByCard(replies[0]?.redirect ?? '')
    await settle()
    await becomes('confirmed')
  })

  test('by different methods has one page that can be paid on', async () => {
    const methods = ['card', 'bank_transfer', 'card', 'bank_transfer']
    await Promise.all(methods.map((method) => traveller.startPaying(order.trxId, method)))
    expect(await openPages()).toBeLessThanOrEqual(1)
    expect(await openAttempts()).toBeLessThanOrEqual(1)
    await traveller.payByCard(await start())
    await settle()
    await becomes('confirmed')
  })
})

/** The gateway has no memory of payments, or of refunds, for as long as `work` takes: every call of it fails. */
async function withoutGateway(what: 'session' | 'refund', work: () => Promise<void>) {
  const table = sql.identifier(`sandbox_gateway_${what}`)
  await db.execute(sql`alter table ${table} rename to gateway_away`)
  await work().finally(() => db.execute(sql`alter table gateway_away rename to ${table}`))
}

describe('a gateway that does not answer', () => {
  test('is said to be away, whether an attempt is begun, left for another or settled', async () => {
    const away = { status: 503, error: 'UNAVAILABLE' }
    await withoutGateway('session', async () => {
      expect(await traveller.startPaying(order.trxId)).toMatchObject(away)
      expect(await traveller.startPaying(order.trxId)).toMatchObject(away)
      expect(await traveller.call('POST', `/pay/${order.trxId}/settle`, {})).toMatchObject(away)
    })
    await traveller.payByCard(await start())
    await becomes('confirmed')
  })

  test('is asked for a refund by its own job, and by no more than one more an hour', async () => {
    all({ faults: { issue: { mode: 'refuse' } } })
    await withoutGateway('refund', async () => {
      await traveller.payByCard(await start())
      await settle()
      const refundId = await eventually(async () => {
        const { rows } = await db.execute<{ id: string }>(sql`
          select r.id from payment_refund r join payment p on p.id = r.payment_id
          join "order" o on o.id = p.order_id where o.code = ${order.orderCode}`)
        return rows[0]?.id
      })
      const count = async (job: string, more = sql``) =>
        Number(
          (
            await db.execute<{ n: string }>(
              sql`select count(*) as n from jobs.job where name = ${job} ${more}`,
            )
          ).rows[0]?.n,
        )
      // Well within an hour, whatever the time is now.
      clock.advance(minutes(60 - clock.date().getUTCMinutes() + 20))
      for (let time = 0; time < 3; time += 1) {
        const done = sql`and state = 'completed'`
        const before = await count(sweepPayments.name, done)
        await shop.platform.jobs.enqueue(db, sweepPayments, {})
        await eventually(async () => (await count(sweepPayments.name, done)) > before)
      }
      expect(await count(sendRefund.name, sql`and data->>'refundId' = ${refundId}`)).toBe(2)
    })
    await shop.platform.jobs.clockMoved(hours(1))
    await becomes('refunded')
  })
})

describe('settling', () => {
  test('is reached by the notice alone when the traveller never comes back', async () => {
    await traveller.payByCard(await start())
    await becomes('confirmed')
  })

  test('any number of times, at once and in any order, is settling once', async () => {
    await traveller.payByCard(await start())
    const payment = await paymentId()
    const calls = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? settle() : notify(payment),
    )
    await Promise.all(calls)
    const confirmed = await becomes('confirmed')
    await settle()
    await notify(payment)
    expect(confirmed.paid).toEqual(total)
    const whats = confirmed.history.map(({ what }) => what)
    for (const what of ['payment.captured', 'item.issuing', 'item.issued']) {
      expect(whats.filter((each) => each === what)).toHaveLength(1)
    }
    expect(await books()).toMatchObject({ gateway: total.amount, customer: 0 })
    await mailsAre('confirmation')
  })

  test('before anything was paid changes nothing', async () => {
    await start()
    await settle()
    expect((await settle()).payment?.state).toBe('created')
    await notify(await paymentId())
    await becomes('awaiting_payment')
  })
})

describe('money that is not needed goes back by itself', () => {
  test('when an order was paid twice', async () => {
    const transfer = await start('bank_transfer')
    await traveller.atGateway(transfer, 'promise')
    await traveller.payByCard(await start())
    await settle()
    await traveller.atGateway(transfer, 'arrive')
    await becomes('confirmed')
    const { amount } = total
    // The gateway gives it back a moment before our books say so.
    await expect
      .poll(books, { timeout: 20_000 })
      .toMatchObject({ gateway: amount, customer: 0, refunds: 0, atGateway: amount })
    const { paid, refunded } = await becomes('confirmed')
    expect([paid.amount, refunded.amount]).toEqual([amount, 0])
    const [, refund] = await eventually(async () => {
      const found = await mails()
      return found.length === 2 && found.sort((a) => (a.about === 'refund' ? 1 : -1))
    })
    expect(refund?.text).toContain('was paid twice')
    expect(refund?.text).toContain('bank account you paid from')
  })

  test('when the airline refuses to issue', async () => {
    all({ faults: { issue: { mode: 'refuse' } } })
    await traveller.payByCard(await start())
    await settle()
    const { refunded } = await becomes('refunded')
    expect(refunded).toEqual(total)
    expect(await books()).toEqual({ gateway: 0, customer: 0, refunds: 0, atGateway: 0 })
    const [failed, refund] = await mailsAre('failed', 'refund')
    const sum = formatMoney(total, 'en')
    expect(failed?.text).toContain(
      `We’re refunding the full ${sum} to your original payment method`,
    )
    expect(failed?.text).toContain('/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=')
    expect(refund?.text).toContain(`We’ve refunded ${sum}`)
    expect(refund?.text).toMatch(/card you paid with\.\s+Banks .* Expect it by \d+ \w+ \d{4}\./)
  })
})

describe('when the time to pay is over', () => {
  const wait = async () => {
    clock.advance(minutes(45))
    await shop.platform.jobs.clockMoved(minutes(45))
  }

  test.each([
    ['the seats are', { seatsHeldMinutes: 20, priceHeldMinutes: 40 }],
    ['the price is', { seatsHeldMinutes: 40, priceHeldMinutes: 20 }],
  ])('that is when %s held no longer, whichever ends first', async (_, held) => {
    all(held)
    const booking = await traveller.book(searchRequest())
    const { orderCode } = await traveller.must(traveller.submit(booking))
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from "order" where code = ${orderCode}`,
    )
    const overdueIn = (time: number) => overdueOrders(db, new Date(clock.now() + time))
    expect(await overdueIn(minutes(19))).not.toContain(rows[0]?.id)
    expect(await overdueIn(minutes(21))).toContain(rows[0]?.id)
  })

  test('the seats go back, the open page takes no money, and nothing more can be paid', async () => {
    const page = await start()
    await wait()
    await becomes('expired')
    await traveller.payByCard(page)
    await settle()
    expect(await books()).toEqual({ atGateway: 0 })
    expect((await traveller.startPaying(order.trxId)).error).toBe('PAYMENT_EXPIRED')
    const [mail] = await mailsAre('hold-expired')
    expect(mail?.text).toContain('You haven’t been charged')
    expect(mail?.text).toContain('/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=')
  })

  test('a transfer that was promised and never comes ends with the hold, and is asked about no more', async () => {
    await traveller.atGateway(await start('bank_transfer'), 'promise')
    expect((await settle()).payment?.state).toBe('action_required')
    await wait()
    await becomes('expired')
    expect((await settle()).payment?.state).toBe('expired')
    clock.advance(minutes(5))
    expect(await ordersLeftOpen(db, clock.date())).toEqual([])
    await mailsAre('hold-expired')
  })

  test('so does one that the traveller did not wait for, and paid by card instead', async () => {
    await traveller.atGateway(await start('bank_transfer'), 'promise')
    const transfer = await paymentId()
    await traveller.payByCard(await start())
    await becomes('confirmed')
    clock.advance(minutes(2))
    await shop.platform.jobs.enqueue(db, sweepPayments, {})
    await eventually(async () => (await paymentById(db, transfer))?.state === 'expired')
    expect(await books()).toMatchObject({ customer: 0, atGateway: total.amount })
  })

  test('money that was on its way takes the seats again at the same price', async () => {
    const transfer = await start('bank_transfer')
    await traveller.atGateway(transfer, 'promise')
    await wait()
    await becomes('expired')
    await traveller.atGateway(transfer, 'arrive')
    await becomes('confirmed')
    expect(await books()).toMatchObject({ customer: 0, atGateway: total.amount })
  })

  test('so does money that came in time, when the ticket is asked for too late', async () => {
    all({ faults: { lookUp: { mode: 'error' } } })
    await traveller.payByCard(await start())
    await becomes('paid')
    await wait()
    all({ faults: { lookUp: null } })
    await becomes('confirmed')
    expect(await books()).toMatchObject({ customer: 0, atGateway: total.amount })
    const { rows } = await db.execute(sql`
      select what from order_history where what in ('item.expired', 'item.issued') and order_id =
      (select id from "order" where code = ${order.orderCode}) order by id`)
    expect(rows).toEqual([{ what: 'item.expired' }, { what: 'item.issued' }])
  })

  test('or goes back when the seats are gone or dearer by then', async () => {
    const transfer = await start('bank_transfer')
    await traveller.atGateway(transfer, 'promise')
    await wait()
    await becomes('expired')
    all({ priceChange: { percent: 20, times: null } })
    await traveller.atGateway(transfer, 'arrive')
    await becomes('refunded')
    expect(await books()).toEqual({ gateway: 0, customer: 0, refunds: 0, atGateway: 0 })
  })
})
