import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeableStay, lodge, twoRooms } from '../../../../test/support/hotel/changeable-stay.ts'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { stayOf } from '../../../../test/support/hotel/stay-visitor.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import type { Payable } from '../../../contract/payment/payment.ts'
import { sessionByReference } from '../../../sandbox/gateway/store.ts'
import { priceOf } from '../../order/whole-order.ts'
import { convert } from '../../world/exchange-rates.ts'

const desk = openHotelDesk([lodge])
const shop = await openShop(
  { DESK_REFUND_LIMIT: '100000' },
  {},
  { hotelSuppliers: [deskSupplier('north', desk)] },
)
const finance = await signInStaff(shop, ['finance'])
beforeEach(() => {
  shop.calm()
  calmDesk(desk)
})
const booked = (rooms?: Partial<StayDates>) => changeableStay(shop, rooms)

const amountOf = (amount: number) => ({ amount: { amount, currency: 'MYR' } })
const myr = (dollars: number) => convert(dollars, 'USD', 'MYR')
/** From two nights to three, and to one. */
const longer = { checkOut: inDays(45) }
const shorter = { checkOut: inDays(43) }

describe('a longer stay', () => {
  test('is paid for, then changed, with a new voucher', async () => {
    desk.changeFee = 700
    const order = await booked(twoRooms)
    expect((await order.afterSales()).changeable).toHaveLength(2)
    const quote = await order.must(order.ask(longer))
    expect(quote).toMatchObject({ kind: 'stay_change', state: 'open' })
    expect(quote.lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['price_difference', quote.to.rate.price.now.amount - quote.from.rate.price.now.amount],
      ['supplier_fee', myr(700)],
    ])
    const { trxId = '' } = await order.must(order.confirm(quote.quoteId))
    const payable = await order.must(order.traveller.call<Payable>('GET', `/pay/${trxId}`))
    expect(payable.items.map(({ title, hotel }) => [title, hotel?.stay.checkOut])).toEqual([
      ['River Lodge', longer.checkOut],
      ['River Lodge', longer.checkOut],
    ])
    await order.payFor(trxId)
    expect((await order.done(quote.quoteId)).state).toBe('completed')

    const now = await order.current()
    expect(now.total.amount).toBe(order.now.amount + quote.amount.amount)
    expect(now.total.amount).toBe(priceOf(now.items))
    for (const item of now.items) {
      expect(item.hotel?.stay).toEqual({ ...stayOf(twoRooms), ...longer })
      expect(item.lines.filter(({ due }) => due === 'on_site')).toMatchObject([
        { amount: { amount: 30_000, currency: 'THB' } },
      ])
    }
    expect(await order.books()).toMatchObject({
      gateway: now.total.amount,
      supplier: -now.total.amount,
      customer: 0,
    })
    const calendar = await (await order.file('itinerary.ics')).text()
    expect(calendar).toContain(`DTEND:${longer.checkOut.replaceAll('-', '')}`)
    expect((await order.mailAbout('change-done')).text).toContain('3 nights')
  })

  test('that the property refuses after payment is refunded, and the stay is as it was', async () => {
    const order = await booked()
    const quote = await order.must(order.ask(longer))
    const { trxId = '' } = await order.must(order.confirm(quote.quoteId))
    desk.refusesChanges = true
    await order.payFor(trxId)
    expect((await order.done(quote.quoteId)).state).toBe('failed')
    const now = await order.current()
    expect(now.total).toEqual(order.now)
    expect(now.items[0]?.hotel?.stay).toEqual(stayOf())
    await eventually(async () => (await order.books()).refunds === 0)
    expect(await order.books()).toMatchObject({ gateway: order.now.amount })
    await order.mailAbout('change-failed')
  })
})

test('a shorter stay refunds the difference, less the fee', async () => {
  desk.changeFee = 700
  const order = await booked()
  const quote = await order.must(order.ask(shorter))
  expect(quote.amount.amount).toBe(myr(5000) - myr(10_000) + myr(700))
  await order.must(order.confirm(quote.quoteId))
  expect((await order.done(quote.quoteId)).state).toBe('completed')
  const now = await eventually(async () => {
    const found = await order.current()
    return found.refunded.amount > 0 && found
  })
  expect(now).toMatchObject({ status: 'confirmed', refunded: { amount: -quote.amount.amount } })
  expect(now.total.amount).toBe(priceOf(now.items))
  expect(now.paid.amount - now.refunded.amount).toBe(now.total.amount)
  await eventually(async () => (await order.books()).refunds === 0)
  expect(await order.books()).toMatchObject({
    gateway: now.total.amount,
    supplier: -now.total.amount,
  })
  // What is left can still be cancelled, without what was refunded before.
  const refund = await order.must(order.quoteRefund())
  expect(refund.lines[0]?.amount.amount).toBe(now.total.amount)
})

describe('a shorter stay whose traveller has part of the price back', () => {
  /** Returns a paid stay of which all but some was refunded by hand. */
  async function refundedBut(rest: number) {
    const order = await booked()
    const amount = order.now.amount - rest
    const path = `/desk/orders/${order.orderCode}/refunds-by-hand`
    await finance.must(finance.call('POST', path, { amount, why: 'A kindness' }))
    await eventually(async () => (await order.current()).refunded.amount === amount)
    return order
  }
  const linesOf = ({ lines }: { lines: { kind: string; amount: { amount: number } }[] }) =>
    lines.map(({ kind, amount }) => [kind, amount.amount])

  test('by support refunds what is left, and says so before', async () => {
    const order = await refundedBut(100)
    const { amount, returned, refundable } = await order.must(order.roomsFor(shorter))
    expect([amount?.amount, returned.amount, refundable.amount]).toEqual([-myr(5000), 0, 100])
    const quote = await order.must(order.ask(shorter))
    expect(linesOf(quote)).toEqual([
      ['price_difference', -myr(5000)],
      ['supplier_fee', 0],
      ['refunded_before', myr(5000) - 100],
    ])
    expect(quote.amount.amount).toBe(-100)
    await order.must(order.confirm(quote.quoteId))
    expect(await order.done(quote.quoteId)).toMatchObject({ state: 'completed', ...amountOf(-100) })
    await eventually(async () => (await order.books()).refunds === 0)
    expect(await order.books()).toMatchObject({
      gateway: 0,
      customer: 0,
      agency: myr(5000),
      supplier: -myr(5000),
    })
    expect((await order.mailAbout('change-done')).text).toMatch(
      /Covered by earlier refunds: MYR.203.16/,
    )
  })

  test('by support meanwhile has to be quoted again', async () => {
    const order = await booked()
    const quote = await order.must(order.ask(shorter))
    const path = `/desk/orders/${order.orderCode}/refunds-by-hand`
    const all = { amount: order.now.amount, why: 'A kindness' }
    await finance.must(finance.call('POST', path, all))
    expect((await order.confirm(quote.quoteId)).error).toBe('QUOTE_EXPIRED')
    const again = await order.must(order.ask(shorter))
    expect(again.amount.amount).toBe(0)
  })

  test('by their bank refunds nothing of it again', async () => {
    const order = await booked()
    const { rows } = await shop.platform.db.execute<{ id: string }>(
      sql`select id from payment where order_id = (select id from "order" where code = ${order.orderCode})`,
    )
    const bank = async (to: 'open' | 'lost') => {
      const session = await sessionByReference(shop.platform.db, rows[0]?.id ?? '')
      if (session) await shop.gateway.bank.act(session, { to })
      await eventually(async () => (await order.afterSales()).dispute?.isOpen === (to === 'open'))
    }
    await bank('open')
    expect((await order.ask(shorter)).error).toBe('PAYMENT_DISPUTED')
    await bank('lost')
    const quote = await order.must(order.ask(shorter))
    expect(linesOf(quote).at(-1)).toEqual(['returned_by_bank', myr(5000)])
    expect(quote.amount.amount).toBe(0)
    await order.must(order.confirm(quote.quoteId))
    expect((await order.done(quote.quoteId)).state).toBe('completed')
    expect(await order.books()).toMatchObject({ gateway: 0, losses: myr(5000) })
  })
})

test('other names cost nothing, and are on the voucher', async () => {
  const order = await booked(twoRooms)
  const [one, two] = order.asBooked()
  const leadGuest = { title: '', givenName: 'Ana', surname: 'Silva' }
  const quote = await order.must(order.ask({}, [{ ...one, leadGuest }, { ...two }]))
  expect(quote.amount.amount).toBe(0)
  await order.must(order.confirm(quote.quoteId))
  await order.done(quote.quoteId)
  const now = await order.current()
  expect(now.items.map(({ travellers: [lead] }) => lead?.givenName)).toEqual(['Ana', 'Mei B'])
  const [request] = [...desk.bookings.values()].slice(-1)
  expect(request?.request.leadGuests[0]).toMatchObject({ givenName: 'Ana' })
})

test('a change to what is booked is refused', async () => {
  const order = await booked(twoRooms)
  expect((await order.ask({})).error).toBe('NOTHING_CHANGED')
  const typed = order.asBooked().map((room) => ({ ...room, roomType: 'double' }))
  expect((await order.ask({}, typed)).error).toBe('NOTHING_CHANGED')
})

describe('a change is refused', () => {
  test.each<[string, Partial<StayDates>, string, string]>([
    ['to leave before arriving', { checkOut: inDays(41) }, 'CHECK_OUT_BEFORE_CHECK_IN', 'checkOut'],
    ['to the past', { checkIn: inDays(-3), checkOut: inDays(-1) }, 'PAST_DATE', 'checkIn'],
    [
      'to too many in a room',
      { rooms: [{ adults: 9, childAges: [] }] },
      'TOO_MANY_IN_ROOM',
      'rooms.0',
    ],
  ])('%s', async (_, stay, code, field) => {
    const order = await booked()
    const { error, fields } = await order.ask(stay)
    expect([error, Object.keys(fields)]).toEqual([code, [field]])
  })

  test('to a name that can’t be, by a rate without changes, and when nothing is left', async () => {
    const order = await booked()
    const [one] = order.asBooked()
    const leadGuest = { givenName: '', surname: 'Tan', title: '' }
    const nameless = await order.ask({}, [{ ...one, leadGuest }])
    expect([nameless.error, nameless.fields]).toEqual([
      'GUESTS_INVALID',
      { 'rooms.0.leadGuest.givenName': 'REQUIRED' },
    ])
    desk.rooms = 0
    expect((await order.ask(longer)).error).toBe('OFFER_GONE')
    desk.changeFee = undefined
    expect((await order.ask(longer)).error).toBe('NOT_CHANGEABLE')
  })
})

test('a stay can’t be changed while its payment is disputed', async () => {
  const order = await booked()
  const earlier = await order.must(order.ask(longer))
  const [payment] = await order.payments()
  const session = await sessionByReference(shop.platform.db, payment?.id ?? '')
  if (!session) throw new Error('nothing was paid')
  await shop.gateway.bank.act(session, { to: 'open' })
  const isBlocked = async () => (await order.afterSales()).dispute?.blocksRefunds === true
  await eventually(isBlocked)
  expect((await order.ask(longer)).error).toBe('PAYMENT_DISPUTED')
  expect((await order.roomsFor(longer)).error).toBe('PAYMENT_DISPUTED')
  expect((await order.confirm(earlier.quoteId)).error).toBe('PAYMENT_DISPUTED')
  await shop.gateway.bank.act(session, { to: 'won' })
  await eventually(async () => !(await isBlocked()))
  await order.must(order.ask(longer))
})
