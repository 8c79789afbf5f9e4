import { describe, expect, test } from 'vitest'
import { cartVisitor } from '../../../../test/support/cart/cart-visitor.ts'
import { orderedStay } from '../../../../test/support/hotel/booked-stay.ts'
import { twoRooms } from '../../../../test/support/hotel/changeable-stay.ts'
import { deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { stayOf } from '../../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { orderRecords } from '../../../../test/support/order-records.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import type { Payable } from '../../../contract/payment/payment.ts'
import { signatureHeader, signNotice } from '../../../sandbox/gateway/signature.ts'
import { minutes } from '../../platform/duration.ts'

const desk = openHotelDesk([
  [
    testProperty('lodge', 'River Lodge'),
    { ref: 'x', now: 5000 },
    { ref: 'later', now: 0, there: 300_000, pay: 'at_property', guarantee: 250_000 },
  ],
])
const ahead = { now: (): number => shop.platform.clock.now() }
const supplier = deskSupplier('north', desk, { clock: ahead })
const shop = await openShop({}, {}, { hotelSuppliers: [supplier] })
const { clock, signer } = shop.platform

/** Orders a stay that a saved card guarantees. */
async function ordered(stay: Partial<StayDates> = {}) {
  const order = await orderedStay(shop, {
    stay: stayOf(stay),
    fits: (rate) => rate.guarantee === 'card',
  })
  const { traveller, trxId } = order
  const { must, call } = traveller
  return {
    ...order,
    start: async () => (await must(traveller.startPaying(trxId))).redirect,
    settle: () => must(traveller.settle(trxId)),
    payable: () => must(call<Payable>('GET', `/pay/${trxId}`)),
    async notify() {
      const payment = (await order.payments()).at(-1)?.id ?? ''
      const notice = { id: crypto.randomUUID(), type: 'payment.saved', payment }
      const key = signer.sign('sandbox gateway', 'webhook')
      const signature = signNotice(key, JSON.stringify(notice), clock.now())
      await must(call('POST', '/webhooks/sandbox', notice, { [signatureHeader]: signature }))
    },
  }
}

describe('a stay that a card guarantees', () => {
  test('waits for the card, which is saved without a charge, and is then booked once', async () => {
    const order = await ordered()
    const waiting = await order.becomes('awaiting_payment')
    expect(waiting.total.amount).toBe(0)
    expect(await order.payable()).toMatchObject({ savesCard: true, methods: ['card'] })
    expect(desk.bookings.get((await order.order()).reservations[0]?.reference ?? '')?.state).toBe(
      'held',
    )
    expect((await order.traveller.startPaying(order.trxId, 'bank_transfer')).error).toBe(
      'PAYMENT_METHOD_UNKNOWN',
    )
    await order.traveller.payByCard(await order.start())
    await order.settle()
    await order.settle()
    await order.notify()
    await order.becomes('confirmed')
    expect(await order.payments()).toMatchObject([{ state: 'saved', amount: { amount: 0 } }])
    expect((await order.order()).reservations[0]?.guarantee).toEqual({ card: '4242' })
    expect(await order.books()).toEqual({ customer: 0, supplier: 0, atGateway: 0 })
    await order.mailAbout('confirmation')
    expect(await order.payable()).not.toHaveProperty('savesCard')
    expect((await order.traveller.startPaying(order.trxId)).error).toBe('NOTHING_TO_PAY')
  })

  test('keeps its rooms once cancelling is charged', async () => {
    const order = await ordered(twoRooms)
    await order.becomes('awaiting_payment')
    await order.traveller.payByCard(await order.start())
    await order.settle()
    const { items } = await order.becomes('confirmed')
    const change = (count: number, adults: number) =>
      order.traveller.call('POST', `/order/${order.orderCode}/stay-change-quotes`, {
        itemId: items[0]?.id,
        checkIn: stayOf().checkIn,
        checkOut: stayOf().checkOut,
        rooms: items.slice(0, count).map(({ id, travellers: [leadGuest] }) => ({
          itemId: id,
          adults,
          childAges: [],
          leadGuest,
        })),
      })
    expect((await change(1, 2)).error).toBe('NOT_CHANGEABLE')
    expect((await change(2, 1)).status).toBe(201)
  })

  test('is booked by the notice alone, if nobody comes back', async () => {
    const order = await ordered()
    await order.becomes('awaiting_payment')
    await order.traveller.payByCard(await order.start(), '5555555555554444')
    await order.notify()
    await order.becomes('confirmed')
    expect((await order.order()).reservations[0]?.guarantee).toEqual({ card: '4444' })
  })

  test('is booked with a card that needs 3-D Secure, after one that was declined', async () => {
    const order = await ordered()
    await order.becomes('awaiting_payment')
    await order.traveller.payByCard(await order.start(), '4000000000000002')
    expect((await order.settle()).payment).toMatchObject({ state: 'declined' })
    expect((await order.current()).status).toBe('awaiting_payment')
    const page = await order.start()
    await order.traveller.payByCard(page, '4000002500003155')
    expect((await order.settle()).payment?.state).toBe('action_required')
    await order.traveller.atGateway(page, 'authenticate')
    await order.settle()
    await order.becomes('confirmed')
    expect((await order.order()).reservations[0]?.guarantee).toEqual({ card: '3155' })
  })

  test('is released if no card is saved in time, and its page takes none any more', async () => {
    const order = await ordered()
    await order.becomes('awaiting_payment')
    const page = await order.start()
    clock.advance(minutes(21))
    await shop.platform.jobs.clockMoved(minutes(21))
    await order.becomes('expired')
    await order.traveller.payByCard(page)
    expect((await order.settle()).payment?.state).not.toBe('saved')
    expect((await order.current()).status).toBe('expired')
  })
})

test('in a cart the payment for the rest saves the card, too, and only cards are offered', async () => {
  const guest = cartVisitor(shop.traveller(), signer)
  await guest.addStay('north-lodge', stayOf(), ({ pay }) => pay === 'now')
  const later = stayOf({ checkIn: inDays(60), checkOut: inDays(62) })
  await guest.addStay('north-lodge', later, ({ pay }) => pay === 'at_property')
  const { trxId } = await guest.must(guest.checkOut(await guest.check()))
  const records = orderRecords(shop, trxId)
  const payable = await guest.must(guest.call<Payable>('GET', `/pay/${trxId}`))
  expect(payable).toMatchObject({ savesCard: true, methods: ['card'] })
  expect(payable.total.amount).toBeGreaterThan(0)
  await guest.payByCard((await guest.must(guest.startPaying(trxId))).redirect)
  await guest.must(guest.settle(trxId))
  await eventually(async () =>
    (await records.order()).reservations.every(({ state }) => state === 'confirmed'),
  )
  const { reservations } = await records.order()
  expect(reservations.map(({ guarantee }) => guarantee)).toEqual([null, { card: '4242' }])
  const { amount } = payable.total
  expect(await records.payments()).toMatchObject([{ state: 'captured', amount: payable.total }])
  expect(await records.books()).toMatchObject({ gateway: amount, customer: 0, supplier: -amount })
})
