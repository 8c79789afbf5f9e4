import { expect, test } from 'vitest'
import { orderedStay } from '../../../../test/support/hotel/booked-stay.ts'
import { deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { stayOf } from '../../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import { testNow } from '../../../../test/support/test-clock.ts'
import type { DeskQueues } from '../../../contract/desk/order/desk-queues.ts'
import { sessionByReference } from '../../../sandbox/gateway/store.ts'
import { minutes } from '../../platform/duration.ts'
import type { StayEvent } from '../../supplier/hotel-supplier.ts'

const desk = openHotelDesk([
  [
    testProperty('lodge', 'River Lodge'),
    { ref: 'x', now: 5000 },
    { ref: 'later', now: 0, there: 300_000, pay: 'at_property' },
  ],
])
const supplier = deskSupplier('north', desk)
let tell = () => {}
const shop = await openShop(
  {},
  {},
  {
    hotelSuppliers: [
      {
        ...supplier,
        onEvent(listener) {
          tell = listener
          return () => {}
        },
      },
    ],
  },
)

/** Books a stay; `happens` has its property report something. */
async function booked(pay = 'now') {
  const two = stayOf({
    rooms: [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [] },
    ],
  })
  const order = await orderedStay(shop, { stay: two, fits: (rate) => rate.pay === pay })
  if (pay === 'now') await order.pay()
  await order.becomes('confirmed')
  const reference = (await order.order()).reservations[0]?.reference ?? ''
  return {
    ...order,
    happens(kind: StayEvent['kind']) {
      desk.events.push({ id: `${reference} ${kind}`, reference, kind, at: new Date(testNow()) })
      const known = desk.bookings.get(reference)
      if (known && kind === 'cancelled_by_property') known.state = 'cancelled'
      tell()
    },
  }
}

test('a stay that its property cancels is refunded in full, although its rate isn’t refundable', async () => {
  const order = await booked()
  order.happens('cancelled_by_property')
  // At least once.
  tell()
  const found = await order.becomes('refunded')
  expect(found.refunded).toEqual(order.now)
  expect(found.items.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
  const mail = await order.mailAbout('cancelled')
  expect(mail.text).toContain('because the property can’t take you')
  await shop.platform.jobs.clockMoved(minutes(2))
  expect((await order.afterSales()).quotes).toHaveLength(1)
})

test('guests hear of it at once while their payment is disputed, and only the refund waits', async () => {
  const order = await booked()
  const [payment] = await order.payments()
  const session = payment && (await sessionByReference(shop.platform.db, payment.id))
  if (!session) throw new Error('nothing was paid')
  await shop.gateway.bank.act(session, { to: 'open' })
  await eventually(async () => (await order.afterSales()).dispute?.isOpen)
  order.happens('cancelled_by_property')
  const told = await order.becomes('cancelled')
  expect(told.refunded.amount).toBe(0)
  const happened = told.history.map(({ event }) => event)
  const cancelled = happened.indexOf('stay.cancelled')
  expect(happened.slice(cancelled)).toEqual(
    expect.arrayContaining(['stay.cancelled', 'reservation.cancelling', 'reservation.cancelled']),
  )
  expect(happened.filter((event) => event === 'stay.cancelled')).toHaveLength(1)
  const mail = await order.mailAbout('cancelled')
  expect(mail.text).toContain('because the property can’t take you')
  const owed = { amount: order.now, state: 'waits' }
  expect((await order.afterSales()).dispute?.refunds).toMatchObject([owed])
  // Somebody may have to find them another bed.
  const staff = await signInStaff(shop, ['support'])
  const waiting = async () => {
    const { queues } = await staff.must(staff.call<{ queues: DeskQueues }>('GET', '/desk/queues'))
    const entries = queues.find(({ id }) => id === 'cancelled_stays')?.entries
    return entries?.filter(({ target }) => target.id === order.orderCode).map(({ what }) => what)
  }
  expect(await waiting()).toEqual(['north · cancelled'])
  const path = `/desk/orders/${order.orderCode}/dealt-with`
  await staff.must(staff.call('POST', path, { why: 'Booked the inn next door.' }))
  expect(await waiting()).toEqual([])
  await shop.gateway.bank.act(session, { to: 'won' })
  const paid = await eventually(async () => {
    await shop.platform.jobs.clockMoved(minutes(30))
    const now = await order.current()
    return now.refunded.amount > 0 && now
  })
  expect([paid.status, paid.refunded]).toEqual(['refunded', order.now])
})

test('a stay that is paid at the property is cancelled too', async () => {
  const order = await booked('at_property')
  order.happens('cancelled_by_property')
  await order.becomes('cancelled')
})

test('guests who didn’t come see that the property said so', async () => {
  const order = await booked()
  order.happens('no_show')
  const found = await eventually(async () => {
    const now = await order.current()
    return now.items[0]?.isNoShow && now
  })
  expect(found.status).toBe('no_show')
  expect(found.history.filter(({ event }) => event === 'stay.no_show')).toHaveLength(1)
  const { changeable, reservations } = await order.afterSales()
  expect(changeable).toEqual([])
  expect(reservations.filter(({ refund }) => refund !== 'not_allowed')).toEqual([])
})
