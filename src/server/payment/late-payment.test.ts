import { beforeAll, describe, expect, test } from 'vitest'
import { holdClocks } from '../../../test/support/hold-clocks.ts'
import { patience } from '../../../test/support/patience.ts'
import { eventually } from '../../../test/support/shop.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import { searchRequest } from '../../../test/support/traveller.ts'
import { openUnpaidOrder } from '../../../test/support/unpaid-order.ts'
import type { Payable, ReturnedPayment } from '../../contract/payment/payment.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import { minutes } from '../platform/duration.ts'
import { sweepPayments } from './jobs.ts'
import { ordersLeftOpen, paymentById } from './payment-store.ts'

const scene = await openUnpaidOrder()
const { shop, all, start, settle, becomes, books, mails, mailsAre, paymentId } = scene
const { clock, db } = shop.platform

describe('money that isn’t needed is refunded automatically', () => {
  test('when an order was paid twice', async () => {
    const transfer = await start('bank_transfer')
    await scene.traveller.atGateway(transfer, 'promise')
    await scene.traveller.payByCard(await start())
    await settle()
    await scene.traveller.atGateway(transfer, 'arrive')
    await becomes('confirmed')
    const { amount } = scene.total
    // The gateway refunds it just before our ledger records it.
    await expect
      .poll(books, { timeout: patience() })
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
    await scene.traveller.payByCard(await start())
    await settle()
    const { refunded } = await becomes('refunded')
    expect(refunded).toEqual(scene.total)
    expect(await books()).toEqual({ gateway: 0, customer: 0, refunds: 0, atGateway: 0 })
    const [failed] = await mailsAre('failed')
    const sum = formatMoney(scene.total, 'en-GB')
    expect(failed?.text).toContain(`We’re refunding ${sum} to the card you paid with`)
    expect(failed?.text).toContain('/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=')
    expect(failed?.text).toMatch(/Expect it by \d+ \w+ \d{4} at the\s+latest\./)
  })
})

describe('after the payment deadline', () => {
  const wait = () => shop.pass(minutes(45))
  const returned = () =>
    scene.traveller.must(
      scene.traveller.call<ReturnedPayment>('POST', `/pay/${scene.order.trxId}/return`, {}),
    )
  const payableOf = (trxId: string) =>
    scene.traveller.must(scene.traveller.call<Payable>('GET', `/pay/${trxId}`))
  beforeAll(shop.untilMidnight)

  test.each([
    ['the seats are', { seatsHeldMinutes: 20, priceHeldMinutes: 40 }],
    ['the price is', { seatsHeldMinutes: 40, priceHeldMinutes: 20 }],
  ])('the deadline is when %s no longer held, whichever comes first', async (_, held) => {
    all(held)
    holdClocks()
    const booking = await scene.traveller.book(searchRequest())
    const { trxId } = await scene.traveller.must(scene.traveller.submit(booking))
    const { payUntil } = await payableOf(trxId)
    expect(Date.parse(payUntil ?? '') - clock.now()).toBe(minutes(20))
    await shop.pass(minutes(20))
    await eventually(async () => (await payableOf(trxId)).payUntil === null)
  })

  test('the seats are released, the open payment page is closed, and no new one can be opened', async () => {
    const page = await start()
    await wait()
    await becomes('expired')
    await scene.traveller.payByCard(page)
    await settle()
    expect(await books()).toEqual({ atGateway: 0 })
    expect((await scene.traveller.startPaying(scene.order.trxId)).error).toBe('PAYMENT_EXPIRED')
    const [mail] = await mailsAre('hold-expired')
    expect(mail?.text).toContain('You haven’t been charged')
    expect(mail?.text).toContain('/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=')
  })

  test('a promised transfer that never arrives expires with the hold and isn’t looked up any more', async () => {
    await scene.traveller.atGateway(await start('bank_transfer'), 'promise')
    expect((await settle()).payment?.state).toBe('action_required')
    await wait()
    await becomes('expired')
    expect((await settle()).payment?.state).toBe('expired')
    clock.advance(minutes(5))
    expect(await ordersLeftOpen(db, clock.date())).toEqual([])
    await mailsAre('hold-expired')
    expect((await settle()).late).toBe('to_book')
    expect(await returned()).toMatchObject({ state: 'to_book' })
  })

  test('so does one that the traveller replaced with a card payment', async () => {
    await scene.traveller.atGateway(await start('bank_transfer'), 'promise')
    const transfer = await paymentId()
    await scene.traveller.payByCard(await start())
    await becomes('confirmed')
    clock.advance(minutes(2))
    await shop.platform.jobs.enqueue(db, sweepPayments, {})
    await eventually(async () => (await paymentById(db, transfer))?.state === 'expired')
    expect(await books()).toMatchObject({ customer: 0, atGateway: scene.total.amount })
  })

  test('money that was on its way reserves the seats again at the same price', async () => {
    const transfer = await start('bank_transfer')
    await scene.traveller.atGateway(transfer, 'promise')
    await wait()
    await becomes('expired')
    await scene.traveller.atGateway(transfer, 'arrive')
    await becomes('confirmed')
    expect(await books()).toMatchObject({ customer: 0, atGateway: scene.total.amount })
  })

  test('so does money that arrived in time, if the ticket is requested too late', async () => {
    all({ faults: { lookUp: { mode: 'error' } } })
    await scene.traveller.payByCard(await start())
    await becomes('paid')
    await wait()
    all({ faults: { lookUp: null } })
    const { history } = await becomes('confirmed')
    expect(await books()).toMatchObject({ customer: 0, atGateway: scene.total.amount })
    const ends = history
      .map(({ event }) => event)
      .filter((event) => event === 'reservation.expired' || event === 'reservation.confirmed')
    expect(ends).toEqual(['reservation.expired', 'reservation.confirmed'])
  })

  test('or is refunded if the seats are gone or cost more by then', async () => {
    const transfer = await start('bank_transfer')
    await scene.traveller.atGateway(transfer, 'promise')
    await wait()
    await becomes('expired')
    all({ priceChange: { percent: 20, times: null } })
    await scene.traveller.atGateway(transfer, 'arrive')
    await becomes('refunded')
    expect(await books()).toEqual({ gateway: 0, customer: 0, refunds: 0, atGateway: 0 })
    expect(await returned()).toMatchObject({ state: 'refunded' })
  })

  test('is refunded, and said to be, if the order was released meanwhile', async () => {
    const transfer = await start('bank_transfer')
    await scene.traveller.atGateway(transfer, 'promise')
    const support = await signInStaff(shop, ['support'])
    const { orderCode } = scene.order
    const why = { why: 'The traveller called' }
    await support.must(support.call('POST', `/desk/orders/${orderCode}/release`, why))
    expect((await settle()).late).toBe('to_refund')
    await scene.traveller.atGateway(transfer, 'arrive')
    await eventually(async () => (await settle()).late === 'refunding')
    expect(await returned()).toMatchObject({ state: 'refunding' })
    const all = await eventually(async () => {
      const found = await mails()
      return found.some(({ about }) => about === 'refund') && found
    })
    const refund = all.find(({ about }) => about === 'refund')
    expect(refund?.text).toContain(`payment for order ${orderCode} arrived too late`)
    expect(refund?.text).not.toContain('twice')
  })
})
