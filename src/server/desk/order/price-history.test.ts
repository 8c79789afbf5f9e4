import { beforeEach, expect, test } from 'vitest'
import { orderedStay } from '../../../../test/support/hotel/booked-stay.ts'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { filledStay, stayOf, stayVisitor } from '../../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { openShop } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import { searchRequest, type Traveller } from '../../../../test/support/traveller.ts'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import type { Booking } from '../../../contract/flight/booking.ts'
import type { Money } from '../../../contract/money.ts'
import { formatMoney } from '../../../contract/words/format-money.ts'
import { days } from '../../platform/duration.ts'

const rate = { ref: 'one', now: 5000 }
const quoted = openHotelDesk([[testProperty('villa', 'Hill Villa'), rate]])
const held = openHotelDesk([[testProperty('lodge', 'River Lodge'), rate]])
const suppliers = [deskSupplier('south', quoted, { holds: false }), deskSupplier('north', held)]
const shop = await openShop({}, {}, { hotelSuppliers: suppliers })
const { connection, signer, clock, jobs } = shop.platform

beforeEach(() => {
  shop.calm()
  for (const desk of [quoted, held]) calmDesk(desk)
  quoted.rates.set('villa', [rate])
  held.rates.set('lodge', [rate])
})

/** Returns what staff read about an order's prices, oldest first. */
async function pricesOf(code: string) {
  const support = await signInStaff(shop, ['support'])
  const call = support.call<DeskOrder>('GET', `/desk/orders/${code}`)
  const { timeline } = await support.must(call)
  return timeline
    .filter(({ kind, what }) => kind === 'history' && /price/.test(what))
    .map(({ what, detail }) => `${what}: ${detail}`)
}
const change = (before: Money, after: Money) =>
  `${formatMoney(before, 'en-GB')} → ${formatMoney(after, 'en-GB')}`

/** Returns the codes of a device's orders, oldest first, also those that were withdrawn. */
async function codesOf({ auid }: Traveller): Promise<string[]> {
  const { rows } = await connection.pool.query(
    'select code from "order" where owner = $1 order by created_at',
    [auid],
  )
  return rows.map(({ code }) => code)
}

async function quotedStay() {
  const order = await orderedStay(shop, { hotel: 'south-villa' })
  await order.becomes('awaiting_payment')
  quoted.rates.set('villa', [{ ref: 'one', now: 6000 }])
  const start = (accepted?: Money) => order.traveller.startPaying(order.trxId, 'card', accepted)
  const refused = await start(order.now)
  const { newPrice } = refused.details as { newPrice: Money }
  return { ...order, start, newPrice }
}

test('a price that changes before the payment is told once, and that the payer agreed', async () => {
  const { orderCode, now, newPrice, start, traveller } = await quotedStay()
  // Whoever tries again meets the same price.
  expect(await start(now)).toMatchObject({ error: 'PRICE_CHANGED' })
  const met = `order.price_changed: ${change(now, newPrice)}`
  expect(await pricesOf(orderCode)).toEqual([met])
  await traveller.must(start(newPrice))
  expect(await pricesOf(orderCode)).toEqual([met, `order.repriced: ${change(now, newPrice)}`])
})

test('a price that falls back is told as well', async () => {
  const { orderCode, now, newPrice, start, traveller } = await quotedStay()
  quoted.rates.set('villa', [rate])
  await traveller.must(start(now))
  expect(await pricesOf(orderCode)).toEqual([
    `order.price_changed: ${change(now, newPrice)}`,
    `order.price_changed: ${change(newPrice, now)}`,
  ])
})

test('a stay at another price when it’s booked: met by one order, and agreed to for the next', async () => {
  const traveller = shop.traveller()
  const guest = stayVisitor(traveller, signer)
  const booking = await guest.book('north-lodge', stayOf())
  const old = booking.rate.price.total
  held.rates.set('lodge', [{ ref: 'one', now: 6000 }])
  const refused = await guest.submit(booking)
  const { newPrice } = refused.details as { newPrice: Money }
  await traveller.must(guest.submit(booking, filledStay(booking), newPrice))
  const [first = '', second = ''] = await codesOf(traveller)
  expect(await pricesOf(first)).toEqual([`order.price_changed: ${change(old, newPrice)}`])
  expect(await pricesOf(second)).toEqual([`order.repriced: ${change(old, newPrice)}`])
})

test('so are flights', async () => {
  const traveller = shop.traveller()
  const { bookId, ...booking } = await traveller.book(searchRequest())
  const dearer = { priceChange: { percent: 10, times: 1 } }
  const airlines = ['meridian', 'skipjack', 'wayline'].map((id) => [id, dearer])
  shop.world?.dials.change({ suppliers: Object.fromEntries(airlines) })
  expect(await traveller.submit({ bookId, ...booking })).toMatchObject({ error: 'PRICE_CHANGED' })
  shop.calm()
  const call = traveller.call<Booking>('GET', `/flight/bookings/${bookId}`)
  const now = await traveller.must(call)
  await traveller.must(traveller.submit(now))
  const [first = '', second = ''] = await codesOf(traveller)
  const met = change(booking.total, now.total)
  expect(await pricesOf(first)).toEqual([`order.price_changed: ${met}`])
  expect(await pricesOf(second)).toEqual([`order.repriced: ${met}`])
})

test('a price that nobody agrees to in time was left', async () => {
  const { orderCode, now, newPrice, becomes } = await quotedStay()
  // The supplier’s price stands until 2099.
  clock.advance(days(27_000))
  await jobs.clockMoved(days(27_000))
  await becomes('expired')
  expect(await pricesOf(orderCode)).toEqual([
    `order.price_changed: ${change(now, newPrice)}`,
    `order.price_left: ${change(now, newPrice)}`,
  ])
})
