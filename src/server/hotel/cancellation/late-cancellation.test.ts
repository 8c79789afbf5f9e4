import { expect, test } from 'vitest'
import { orderedStay } from '../../../../test/support/hotel/booked-stay.ts'
import { deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { stayOf } from '../../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { openShop } from '../../../../test/support/shop.ts'
import { milliseconds } from '../../platform/duration.ts'

const { checkIn } = stayOf()
/** 18:00 in Bangkok, four hours after check-in begins. */
const promised = `${checkIn}T11:00:00.000Z`
const desk = openHotelDesk([
  [testProperty('lodge', 'River Lodge'), { ref: 'late', now: 5000, freeUntil: promised }],
])
const clock = { now: (): number => shop.platform.clock.now() }
const shop = await openShop({}, {}, { hotelSuppliers: [deskSupplier('north', desk, { clock })] })

test('free cancellation stands until the instant shown, also after check-in has begun', async () => {
  const order = await orderedStay(shop)
  await order.pay()
  await order.becomes('confirmed')
  const until = Date.parse(promised)
  const pass = (to: number) => shop.platform.clock.advance(milliseconds(to - clock.now()))
  pass(until - 60_000)
  const found = await order.current()
  expect(found.items[0]?.hotel?.hasStarted).toBe(true)
  expect((await order.afterSales()).reservations).toMatchObject([{ refund: 'allowed' }])
  const quote = await order.traveller.must(order.quoteRefund())
  expect(quote.amount).toEqual(order.now)

  pass(until)
  expect((await order.afterSales()).reservations).toEqual([])
  expect((await order.quoteRefund()).error).toBe('NOT_REFUNDABLE')
})
