import { beforeEach, describe, expect, test } from 'vitest'
import { orderedStay } from '../../../test/support/hotel/booked-stay.ts'
import { changeableStay } from '../../../test/support/hotel/changeable-stay.ts'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../test/support/hotel/hotel-desk.ts'
import { testProperty } from '../../../test/support/hotel/test-properties.ts'
import { eventually, openShop } from '../../../test/support/shop.ts'
import { inDays } from '../../../test/support/traveller.ts'
import type { Payable } from '../../contract/payment/payment.ts'
import { discountOf } from '../order/discount.ts'
import { priceOf } from '../order/whole-order.ts'
import { addPromos } from './promo-store.ts'
import { promoCode } from './testing/promo-code.ts'

const rate = { ref: 'x', now: 5000, there: 10_000 }
const desk = openHotelDesk([[testProperty('lodge', 'River Lodge'), rate]])
const quotedDesk = openHotelDesk([[testProperty('villa', 'Hill Villa'), { ref: 'one', now: 5000 }]])
const shop = await openShop(
  {},
  {},
  {
    hotelSuppliers: [
      deskSupplier('north', desk),
      deskSupplier('south', quotedDesk, { holds: false }),
    ],
  },
)
await addPromos(shop.platform.db, [
  promoCode({ code: 'STAYTEN' }),
  promoCode({ code: 'ONCE', totalUses: 1 }),
])
beforeEach(() => {
  shop.calm()
  calmDesk(desk)
  calmDesk(quotedDesk)
})

type Stay = Pick<Awaited<ReturnType<typeof orderedStay>>, 'traveller' | 'trxId'>
const apply = ({ traveller, trxId }: Stay, code = 'STAYTEN') =>
  traveller.call<object>('PUT', `/pay/${trxId}/promo`, { code })

describe('a stay that is paid now', () => {
  test('refunds the same share when it becomes shorter, and again when it is cancelled', async () => {
    const order = await changeableStay(shop, {}, (unpaid) => unpaid.traveller.must(apply(unpaid)))
    const before = await order.current()
    const full = priceOf(before.items) + discountOf(before.items)
    const quoted = await order.must(order.ask({ checkOut: inDays(43) }))
    const half = full - quoted.to.rate.price.now.amount
    expect(quoted.amount.amount).toBe(-Math.round((half * before.total.amount) / full))
    await order.must(order.confirm(quoted.quoteId))
    expect((await order.done(quoted.quoteId)).state).toBe('completed')
    const now = await eventually(async () => {
      const found = await order.current()
      return found.refunded.amount > 0 && found
    })
    expect(priceOf(now.items)).toBe(before.total.amount + quoted.amount.amount)
    expect(priceOf(now.items) + discountOf(now.items)).toBe(quoted.to.rate.price.now.amount)
    const books = await eventually(async () => {
      const found = await order.books()
      return found.refunds === 0 && found
    })
    expect(books).toMatchObject({
      customer: 0,
      gateway: now.total.amount,
      promotions: discountOf(now.items),
    })
    const refund = await order.must(order.quoteRefund())
    expect(refund.lines[0]?.amount.amount).toBe(now.total.amount)
  })

  test('keeps its discount at a new price of the supplier', async () => {
    const order = await orderedStay(shop, { hotel: 'south-villa' })
    await order.becomes('awaiting_payment')
    await order.traveller.must(apply(order))
    const payable = () =>
      order.traveller.must(order.traveller.call<Payable>('GET', `/pay/${order.trxId}`))
    const discount = discountOf((await payable()).items)
    expect(discount).toBeGreaterThan(0)
    quotedDesk.rates.set('villa', [{ ref: 'one', now: 6000 }])
    expect((await order.traveller.startPaying(order.trxId)).error).toBe('PRICE_CHANGED')
    const { total, items } = await payable()
    expect(discountOf(items)).toBe(discount)
    expect(total.amount).toBe(priceOf(items))
    expect((await apply(order)).error).toBe('PRICE_CHANGED')
    const start = order.traveller.startPaying(order.trxId, 'card', total)
    await order.traveller.payByCard((await order.traveller.must(start)).redirect)
    await order.traveller.settle(order.trxId)
    await order.becomes('confirmed')
    expect(await order.books()).toMatchObject({
      customer: 0,
      gateway: total.amount,
      promotions: discount,
    })
  })
})

test('a stay with a deposit takes no code', async () => {
  quotedDesk.rates.set('villa', [{ ref: 'one', now: 5000, there: 9000, pay: 'deposit' }])
  const order = await orderedStay(shop, { hotel: 'south-villa' })
  await order.becomes('awaiting_payment')
  expect((await apply(order)).error).toBe('PROMO_PAID_LATER')
})

test('the use of a stay that is sold out before it is paid is released', async () => {
  quotedDesk.rates.set('villa', [{ ref: 'one', now: 5000 }])
  const ordered = async () => {
    const order = await orderedStay(shop, { hotel: 'south-villa' })
    await order.becomes('awaiting_payment')
    return order
  }
  const first = await ordered()
  await first.traveller.must(apply(first, 'ONCE'))
  await first.traveller.must(first.traveller.startPaying(first.trxId))
  const second = await ordered()
  expect((await apply(second, 'ONCE')).error).toBe('PROMO_USED_UP')
  quotedDesk.rooms = 0
  expect((await first.traveller.startPaying(first.trxId)).error).toBe('OFFER_GONE')
  expect((await apply(second, 'ONCE')).status).toBe(200)
})
