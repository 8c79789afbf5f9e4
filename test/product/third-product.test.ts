import { beforeEach, describe, expect, test } from 'vitest'
import type { AfterSales, RefundQuote } from '../../src/contract/aftersales/after-sales.ts'
import type { Money } from '../../src/contract/money.ts'
import type { OrderStatus } from '../../src/contract/order/order.ts'
import type { Payable } from '../../src/contract/payment/payment.ts'
import { findBooking } from '../../src/server/flight/booking/booking-store.ts'
import { flightOrder } from '../../src/server/flight/booking/flight-order.ts'
import { priceLines } from '../../src/server/flight/booking/price-lines.ts'
import { mostHolds } from '../../src/server/order/access/limit-holds.ts'
import { ownPayable } from '../../src/server/order/whole-order.ts'
import { refundItems } from '../../src/server/payment/jobs.ts'
import { inTransaction } from '../../src/server/platform/database/in-transaction.ts'
import { minutes } from '../../src/server/platform/duration.ts'
import { flightSuppliers } from '../support/flight-suppliers.ts'
import { holdClocks } from '../support/hold-clocks.ts'
import { jobsAbout } from '../support/jobs.ts'
import { orderRecords } from '../support/order-records.ts'
import { proveAddress } from '../support/prove-address.ts'
import { eventually, openShop } from '../support/shop.ts'
import { filledDraft, searchRequest, type Traveller } from '../support/traveller.ts'
import { createTransfers, openTransferDesk, transferReservation } from './airport-transfer.ts'

const desk = openTransferDesk()
const transfers = createTransfers(desk, { now: () => clock.now() })
const shop = await openShop({}, {}, { moreProducts: [transfers] })
const { db, seal, clock, jobs } = shop.platform

beforeEach(() => {
  shop.calm()
  desk.refuses = 'nothing'
  desk.quoteLasts = minutes(30)
})

interface Wanted {
  flight?: boolean
  transfer?: Parameters<typeof transferReservation>[1]
  traveller?: Traveller
  /** Called when the order is placed, before any supplier is called. */
  beforeReserving?: () => void
}

/**
 * Returns an order of a flight and a transfer, in separate bundles, as a checkout of both would place it. It reads the
 * flight's draft from its store: no call places an order of two products yet.
 */
async function ordered({
  flight = true,
  transfer = {},
  traveller = shop.traveller(),
  beforeReserving,
}: Wanted = {}) {
  const booking = await traveller.book(searchRequest())
  const draft = filledDraft(booking)
  const asker = { auid: traveller.auid, memberId: undefined }
  const row = await findBooking(db, seal, booking.bookId, asker)
  if (!row) throw new Error('no booking')
  const order = flightOrder(row, draft, {
    lines: priceLines(row.offers, []),
    memberId: null,
    language: 'en',
    attribution: null,
  })
  const bundles = [
    ...(flight ? order.bundles : []),
    [transferReservation(flight ? 1 : 0, transfer)],
  ]
  const placed = await inTransaction(db, (tx) =>
    shop.orders.place(tx, { ...order, bundles }, traveller.address),
  )
  beforeReserving?.()
  const outcomes = await shop.orders.reserve(placed)
  const orderCode = placed.code
  const { trxId } = ownPayable(placed)
  const current = () => traveller.must(traveller.order(orderCode))
  return {
    traveller,
    orderCode,
    trxId,
    outcomes,
    current,
    fare: booking.total.amount,
    becomes: (status: OrderStatus) =>
      eventually(async () => {
        const found = await current()
        return found.status === status && found
      }),
    payable: () => traveller.must(traveller.call<Payable>('GET', `/pay/${trxId}`)),
    /** Pays what is to be paid, or the total that the traveller agrees to. */
    async pay(accepted?: Money) {
      const { redirect } = await traveller.must(traveller.startPaying(trxId, 'card', accepted))
      await traveller.payByCard(redirect)
      await traveller.settle(trxId)
    },
    ...orderRecords(shop, trxId),
  }
}

const statesOf = ({ items }: { items: { product: string; state: string }[] }) =>
  items.map(({ product, state }) => `${product} ${state}`)

/** Waits until something is refunded and nothing is being confirmed: the refund of one part doesn't wait for the other. */
const refundedInPart = ({ current }: Pick<Awaited<ReturnType<typeof ordered>>, 'current'>) =>
  eventually(async () => {
    const now = await current()
    const isSettled = now.items.every(({ state }) => state !== 'confirming')
    return isSettled && now.refunded.amount > 0 && now
  })

describe('a flight and a transfer in one order', () => {
  test('wait for one payment: the flight is held, the transfer quoted, half of it due on site', async () => {
    const order = await ordered()
    expect(order.outcomes.map(({ outcome }) => outcome)).toEqual(['held', 'quoted'])
    const found = await order.becomes('awaiting_payment')
    expect(statesOf(found)).toEqual(['flight held', 'transfer quoted'])
    expect(found.total).toEqual({ amount: order.fare + 4_000, currency: 'MYR' })
    const [, transfer] = found.items
    expect(transfer).toMatchObject({
      title: 'Airport transfer to Riverside Inn',
      startsOn: '2027-01-10',
      travellers: [{ givenName: 'SOMCHAI', surname: 'JAIDEE' }],
    })
    expect(transfer?.lines.map(({ amount, due }) => [amount.amount, amount.currency, due])).toEqual(
      [
        [4_000, 'MYR', 'now'],
        [30_000, 'THB', 'on_site'],
      ],
    )
    expect(found.items[0]?.travellers[0]).toMatchObject({ givenName: 'MEI A' })
    const payable = await order.payable()
    expect(payable.total).toEqual(found.total)
    expect(payable.items.map(({ product }) => product)).toEqual(['flight', 'transfer'])
  })

  test('are paid once and both confirmed, with one mail, one PDF and one calendar about both', async () => {
    const order = await ordered()
    await order.becomes('awaiting_payment')
    await order.pay()
    const found = await order.becomes('confirmed')
    expect(statesOf(found)).toEqual(['flight confirmed', 'transfer confirmed'])
    const total = order.fare + 4_000
    expect(await order.books()).toMatchObject({ gateway: total, supplier: -total, customer: 0 })
    const [mail] = await eventually(async () => {
      const all = await order.mails()
      return all.length > 0 && all
    })
    expect(mail?.about).toBe('confirmation')
    expect(mail?.text).toContain('Airport transfer to Riverside Inn')
    expect(mail?.text).toContain('SOMCHAI JAIDEE')
    const file = (name: string) =>
      shop.outside(
        new Request(`${shop.origin}/front/v1/order/${order.orderCode}/${name}`, {
          headers: { 'x-auid': order.traveller.auid },
        }),
      )
    expect(await (await file('itinerary.ics')).text()).toContain('SUMMARY:Airport transfer')
    expect((await file('e-ticket.pdf')).status).toBe(200)
  })

  test('fail separately: what can’t be confirmed is refunded, the other is kept', async () => {
    const order = await ordered()
    await order.becomes('awaiting_payment')
    desk.refuses = 'confirmations'
    await order.pay()
    const found = await refundedInPart(order)
    expect(statesOf(found)).toEqual(['flight confirmed', 'transfer failed'])
    expect(found.status).toBe('partly_confirmed')
    expect(found.refunded.amount).toBe(4_000)
    await eventually(async () => (await order.books()).refunds === 0)
    expect(await order.books()).toMatchObject({ gateway: order.fare, supplier: -order.fare })
    const mail = await eventually(async () => {
      const all = await order.mails()
      return all.find(({ about }) => about === 'refund')
    })
    expect(mail?.text).toContain('for this part of order')
    expect(mail?.text).toContain('Airport transfer to Riverside Inn')
  })

  test('fail separately the other way round as well', async () => {
    const order = await ordered()
    await order.becomes('awaiting_payment')
    const refuse = { faults: { issue: { mode: 'refuse' as const } } }
    shop.world?.dials.change({
      suppliers: Object.fromEntries(flightSuppliers.map((id) => [id, refuse])),
    })
    await order.pay()
    const found = await refundedInPart(order)
    expect(statesOf(found)).toEqual(['flight failed', 'transfer confirmed'])
    expect(found.refunded.amount).toBe(order.fare)
  })

  test('can be paid in part if one of them is gone before payment', async () => {
    desk.refuses = 'quotes'
    const order = await ordered()
    const found = await order.becomes('awaiting_payment')
    expect(statesOf(found)).toEqual(['flight held', 'transfer failed'])
    expect(found.total.amount).toBe(order.fare)
    const { total } = await order.payable()
    expect(total.amount).toBe(order.fare)
    // It's less than what was ordered, so it has to be agreed to.
    const { error } = await order.traveller.startPaying(order.trxId)
    expect(error).toBe('PRICE_CHANGED')
    await order.pay(total)
    const over = await order.becomes('partly_confirmed')
    expect([over.paid.amount, over.refunded.amount]).toEqual([order.fare, 0])
    // Nothing that wasn't charged is refunded.
    const asked = await jobsAbout(db, (await order.order()).id)
    expect(asked.filter(({ name }) => name === refundItems.name)).toEqual([])
    expect(await order.books()).toMatchObject({ gateway: order.fare, supplier: -order.fare })
  })

  test('expire together when the first of them does', async () => {
    desk.quoteLasts = minutes(10)
    const order = await ordered()
    desk.quoteLasts = minutes(30)
    const found = await order.becomes('awaiting_payment')
    expect(found.priceUntil && Date.parse(found.priceUntil)).toBeLessThan(clock.now() + minutes(11))
    clock.advance(minutes(11))
    await jobs.clockMoved(minutes(11))
    expect(statesOf(await order.becomes('expired'))).toEqual(['flight expired', 'transfer expired'])
  })

  test('can be paid for half an hour if no supplier says how long its price is valid', async () => {
    desk.quoteLasts = null
    holdClocks()
    const start = clock.now()
    const order = await ordered({ flight: false })
    await order.becomes('awaiting_payment')
    const { payUntil, priceUntil, reservedUntil } = await order.payable()
    expect([priceUntil, reservedUntil]).toEqual([null, null])
    expect(Date.parse(payUntil ?? '') - start).toBe(minutes(30))
    await order.pay()
    await order.becomes('confirmed')

    const unpaid = await ordered({ flight: false })
    await unpaid.becomes('awaiting_payment')
    clock.advance(minutes(31))
    await jobs.clockMoved(minutes(31))
    expect(statesOf(await unpaid.becomes('expired'))).toEqual(['transfer expired'])
  })

  test('count as open orders although no supplier says how long', async () => {
    desk.quoteLasts = null
    const traveller = shop.traveller()
    for (let made = 0; made < mostHolds; made += 1) await ordered({ flight: false, traveller })
    await expect(ordered({ flight: false, traveller })).rejects.toMatchObject({
      code: 'TOO_MANY_HOLDS',
    })
    clock.advance(minutes(31))
    await ordered({ flight: false, traveller })
  })

  test('are cancelled separately: the transfer is refunded, the flight stays', async () => {
    const order = await ordered()
    await order.becomes('awaiting_payment')
    await order.pay()
    const { items } = await order.becomes('confirmed')
    const { call, must } = order.traveller
    const path = `/order/${order.orderCode}`
    const { reservations } = await must(call<AfterSales>('GET', `${path}/after-sales`))
    expect(reservations).toHaveLength(2)
    const itemIds = [items[1]?.id]
    const quote = await must(call<RefundQuote>('POST', `${path}/refund-quotes`, { itemIds }))
    expect(quote.amount).toEqual({ amount: 4_000, currency: 'MYR' })
    await must(call('POST', `${path}/quotes/${quote.quoteId}/confirm`, {}))
    const found = await eventually(async () => {
      const now = await order.current()
      return now.refunded.amount === 4_000 && now
    })
    expect(statesOf(found)).toEqual(['flight confirmed', 'transfer cancelled'])
    expect(found.status).toBe('confirmed')
  })
})

test('an order that is entirely due on site is confirmed without a payment', async () => {
  const order = await ordered({ flight: false, transfer: { now: 0 } })
  await proveAddress(order.traveller, order.trxId)
  const found = await order.becomes('confirmed')
  expect([found.total.amount, found.paid.amount]).toEqual([0, 0])
  expect((await order.traveller.startPaying(order.trxId)).error).toBe('NOTHING_TO_PAY')
})

test('an order is confirmed without a payment if everything left is due on site', async () => {
  const down = { faults: { hold: { mode: 'error' as const } } }
  const beforeReserving = () =>
    shop.world?.dials.change({
      suppliers: Object.fromEntries(flightSuppliers.map((id) => [id, down])),
    })
  const order = await ordered({ transfer: { now: 0 }, beforeReserving })
  await proveAddress(order.traveller, order.trxId)
  const found = await order.becomes('partly_confirmed')
  expect(statesOf(found)).toEqual(['flight failed', 'transfer confirmed'])
  expect([found.total.amount, found.paid.amount]).toEqual([0, 0])
})
