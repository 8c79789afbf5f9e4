import { describe, expect, test } from 'vitest'
import { eventually, openShop } from '../../../test/support/shop.ts'
import type { RefundQuote } from '../../contract/aftersales/after-sales.ts'
import type { Offer } from '../../contract/flight/offer.ts'
import type { PromoCode } from '../../contract/promo/promo-code.ts'
import { minutes } from '../platform/duration.ts'
import { promoLines, promoOrders, tenth } from './testing/promo-orders.ts'

const shop = await openShop()
const { clock } = shop.platform
const { promo, unpaid } = promoOrders(shop)

describe('a promo code', () => {
  test('is a price line that lowers the total, until it is removed', async () => {
    const order = await unpaid()
    const code = await promo()
    expect((await order.apply(` ${code.toLowerCase()} `)).result?.discount.amount).toBe(
      tenth(order.price),
    )
    const lowered = await order.payable()
    expect(lowered.total.amount).toBe(order.price - tenth(order.price))
    expect(promoLines(lowered)).toMatchObject([
      { label: code, amount: { amount: -tenth(order.price) } },
    ])
    const shown = await order.traveller.must(order.traveller.order(order.orderCode))
    expect(shown.total).toEqual(lowered.total)

    const other = await promo({ percent: 2000 })
    await order.apply(other)
    expect(promoLines(await order.payable()).map(({ label }) => label)).toEqual([other])

    await order.traveller.must(order.remove())
    const removed = await order.payable()
    expect([removed.total.amount, promoLines(removed)]).toEqual([order.price, []])
    expect(await order.remove()).toMatchObject({ status: 200 })
  })

  test('is what is charged; we pay the supplier the rest, and mails show it', async () => {
    const order = await unpaid()
    const code = await promo()
    await order.apply(code)
    await order.pay()
    await order.becomes('confirmed')
    const discount = tenth(order.price)
    const charged = order.price - discount
    expect(await order.records.books()).toEqual({
      gateway: charged,
      customer: 0,
      supplier: -order.price,
      promotions: discount,
      atGateway: charged,
    })
    const mail = await eventually(async () => (await order.records.mails()).at(0))
    expect(mail.text).toContain(`Promo ${code}`)
    expect((await order.remove()).error).toBe('ALREADY_PAID')
    expect((await order.apply(code)).error).toBe('ALREADY_PAID')
  })

  test('that takes off all but a dollar is still paid', async () => {
    const order = await unpaid()
    await order.apply(await promo({ percent: 10_000 }))
    const { total } = await order.payable()
    expect(total.amount).toBeGreaterThan(0)
    expect(total.amount).toBeLessThan(1_000)
    await order.pay()
    await order.becomes('confirmed')
  })

  test.each<[string, Partial<PromoCode>, string]>([
    ['has ended', { endsAt: '2020-01-01T00:00:00Z' }, 'PROMO_EXPIRED'],
    ['hasn’t begun', { startsAt: '2200-01-01T00:00:00Z' }, 'PROMO_NOT_STARTED'],
    ['is for stays', { product: 'hotel' }, 'PROMO_OTHER_PRODUCT'],
    ['needs more', { minimum: 100_000_000, currency: 'USD' }, 'PROMO_MINIMUM'],
    ['is off', { isOn: false }, 'PROMO_UNKNOWN'],
  ])('that %s changes nothing, and leaves an open payment alone', async (_, own, error) => {
    const order = await unpaid()
    await order.traveller.must(order.start())
    expect((await order.apply(await promo(own))).error).toBe(error)
    expect((await order.payable()).total.amount).toBe(order.price)
    expect((await order.records.payments()).map(({ state }) => state)).toEqual(['created'])
  })

  test('can’t be found by trying', async () => {
    const order = await unpaid()
    const tries = []
    for (let count = 0; count < 12; count += 1)
      tries.push((await order.apply(`GUESS${count}`)).error)
    expect(tries.slice(0, 10).every((error) => error === 'PROMO_UNKNOWN')).toBe(true)
    expect(tries.slice(10)).toEqual(['RATE_LIMITED', 'RATE_LIMITED'])
    expect((await order.apply(await promo())).error).toBe('RATE_LIMITED')
  })

  test('ends a payment that was opened at the full price', async () => {
    const order = await unpaid()
    const { redirect } = await order.traveller.must(order.start())
    await order.traveller.must(order.apply(await promo()))
    await order.traveller.payByCard(redirect)
    await order.pay()
    await order.becomes('confirmed')
    expect(await order.records.books()).toMatchObject({
      customer: 0,
      atGateway: order.price - tenth(order.price),
    })
  })
})

describe('when the payment starts', () => {
  test('one of two at once gets the last use, and the other is charged nothing', async () => {
    const code = await promo({ totalUses: 1 })
    const orders = await Promise.all([unpaid(), unpaid()])
    for (const order of orders) await order.traveller.must(order.apply(code))
    const answers = await Promise.all(orders.map((order) => order.start()))
    expect(answers.map(({ error }) => error).sort()).toEqual(['PROMO_USED_UP', undefined])
    const loser = orders[answers.findIndex(({ error }) => error)]
    if (!loser) throw new Error('nobody lost')
    expect(await loser.records.payments()).toEqual([])
    expect((await loser.payable()).total.amount).toBe(loser.price)
    await loser.pay()
    await loser.becomes('confirmed')
    expect(await loser.records.books()).toMatchObject({ customer: 0, gateway: loser.price })
  })

  test('an ended code is removed with a message, for two at once', async () => {
    const endsAt = new Date(clock.now() + minutes(1)).toISOString()
    const code = await promo({ endsAt })
    const orders = await Promise.all([unpaid(), unpaid()])
    for (const order of orders) await order.traveller.must(order.apply(code))
    clock.advance(minutes(2))
    const answers = await Promise.all(orders.map((order) => order.start()))
    expect(answers.map(({ error }) => error)).toEqual(['PROMO_EXPIRED', 'PROMO_EXPIRED'])
    for (const order of orders) {
      expect(await order.records.payments()).toEqual([])
      expect((await order.payable()).total.amount).toBe(order.price)
    }
  })

  test('a use for each e-mail address is counted', async () => {
    const code = await promo({ usesPerPayer: 1 })
    const email = 'one.and.only@example.com'
    const first = await unpaid({ email })
    await first.apply(code)
    await first.pay()
    expect((await (await unpaid({ email })).apply(code)).error).toBe('PROMO_ALREADY_USED')
    expect((await (await unpaid()).apply(code)).status).toBe(200)
  })

  test('its use is reserved, and released when the order expires unpaid', async () => {
    const code = await promo({ totalUses: 1 })
    const first = await unpaid()
    await first.apply(code)
    await first.traveller.must(first.start())
    expect((await (await unpaid()).apply(code)).error).toBe('PROMO_USED_UP')
    await shop.pass(minutes(45))
    await first.becomes('expired')
    expect((await (await unpaid()).apply(code)).status).toBe(200)
  })

  test('its use counts again if money arrives after the order has expired', async () => {
    await shop.untilMidnight()
    const code = await promo({ totalUses: 1 })
    const order = await unpaid()
    await order.apply(code)
    const { redirect } = await order.traveller.must(order.start('bank_transfer'))
    await order.traveller.atGateway(redirect, 'promise')
    await shop.pass(minutes(45))
    await order.becomes('expired')
    await order.traveller.atGateway(redirect, 'arrive')
    await order.becomes('confirmed')
    expect(await order.records.books()).toMatchObject({
      customer: 0,
      promotions: tenth(order.price),
    })
    expect((await (await unpaid()).apply(code)).error).toBe('PROMO_USED_UP')
  })

  test('its use is released when the code is removed', async () => {
    const code = await promo({ totalUses: 1 })
    const first = await unpaid()
    await first.apply(code)
    await first.traveller.must(first.start())
    await first.traveller.must(first.remove())
    const second = await unpaid()
    expect((await second.apply(code)).status).toBe(200)
  })
})

describe('a refund', () => {
  const hasPenalty = ({ refund }: Offer) => refund.kind === 'allowed' && refund.penalty.amount > 0

  test('is the same share of what was charged, and the code stays used', async () => {
    const order = await unpaid({ fits: hasPenalty })
    const code = await promo({ totalUses: 1 })
    await order.apply(code)
    await order.pay()
    const { items } = await order.becomes('confirmed')
    const charged = order.price - tenth(order.price)
    const { traveller, orderCode } = order
    const quote = await traveller.must(
      traveller.call<RefundQuote>('POST', `/order/${orderCode}/refund-quotes`, {
        itemIds: items.map(({ id }) => id),
      }),
    )
    const penalty = items[0]?.flight?.offer.refund
    if (penalty?.kind !== 'allowed') throw new Error('this fare is not refundable')
    const left = order.price - penalty.penalty.amount
    expect(quote.amount.amount).toBe(Math.round((left * charged) / order.price))
    await traveller.must(
      traveller.call('POST', `/order/${orderCode}/quotes/${quote.quoteId}/confirm`, {}),
    )
    await eventually(async () => {
      const { atGateway } = await order.records.books()
      return atGateway === charged - quote.amount.amount
    })
    const books = await eventually(async () => {
      const found = await order.records.books()
      return found.refunds === 0 && found
    })
    const { atGateway, ...accounts } = books
    expect(accounts).toMatchObject({ customer: 0, gateway: atGateway })
    expect(Object.values(accounts).reduce((sum, each) => sum + each, 0)).toBe(0)
    expect(accounts.supplier).toBe(-penalty.penalty.amount)
    expect((await (await unpaid()).apply(code)).error).toBe('PROMO_USED_UP')
  })

  test('of what the airline refused to issue is all that was charged', async () => {
    const order = await unpaid()
    await order.apply(await promo())
    const suppliers = ['meridian', 'skipjack', 'wayline'].map((id) => [
      id,
      { faults: { issue: { mode: 'refuse' } } },
    ])
    shop.world?.dials.change({ suppliers: Object.fromEntries(suppliers) })
    await order.pay()
    const { refunded } = await order.becomes('refunded')
    expect(refunded.amount).toBe(order.price - tenth(order.price))
    expect(await order.records.books()).toMatchObject({ gateway: 0, customer: 0, atGateway: 0 })
    shop.calm()
  })
})
