import { describe, expect, test } from 'vitest'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { filledStay, stayOf, stayVisitor } from '../../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { orderRecords } from '../../../../test/support/order-records.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { filledDraft, searchRequest } from '../../../../test/support/traveller.ts'
import { onSiteSums } from '../../../contract/checkout/on-site-sums.ts'
import { type Money, money } from '../../../contract/money.ts'
import type { Payable } from '../../../contract/payment/payment.ts'
import { findBooking } from '../../flight/booking/booking-store.ts'
import { flightOrder } from '../../flight/booking/flight-order.ts'
import { priceLines } from '../../flight/booking/price-lines.ts'
import { ownPayable, priceOf } from '../../order/whole-order.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { findStayBooking } from '../booking/stay-booking-store.ts'
import { stayOrder } from '../booking/stay-order.ts'

const rate = { ref: 'x', now: 5000 }
const desk = openHotelDesk([[testProperty('lodge', 'River Lodge'), rate]])
const shop = await openShop(
  {},
  {},
  { hotelSuppliers: [deskSupplier('north', desk, { holds: false })] },
)
const { db, seal, signer } = shop.platform

/** Places an order of a flight and a stay in two bundles, as a checkout of both does. */
async function ordered() {
  const traveller = shop.traveller()
  const visitor = stayVisitor(traveller, signer)
  const asker = { auid: traveller.auid, memberId: undefined }
  const flight = await traveller.book(searchRequest())
  const stay = await visitor.book('north-lodge', stayOf())
  const flightRow = await findBooking(db, seal, flight.bookId, asker)
  const stayRow = await findStayBooking(db, seal, stay.bookId, asker)
  if (!flightRow || !stayRow) throw new Error('no drafts')
  const guest = { memberId: null, language: 'en', attribution: null }
  const ofFlight = flightOrder(flightRow, filledDraft(flight), {
    ...guest,
    lines: priceLines(flightRow.offers, []),
  })
  const ofStay = stayOrder(stayRow, filledStay(stay), { ...guest, seal })
  const [[room] = []] = ofStay.bundles
  if (!room) throw new Error('no room')
  const items = room.items.map((item) => ({ ...item, position: item.position + 1 }))
  const bundles = [...ofFlight.bundles, [{ ...room, items }]]
  const placed = await inTransaction(db, (tx) =>
    shop.orders.place(tx, { ...ofFlight, bundles }, traveller.address),
  )
  await shop.orders.reserve(placed)
  const { trxId } = ownPayable(placed)
  const current = () => traveller.must(traveller.order(placed.code))
  await eventually(async () => (await current()).status === 'awaiting_payment')
  return {
    traveller,
    current,
    fare: flight.total.amount,
    room: stay.rate.price.now.amount,
    payable: () => traveller.must(traveller.call<Payable>('GET', `/pay/${trxId}`)),
    start: (accepted?: Money, onSite?: Money[]) =>
      traveller.startPaying(trxId, 'card', accepted, onSite),
    async pay(before = () => {}, accepted?: Money) {
      const { redirect } = await traveller.must(traveller.startPaying(trxId, 'card', accepted))
      before()
      await traveller.payByCard(redirect)
      await traveller.settle(trxId)
    },
    ...orderRecords(shop, trxId),
  }
}

test('a flight and a stay are paid together and confirmed, with one mail about both', async () => {
  calmDesk(desk)
  const order = await ordered()
  expect((await order.current()).total.amount).toBe(order.fare + order.room)
  await order.pay()
  await eventually(async () => (await order.current()).status === 'confirmed')
  const [mail] = await eventually(async () => {
    const all = await order.mails()
    return all.length > 0 && all
  })
  expect(mail?.text).toContain('River Lodge')
  expect(mail?.text).toContain('Kuala Lumpur – Bangkok')
})

test('a stay that fails after payment is refunded, and the flight is kept', async () => {
  calmDesk(desk)
  const order = await ordered()
  // Sold while the payer is on the gateway's page.
  await order.pay(() => {
    desk.rooms = 0
  })
  const found = await eventually(async () => {
    const now = await order.current()
    return now.refunded.amount > 0 && now.status === 'partly_confirmed' && now
  })
  expect(found.items.map(({ product, state }) => `${product} ${state}`)).toEqual([
    'flight confirmed',
    'hotel failed',
  ])
  expect(found.status).toBe('partly_confirmed')
  expect(found.refunded.amount).toBe(order.room)
})

describe('a stay that is sold out before the payment starts', () => {
  async function leftOut() {
    calmDesk(desk)
    desk.rates.set('lodge', [rate])
    const order = await ordered()
    desk.rooms = 0
    expect(await order.start()).toMatchObject({ error: 'OFFER_GONE' })
    return order
  }

  test('is left out, and the payer agrees to the rest', async () => {
    const order = await leftOut()
    const { total, items, leftOut: gone } = await order.payable()
    expect(total.amount).toBe(order.fare)
    expect(items.map(({ product }) => product)).toEqual(['flight'])
    expect(gone?.map(({ title }) => title)).toEqual(['River Lodge'])
    expect(priceOf(gone ?? [])).toBe(order.room)
    const before = money(order.fare + order.room, total.currency)
    // Another page may still show the stay.
    for (const seen of [undefined, before]) {
      expect(await order.start(seen)).toMatchObject({
        error: 'PRICE_CHANGED',
        details: { oldPrice: before, newPrice: total },
      })
    }
    await order.traveller.must(order.start(total))
  })

  test('isn’t part of the order’s price, and the mail says that it wasn’t charged', async () => {
    const order = await leftOut()
    await order.pay(undefined, (await order.payable()).total)
    const found = await eventually(async () => {
      const now = await order.current()
      return now.status === 'partly_confirmed' && now
    })
    expect(found.paid.amount).toBe(order.fare)
    expect(found.refunded.amount).toBe(0)
    expect(found.items.map(({ isLeftOut = false }) => isLeftOut)).toEqual([false, true])
    expect(priceOf(found.items.filter(({ isLeftOut }) => !isLeftOut))).toBe(found.total.amount)
    const [mail, ...others] = await eventually(async () => {
      const all = await order.mails()
      return all.length > 0 && all
    })
    expect(others).toEqual([])
    expect(mail?.text).toMatch(/you weren’t charged for it[\s\S]*River Lodge/)
    expect(mail?.text).not.toMatch(/refund/i)
  })

  test('is left out if nothing was due for it now, and the payer agrees to that, too', async () => {
    calmDesk(desk)
    desk.rates.set('lodge', [{ ref: 'x', now: 0, there: 50_000, pay: 'at_property' }])
    const order = await ordered()
    const { total, items } = await order.payable()
    const onSite = onSiteSums(items)
    desk.rooms = 0
    expect(await order.start(total, onSite)).toMatchObject({ error: 'OFFER_GONE' })
    const { leftOut: gone } = await order.payable()
    expect(gone?.map(({ title }) => title)).toEqual(['River Lodge'])
    expect(await order.start(total, onSite)).toMatchObject({ error: 'PRICE_CHANGED' })
    await order.traveller.must(order.start(total, []))
  })
})
