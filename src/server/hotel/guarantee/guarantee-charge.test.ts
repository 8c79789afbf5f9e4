import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { orderedStay } from '../../../../test/support/hotel/booked-stay.ts'
import { twoRooms } from '../../../../test/support/hotel/changeable-stay.ts'
import { deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { stayOf } from '../../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { testNow } from '../../../../test/support/test-clock.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import { money } from '../../../contract/money.ts'
import type { Payable } from '../../../contract/payment/payment.ts'
import { sessionByReference } from '../../../sandbox/gateway/store.ts'
import { days, milliseconds, minutes } from '../../platform/duration.ts'

const { checkIn } = stayOf()
/** 18:00 in Bangkok on the day before arrival. */
const freeUntil = new Date(Date.parse(`${checkIn}T11:00:00.000Z`) - days(1)).toISOString()
const desk = openHotelDesk([
  [
    testProperty('lodge', 'River Lodge'),
    { ref: 'later', now: 0, there: 300_000, pay: 'at_property', guarantee: 250_000, freeUntil },
  ],
])
const clock = { now: (): number => shop.platform.clock.now() }
const supplier = deskSupplier('north', desk, { clock })
let tell = () => {}
const watched = {
  ...supplier,
  onEvent(listener: () => void) {
    tell = listener
    return () => {}
  },
}
const shop = await openShop({}, {}, { hotelSuppliers: [watched] })
const charge = money(250_000, 'THB')

const { gateway } = shop
const { charge: chargeCard, methods } = gateway
afterEach(() => vi.restoreAllMocks())

/** The next answer to a charge is lost: the card is charged. */
const loseAnswer = () =>
  vi.spyOn(gateway, 'charge').mockImplementationOnce(async (request) => {
    await chargeCard(request)
    throw new Error('timeout')
  })
const takeNoBaht = () =>
  vi
    .spyOn(gateway, 'methods')
    .mockImplementation((currency) => (currency === 'THB' ? [] : methods(currency)))

/** Books a stay that this card guarantees. */
async function guaranteed(card = '4242424242424242', rooms: Partial<StayDates> = {}) {
  const order = await orderedStay(shop, { stay: stayOf(rooms) })
  const { traveller, trxId } = order
  const { must, call } = traveller
  await order.becomes('awaiting_payment')
  const asked = await must(call<Payable>('GET', `/pay/${trxId}`))
  const { redirect } = await must(traveller.startPaying(trxId))
  await traveller.payByCard(redirect, card)
  await traveller.settle(trxId)
  await order.becomes('confirmed')
  const reference = (await order.order()).reservations[0]?.reference ?? ''
  const { items } = await order.current()
  return {
    ...order,
    /** What the page asked before the card was saved. */
    asked,
    /** Quotes the stay with its first rooms only. */
    keepRooms: (count: number) =>
      call('POST', `/order/${order.orderCode}/stay-change-quotes`, {
        itemId: items[0]?.id,
        checkIn: stayOf().checkIn,
        checkOut: stayOf().checkOut,
        rooms: items.slice(0, count).map(({ id, hotel, travellers: [lead] }, index) => ({
          itemId: id,
          ...hotel?.stay.rooms[index],
          leadGuest: { title: '', givenName: lead?.givenName, surname: lead?.surname },
        })),
      }),
    async cancelLate() {
      const quote = await must(order.quoteRefund())
      await must(order.confirm(quote.quoteId))
      await order.becomes('cancelled')
      return quote
    },
    happens(kind: 'no_show' | 'cancelled_by_property') {
      desk.events.push({ id: `${reference} ${kind}`, reference, kind, at: new Date(testNow()) })
      const known = desk.bookings.get(reference)
      if (known && kind === 'cancelled_by_property') known.state = 'cancelled'
      tell()
    },
    /** Waits for the order's charge to be in this state. */
    charged: (state: string) =>
      eventually(async () => {
        const [found] = (await order.afterSales()).charges
        return found?.state === state && found
      }),
    payable: (of: string) => must(call<Payable>('GET', `/pay/${of}`)),
    accounts: async () => {
      const { gateway, customer, supplier: owed, atGateway } = await order.books()
      return { gateway, customer, owed, atGateway }
    },
  }
}

const once = { gateway: 250_000, customer: 0, owed: -250_000, atGateway: 250_000 }
const pass = (to: string) =>
  shop.platform.clock.advance(milliseconds(Math.max(0, Date.parse(to) - clock.now())))

describe('before the last moment of free cancellation', () => {
  test('cancelling charges nothing, and its quote ends at that moment', async () => {
    const order = await guaranteed()
    pass(new Date(Date.parse(freeUntil) - minutes(2)).toISOString())
    const quote = await order.cancelLate()
    expect(quote).toMatchObject({ charges: [], validUntil: freeUntil })
    expect((await order.mailAbout('cancelled')).text).toContain('You hadn’t paid anything')
    expect((await order.afterSales()).charges).toEqual([])
  })

  test('one of two rooms can be dropped, if that is confirmed by that moment', async () => {
    const order = await guaranteed(undefined, twoRooms)
    const { status, result } = await order.keepRooms(1)
    expect(status).toBe(201)
    expect(result).toMatchObject({ validUntil: freeUntil })
  })
})

describe('after it', () => {
  beforeEach(() => pass(freeUntil))

  test('a cancellation says what it costs, and charges that to the card once', async () => {
    const order = await guaranteed()
    const quote = await order.cancelLate()
    expect(quote.amount.amount).toBe(0)
    expect(quote.charges).toMatchObject([{ amount: charge, card: '4242' }])
    expect(quote.charges[0]?.estimate.currency).toBe(order.now.currency)
    expect(await order.charged('paid')).toMatchObject({
      why: 'late_cancellation',
      amount: charge,
      card: '4242',
    })
    expect(await order.accounts()).toEqual(once)
    const mail = await order.mailAbout('charge')
    expect(mail.text).toContain('late cancellation')
    expect(mail.text).toMatch(/Date: \d+ \w+ \d{4}\s+Paid with: Card ending 4242\s+Paid THB.2,500/)
    expect((await order.mailAbout('cancelled')).text).toContain('card ending 4242')
    expect((await order.payments()).map(({ state }) => state)).toEqual(['saved', 'captured'])
    expect((await order.current()).refunded.amount).toBe(0)
  })

  test('a charge without a response is looked up, and isn’t made again', async () => {
    const order = await guaranteed()
    loseAnswer()
    loseAnswer()
    await order.cancelLate()
    await order.charged('paid')
    expect(await order.accounts()).toEqual(once)
  })

  test('a declined charge isn’t tried again, and can be paid with another card', async () => {
    const order = await guaranteed('4000000000000341')
    await order.cancelLate()
    const { trxId } = await order.charged('declined')
    const mail = await order.mailAbout('charge-declined')
    expect(mail.text).toMatch(/card ending\s+0341\s+was\s+declined/)
    await shop.platform.jobs.clockMoved(minutes(5))
    expect((await order.payments()).map(({ state }) => state)).toEqual(['saved', 'declined'])
    expect(await order.payable(trxId)).toMatchObject({
      charge: { why: 'late_cancellation', state: 'open' },
      methods: ['card'],
      total: charge,
      payment: { state: 'declined', reason: 'insufficient_funds' },
    })
    await order.payFor(trxId)
    await order.charged('paid')
    expect(await order.accounts()).toEqual(once)
    expect((await order.payable(trxId)).charge?.state).toBe('paid')
    expect(await order.charged('paid')).toMatchObject({ isPaidOtherwise: true, payUntil: null })
    const receipt = await order.mailAbout('charge')
    expect(receipt.text).toContain('Paid with: Another card')
  })

  test('a charge that its payer disputes and gets back takes nothing from the order', async () => {
    const order = await guaranteed()
    await order.cancelLate()
    await order.charged('paid')
    const last = async () => (await order.payments()).at(-1)
    const session = await sessionByReference(shop.platform.db, (await last())?.id ?? '')
    if (!session) throw new Error('nothing was charged')
    await gateway.bank.act(session, { to: 'lost' })
    await eventually(async () => (await last())?.state === 'refunded')
    expect(await order.order()).toMatchObject({ lost: 0, refunded: 0 })
  })

  test('guests who don’t come are charged once, however often it’s reported', async () => {
    const order = await guaranteed()
    order.happens('no_show')
    await order.charged('paid')
    order.happens('no_show')
    tell()
    await shop.platform.jobs.clockMoved(minutes(2))
    expect((await order.afterSales()).charges).toMatchObject([{ why: 'no_show', amount: charge }])
    expect(await order.accounts()).toEqual(once)
    expect((await order.mailAbout('charge')).text).toContain('nobody arrived')
    const found = await order.becomes('no_show')
    expect(found.items.map(({ isNoShow }) => isNoShow)).toEqual([true])
    const { at } = await order.charged('paid')
    expect(at && Math.abs(Date.parse(at) - clock.now())).toBeLessThan(minutes(5))
  })

  test('no room of two can be dropped to avoid the charge, and both are charged once', async () => {
    const order = await guaranteed(undefined, twoRooms)
    expect((await order.keepRooms(1)).error).toBe('NOT_CHANGEABLE')
    const { charges } = await order.cancelLate()
    expect(charges).toMatchObject([{ card: '4242' }])
    const { amount } = await order.charged('paid')
    expect(amount).toEqual(charges[0]?.amount)
    expect((await order.payments()).map(({ state }) => state)).toEqual(['saved', 'captured'])
  })

  test('a card that can’t be charged in the property’s currency is charged the estimate, as said before', async () => {
    takeNoBaht()
    const order = await guaranteed()
    const { currency } = order.now
    expect(order.asked.laterCharges).toEqual([{ quoted: 'THB', charged: currency }])
    const { charges } = await order.cancelLate()
    const [{ amount, estimate } = { amount: charge, estimate: charge }] = charges
    expect(amount.currency).toBe(currency)
    expect(amount).toEqual(estimate)
    expect(await order.charged('paid')).toMatchObject({ amount })
    expect((await order.payments()).at(-1)).toMatchObject({ state: 'captured', amount })
  })

  test('a no-show, too', async () => {
    takeNoBaht()
    const order = await guaranteed()
    order.happens('no_show')
    const { amount } = await order.charged('paid')
    expect(amount.currency).toBe(order.now.currency)
  })

  test('otherwise the page says the property’s currency before the card is saved', async () => {
    const { asked } = await guaranteed()
    expect(asked.laterCharges).toEqual([{ quoted: 'THB', charged: 'THB' }])
  })

  test('nothing is charged if the property cancels', async () => {
    const order = await guaranteed()
    order.happens('cancelled_by_property')
    await order.becomes('cancelled')
    expect((await order.afterSales()).charges).toEqual([])
    expect((await order.payments()).map(({ state }) => state)).toEqual(['saved'])
  })
})
