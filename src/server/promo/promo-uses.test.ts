import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { cartVisitor } from '../../../test/support/cart/cart-visitor.ts'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../test/support/hotel/hotel-desk.ts'
import { stayOf } from '../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../test/support/hotel/test-properties.ts'
import { orderRecords } from '../../../test/support/order-records.ts'
import { eventually, openShop } from '../../../test/support/shop.ts'
import type { Payable } from '../../contract/payment/payment.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { minutes } from '../platform/duration.ts'
import { lockPromo, reserveUse, usesByCode } from './promo-store.ts'
import { promoOrders, tenth } from './testing/promo-orders.ts'

const desk = openHotelDesk([[testProperty('lodge', 'River Lodge'), { ref: 'now', now: 5000 }]])
const quotedDesk = openHotelDesk([[testProperty('villa', 'Hill Villa'), { ref: 'one', now: 5000 }]])
const hotelSuppliers = [
  deskSupplier('north', desk),
  deskSupplier('south', quotedDesk, { holds: false }),
]
const shop = await openShop({}, {}, { hotelSuppliers })
const { clock, db, signer } = shop.platform
const { promo, unpaid } = promoOrders(shop)
const usesOf = async (code: string) => (await usesByCode(db)).get(code) ?? 0

/** Changes the settings of every airline. */
const airlines = (change: object) =>
  shop.world?.dials.change({
    suppliers: Object.fromEntries(['meridian', 'skipjack', 'wayline'].map((id) => [id, change])),
  })
const refuse = () => airlines({ faults: { issue: { mode: 'refuse' } } })

beforeEach(() => shop.calm())

describe('the use of a code is given back', () => {
  test('if the airline refuses to issue, and the same traveller pays the next order with it', async () => {
    const code = await promo({ totalUses: 1, usesPerPayer: 1 })
    const email = 'tries.again@example.com'
    const first = await unpaid({ email })
    await first.apply(code)
    refuse()
    await first.pay()
    const { refunded } = await first.becomes('refunded')
    expect(refunded.amount).toBe(first.price - tenth(first.price))
    expect(await usesOf(code)).toBe(0)

    shop.calm()
    const second = await unpaid({ email })
    await second.traveller.must(second.apply(code))
    await second.pay()
    await second.becomes('confirmed')
    expect(await usesOf(code)).toBe(1)
  })

  test.each([
    ['stays used if part of what it was for is confirmed', 'all', 1],
    ['is given back if all that it was for failed', 'flight', 0],
  ] as const)('of an order with several bookings it %s', async (_, product, uses) => {
    const code = await promo({ totalUses: 1, product })
    const guest = cartVisitor(shop.traveller(), signer)
    await guest.addFlight()
    await guest.addStay('north-lodge', stayOf())
    const { orderCode, trxId } = await guest.must(guest.checkOut(await guest.check()))
    await guest.must(guest.call('PUT', `/pay/${trxId}/promo`, { code }))
    refuse()
    const { redirect } = await guest.must(guest.startPaying(trxId))
    await guest.payByCard(redirect)
    await guest.settle(trxId)
    await eventually(async () => {
      const { status, refunded } = await guest.must(guest.order(orderCode))
      return status === 'partly_confirmed' && refunded.amount > 0
    })
    expect(await usesOf(code)).toBe(uses)
  })
})

describe('if part of an order is sold out before it is paid', () => {
  /** Returns an order of a stay and something else whose stay was sold out after its payment was started with a code. */
  async function reduced(code: string, other: 'flight' | 'stay' = 'flight') {
    const guest = cartVisitor(shop.traveller(), signer)
    await guest.addStay('south-villa', stayOf())
    await (other === 'flight' ? guest.addFlight() : guest.addStay('north-lodge', stayOf()))
    const { orderCode, trxId } = await guest.must(guest.checkOut(await guest.check()))
    const apply = (typed: string) =>
      guest.must(guest.call('PUT', `/pay/${trxId}/promo`, { code: typed }))
    await apply(code)
    await guest.must(guest.startPaying(trxId))
    quotedDesk.rooms = 0
    expect((await guest.startPaying(trxId)).error).toBe('OFFER_GONE')
    calmDesk(quotedDesk)
    return {
      apply,
      remove: () => guest.must(guest.call('DELETE', `/pay/${trxId}/promo`)),
      async pay() {
        const { total } = await guest.must(guest.call<Payable>('GET', `/pay/${trxId}`))
        const { redirect } = await guest.must(guest.startPaying(trxId, 'card', total))
        await guest.payByCard(redirect)
        await guest.settle(trxId)
        await eventually(async () => {
          const { items } = await guest.must(guest.order(orderCode))
          return items.some(({ state }) => state === 'confirmed')
        })
      },
    }
  }

  test('a code for that part only is given back', async () => {
    const code = await promo({ product: 'hotel' })
    const order = await reduced(code)
    await order.pay()
    expect(await usesOf(code)).toBe(0)
  })

  test.each(['flight', 'stay'] as const)(
    'the code that replaced the first one of a %s is used, and the first one isn’t',
    async (rest) => {
      const [code, other] = [await promo(), await promo({ percent: 2000 })]
      const order = await reduced(code, rest)
      await order.remove()
      await order.apply(other)
      await order.pay()
      expect([await usesOf(code), await usesOf(other)]).toEqual([0, 1])
    },
  )
})

describe('money that arrives after an order expired', () => {
  beforeEach(shop.untilMidnight)

  /** Returns an expired order with the code whose transfer is on its way. */
  async function late(code: string, email?: string) {
    const order = await unpaid(email === undefined ? {} : { email })
    await order.traveller.must(order.apply(code))
    const { redirect } = await order.traveller.must(order.start('bank_transfer'))
    await order.traveller.atGateway(redirect, 'promise')
    await shop.pass(minutes(45))
    await order.becomes('expired')
    return { ...order, arrive: () => order.traveller.atGateway(redirect, 'arrive') }
  }

  /** Looks at an order that was refunded because its code was used otherwise. */
  async function isRefunded({
    becomes,
    records,
    payable,
    price,
  }: Awaited<ReturnType<typeof late>>) {
    const { refunded } = await becomes('refunded')
    expect(refunded.amount).toBe(price - tenth(price))
    expect(await records.books()).toEqual({ gateway: 0, customer: 0, refunds: 0, atGateway: 0 })
    expect(await payable()).toMatchObject({ isPromoLost: true })
    const mail = await eventually(async () =>
      (await records.mails()).find(({ about }) => about === 'failed'),
    )
    expect(mail.text).toContain('your promo code had been used for another booking')
    expect(mail.text).toContain('the bank account you paid from')
    expect(mail.text).not.toContain('the airline couldn’t')
  }

  test('is refunded, with the reason, if the last use went to somebody else', async () => {
    const code = await promo({ totalUses: 1 })
    const first = await late(code)
    const second = await unpaid()
    await second.traveller.must(second.apply(code))
    await second.pay()
    await second.becomes('confirmed')
    await first.arrive()
    await isRefunded(first)
    expect(await usesOf(code)).toBe(1)
  })

  test('so it is if the same payer has used the code since', async () => {
    const code = await promo({ usesPerPayer: 1 })
    const email = 'impatient@example.com'
    const first = await late(code, email)
    const second = await unpaid({ email })
    await second.traveller.must(second.apply(code))
    await second.pay()
    await second.becomes('confirmed')
    await first.arrive()
    await isRefunded(first)
  })

  test('books the parts of an order that the code wasn’t for, and says why the other one isn’t', async () => {
    const code = await promo({ totalUses: 1, product: 'hotel' })
    const guest = cartVisitor(shop.traveller(), signer)
    await guest.addFlight()
    await guest.addStay('south-villa', stayOf())
    const { orderCode, trxId } = await guest.must(guest.checkOut(await guest.check()))
    await guest.must(guest.call('PUT', `/pay/${trxId}/promo`, { code }))
    const { redirect } = await guest.must(guest.startPaying(trxId, 'bank_transfer'))
    await guest.atGateway(redirect, 'promise')
    await shop.pass(minutes(45))
    const found = () => guest.must(guest.order(orderCode))
    await eventually(async () => (await found()).status === 'expired')
    await inTransaction(db, async (tx) => {
      const other = { orderId: randomUUID(), code, amount: 100, currency: 'MYR' }
      await reserveUse(tx, { ...other, emailKey: 'a', memberId: null }, clock.date())
    })
    await guest.atGateway(redirect, 'arrive')
    const order = await eventually(async () => {
      const now = await found()
      return now.status === 'partly_confirmed' && now.refunded.amount > 0 && now
    })
    expect(
      order.items.map(({ product, state, isPromoLost }) => ({ product, state, isPromoLost })),
    ).toEqual([
      { product: 'flight', state: 'confirmed', isPromoLost: undefined },
      { product: 'hotel', state: 'failed', isPromoLost: true },
    ])
    const { mails } = orderRecords(shop, trxId)
    const mail = await eventually(async () =>
      (await mails()).find(({ about }) => about === 'confirmation'),
    )
    expect(mail.text).toMatch(/your promo code had been used for another booking.*Hill Villa/s)
    expect(mail.text).not.toContain('couldn’t confirm')
  })

  test('takes the use again, even if the code has ended since it was promised', async () => {
    const endsAt = new Date(clock.now() + minutes(10)).toISOString()
    const code = await promo({ totalUses: 1, endsAt })
    const order = await late(code)
    expect(await usesOf(code)).toBe(0)
    await order.arrive()
    await order.becomes('confirmed')
    expect(await order.records.books()).toMatchObject({
      customer: 0,
      promotions: tenth(order.price),
    })
    expect(await usesOf(code)).toBe(1)
  })

  test('gives it back if the price has changed', async () => {
    const code = await promo({ totalUses: 1 })
    const order = await late(code)
    airlines({ priceChange: { percent: 20, times: null } })
    await order.arrive()
    await order.becomes('refunded')
    expect(await usesOf(code)).toBe(0)
    expect(await order.payable()).not.toHaveProperty('isPromoLost')
  })

  test('waits for whoever is about to take the last use', async () => {
    const code = await promo({ totalUses: 1 })
    const order = await late(code)
    const orderId = randomUUID()
    const other = { orderId, code, amount: 100, currency: 'MYR', emailKey: 'a', memberId: null }
    await inTransaction(db, async (tx) => {
      await lockPromo(tx, code)
      await reserveUse(tx, other, clock.date())
      await order.arrive()
      await new Promise((resolve) => setTimeout(resolve, 1_500))
    })
    await isRefunded(order)
    expect(await usesOf(code)).toBe(1)
  })

  test.each([1, 2, 3])(
    'and a card payment at once: exactly one gets the last use (%i)',
    async () => {
      const code = await promo({ totalUses: 1 })
      const first = await late(code)
      const second = await unpaid()
      await second.traveller.must(second.apply(code))
      const [started] = await Promise.all([second.start(), first.arrive()])
      const isFirst = started.error === 'PROMO_USED_UP'
      if (isFirst) await first.becomes('confirmed')
      else {
        await second.traveller.must(Promise.resolve(started) as never)
        await isRefunded(first)
      }
      expect(await usesOf(code)).toBe(1)
      const { total } = await second.payable()
      expect(total.amount).toBe(second.price - (isFirst ? 0 : tenth(second.price)))
    },
  )
})

describe('uses for each payer', () => {
  test('count an address with a tag as the address', async () => {
    const code = await promo({ usesPerPayer: 1 })
    const first = await unpaid({ email: 'Mei+one@example.com' })
    await first.apply(code)
    await first.pay()
    await first.becomes('confirmed')
    for (const email of ['mei@example.com', 'mei+two+more@example.com']) {
      expect((await (await unpaid({ email })).apply(code)).error).toBe('PROMO_ALREADY_USED')
    }
    for (const email of ['mei@example.org', 'may+one@example.com']) {
      expect((await (await unpaid({ email })).apply(code)).status).toBe(200)
    }
  })
})
