import { beforeEach, describe, expect, test, vi } from 'vitest'
import { orderedStay } from '../../../../test/support/hotel/booked-stay.ts'
import {
  calmDesk,
  type DeskRate,
  deskSupplier,
  openHotelDesk,
} from '../../../../test/support/hotel/hotel-desk.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { patience } from '../../../../test/support/patience.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { onSiteSums } from '../../../contract/checkout/on-site-sums.ts'
import type { Rate } from '../../../contract/hotel/rate.ts'
import type { Money } from '../../../contract/money.ts'
import type { Payable } from '../../../contract/payment/payment.ts'

const rate = { ref: 'one', now: 5000 }
const desk = openHotelDesk([[testProperty('villa', 'Hill Villa'), rate]])
const shop = await openShop(
  {},
  {},
  { hotelSuppliers: [deskSupplier('south', desk, { holds: false })] },
)

const sell = (...rates: DeskRate[]) => desk.rates.set('villa', rates)

beforeEach(() => {
  shop.calm()
  calmDesk(desk)
  sell(rate)
})

async function ordered(fits?: (rate: Rate) => boolean) {
  const order = await orderedStay(shop, { hotel: 'south-villa', ...(fits && { fits }) })
  await order.becomes('awaiting_payment')
  const { traveller, trxId } = order
  return {
    ...order,
    start: (accepted?: Money, onSite?: Money[]) =>
      traveller.startPaying(trxId, 'card', accepted, onSite),
    payable: () => traveller.must(traveller.call<Payable>('GET', `/pay/${trxId}`)),
  }
}

describe('a stay that is only quoted', () => {
  test('and sold out before its payment starts takes no money', async () => {
    const order = await ordered()
    desk.rooms = 0
    expect(await order.start()).toMatchObject({ error: 'OFFER_GONE' })
    expect((await order.current()).status).toBe('failed')
    expect(await order.payments()).toEqual([])
    expect((await order.current()).history.map(({ event }) => event)).toContain(
      'reservation.failed',
    )
    // Whoever tries again, as in another tab, is told the same.
    expect(await order.start()).toMatchObject({ error: 'OFFER_GONE' })
  })

  test('at another price is paid once the payer has agreed to that', async () => {
    const order = await ordered()
    sell({ ref: 'one', now: 6000 })
    const refused = await order.start(order.now)
    expect(refused).toMatchObject({ error: 'PRICE_CHANGED', details: { oldPrice: order.now } })
    // Still both after a reload.
    const payable = await order.payable()
    expect(payable.oldTotal).toEqual(order.now)
    expect(payable.total.amount).toBeGreaterThan(order.now.amount)
    expect(refused).toMatchObject({ details: { newPrice: payable.total } })
    expect(payable.items[0]?.hotel?.rate.price.now).toEqual(payable.total)
    expect(payable.oldItems?.[0]?.hotel?.rate.price.now).toEqual(order.now)
    for (const stale of [undefined, order.now]) {
      expect(await order.start(stale)).toMatchObject({ error: 'PRICE_CHANGED' })
    }

    const { redirect } = await order.traveller.must(order.start(payable.total))
    expect((await order.payable()).oldTotal).toBeUndefined()
    await order.traveller.payByCard(redirect)
    await order.traveller.settle(order.trxId)
    const found = await order.becomes('confirmed')
    expect([found.total, found.paid]).toEqual([payable.total, payable.total])
    expect(await order.books()).toMatchObject({
      gateway: payable.total.amount,
      supplier: -payable.total.amount,
    })
  })

  test('whose price falls back is paid at the first one', async () => {
    const order = await ordered()
    sell({ ref: 'one', now: 6000 })
    await order.start(order.now)
    sell(rate)
    await order.traveller.must(order.start(order.now))
    expect(await order.payable()).toMatchObject({ total: order.now })
    expect((await order.payable()).oldTotal).toBeUndefined()
  })

  test('whose price changes while it is paid is refunded, and says why', async () => {
    const order = await ordered()
    const { redirect } = await order.traveller.must(order.start(order.now))
    sell({ ref: 'one', now: 6000 })
    await order.traveller.payByCard(redirect)
    await order.traveller.settle(order.trxId)
    await order.becomes('refunded')
    expect((await order.payable()).isPriceLost).toBe(true)
  })

  test('whose price changes again is compared with the price that was agreed to', async () => {
    const order = await ordered()
    sell({ ref: 'one', now: 6000 })
    await order.start(order.now)
    const { total: agreed } = await order.payable()
    sell(rate)
    expect(await order.start(agreed)).toMatchObject({
      error: 'PRICE_CHANGED',
      details: { oldPrice: agreed, newPrice: order.now },
    })
    await order.traveller.must(order.start(order.now))
  })

  test('ends an open payment page before its price changes', async () => {
    const order = await ordered()
    const { redirect } = await order.traveller.must(order.start(order.now))
    sell({ ref: 'one', now: 6000 })
    expect(await order.start(order.now)).toMatchObject({ error: 'PRICE_CHANGED' })
    await order.traveller.payByCard(redirect)
    await order.traveller.settle(order.trxId)
    expect((await order.current()).paid.amount).toBe(0)
  })

  test.each([
    ['the agreed price', false],
    ['a new price', true],
  ])('started ten times at once at %s has one page', async (_, isNew) => {
    const order = await ordered()
    if (isNew) {
      sell({ ref: 'one', now: 6000 })
      expect(await order.start(order.now)).toMatchObject({ error: 'PRICE_CHANGED' })
    }
    const { total } = await order.payable()
    const started = await Promise.all(
      Array.from({ length: 10 }, () => order.traveller.must(order.start(total))),
    )
    expect(new Set(started.map(({ redirect }) => redirect)).size).toBe(1)
    expect(await order.gatewayPages()).toEqual(['open'])
    await order.traveller.payByCard(started[0]?.redirect ?? '')
    await order.traveller.settle(order.trxId)
    expect((await order.becomes('confirmed')).paid).toEqual(total)
  })

  test('keeps the page that was opened while another call waited for the supplier', async () => {
    const order = await ordered()
    sell({ ref: 'one', now: 6000 })
    await order.start(order.now)
    const { total } = await order.payable()
    let answer = () => {}
    desk.waits = new Promise((resolve) => {
      answer = resolve
    })
    const asked = desk.calls.length
    const slow = order.start(total)
    await vi.waitFor(() => expect(desk.calls.length).toBeGreaterThan(asked), patience())
    desk.waits = undefined
    const { redirect } = await order.traveller.must(order.start(total))
    answer()
    expect((await order.traveller.must(slow)).redirect).toBe(redirect)
    expect(await order.gatewayPages()).toEqual(['open'])
  })

  test('sold out while it’s started ten times at once is told to everyone', async () => {
    const order = await ordered()
    desk.rooms = 0
    const started = await Promise.all(Array.from({ length: 10 }, () => order.start(order.now)))
    expect(started.map(({ error }) => error)).toEqual(Array(10).fill('OFFER_GONE'))
  })

  test('at another price while it’s started ten times at once is told to everyone', async () => {
    const order = await ordered()
    sell({ ref: 'one', now: 6000 })
    const started = await Promise.all(Array.from({ length: 10 }, () => order.start(order.now)))
    expect(started.map(({ error }) => error)).toEqual(Array(10).fill('PRICE_CHANGED'))
  })

  test('with another price at the property only is paid once the payer has agreed to that', async () => {
    const order = await ordered()
    sell({ ref: 'one', now: 5000, there: 20_000 })
    expect(await order.start(order.now)).toMatchObject({ error: 'PRICE_CHANGED' })
    const { total, oldTotal, oldOnSite, items } = await order.payable()
    expect([total, oldTotal, oldOnSite]).toEqual([order.now, order.now, []])
    // The amount due now says nothing about the rest.
    expect(await order.start(order.now)).toMatchObject({ error: 'PRICE_CHANGED' })
    await order.traveller.must(order.start(order.now, onSiteSums(items)))
    expect((await order.payable()).oldTotal).toBeUndefined()
  })

  test.each(['fails', 'takes too long'])('is paid for if its supplier %s', async (what) => {
    const [order, other] = [await ordered(), await ordered()]
    const timeToStart = async ({ traveller, start, now }: typeof order) => {
      const began = Date.now()
      await traveller.must(start(now))
      return Date.now() - began
    }
    const usual = await timeToStart(other)
    if (what === 'fails') desk.isDown = true
    else desk.waits = new Promise(() => undefined)
    expect(await timeToStart(order)).toBeLessThan(6000 + 5 * usual)
  })
})

describe('a stay that a card guarantees and is only quoted', () => {
  const guaranteed: DeskRate = {
    ref: 'later',
    now: 0,
    there: 300_000,
    pay: 'at_property',
    guarantee: 250_000,
  }
  const withCard = () => {
    sell(guaranteed)
    return ordered(({ guarantee }) => guarantee === 'card')
  }

  test('at another price is booked once its guest has agreed to that', async () => {
    const order = await withCard()
    const [was] = onSiteSums((await order.payable()).items)
    sell({ ...guaranteed, there: 330_000 })
    expect(await order.start(order.now)).toMatchObject({ error: 'PRICE_CHANGED' })
    const payable = await order.payable()
    const now = onSiteSums(payable.items)
    expect(payable.oldOnSite).toEqual([was])
    expect(now[0]?.amount).toBeGreaterThan(was?.amount ?? 0)
    expect(payable.total.amount).toBe(0)
    expect(await order.start(order.now)).toMatchObject({ error: 'PRICE_CHANGED' })

    const { redirect } = await order.traveller.must(order.start(order.now, now))
    await order.traveller.payByCard(redirect)
    await order.traveller.settle(order.trxId)
    expect(onSiteSums((await order.becomes('confirmed')).items)).toEqual(now)
  })

  test('and sold out is over: nothing of it expires later', async () => {
    const order = await withCard()
    desk.rooms = 0
    expect(await order.start(order.now)).toMatchObject({ error: 'OFFER_GONE' })
    expect((await order.current()).status).toBe('failed')
    expect((await order.order()).payables[0]?.state).toBe('withdrawn')
  })
})

describe('the last room wanted by fifty', () => {
  async function fifty() {
    const orders = []
    // In groups: with fifty at once a supplier might not answer in time on a busy machine.
    while (orders.length < 50) {
      orders.push(...(await Promise.all(Array.from({ length: 10 }, () => ordered()))))
    }
    desk.rooms = 1
    return orders
  }
  const charged = async (orders: Awaited<ReturnType<typeof fifty>>) => {
    const all = await Promise.all(orders.map((each) => each.current()))
    return all.filter(({ paid }) => paid.amount > 0).length
  }

  test('one after the other: only the first is charged', async () => {
    const [first, ...others] = await fifty()
    await first?.pay()
    await first?.becomes('confirmed')
    for (const each of others) expect(await each.start()).toMatchObject({ error: 'OFFER_GONE' })
    expect(await charged([...(first ? [first] : []), ...others])).toBe(1)
  })

  test('at the same moment: whoever is charged and gets nothing is refunded', async () => {
    const orders = await fifty()
    const paid = await Promise.allSettled(orders.map((each) => each.pay()))
    // A busy machine refuses some, who aren't charged.
    const buyers = orders.filter((_, index) => paid[index]?.status === 'fulfilled')
    expect(buyers.length).toBeGreaterThan(10)
    const ended = await eventually(async () => {
      const all = await Promise.all(buyers.map((each) => each.current()))
      return all.every(({ status }) => ['confirmed', 'refunded'].includes(status)) && all
    })
    expect(ended.filter(({ status }) => status === 'confirmed')).toHaveLength(1)
  })
})
