import { expect, test } from 'vitest'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { filledStay, stayOf, stayVisitor } from '../../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { orderRecords } from '../../../../test/support/order-records.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { filledDraft, searchRequest } from '../../../../test/support/traveller.ts'
import { findBooking } from '../../flight/booking/booking-store.ts'
import { flightOrder } from '../../flight/booking/flight-order.ts'
import { priceLines } from '../../flight/booking/price-lines.ts'
import { ownPayable } from '../../order/whole-order.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { findStayBooking } from '../booking/stay-booking-store.ts'
import { stayOrder } from '../booking/stay-order.ts'

const desk = openHotelDesk([[testProperty('lodge', 'River Lodge'), { ref: 'x', now: 5000 }]])
const shop = await openShop(
  {},
  {},
  { hotelSuppliers: [deskSupplier('north', desk, { holds: false })] },
)
const { db, seal, signer } = shop.platform

/** Places an order of a flight and a stay in two bundles, as a checkout of both does. */
async function ordered() {
  const traveller = shop.traveller()
  const visitor = stayVisitor(traveller, signer)
  const asker = { auid: traveller.auid, memberId: undefined }
  const flight = await traveller.book(searchRequest())
  const stay = await visitor.book('north-lodge', stayOf())
  const flightRow = await findBooking(db, seal, flight.bookId, asker)
  const stayRow = await findStayBooking(db, seal, stay.bookId, asker)
  if (!flightRow || !stayRow) throw new Error('no drafts')
  const guest = { memberId: null, language: 'en' }
  const ofFlight = flightOrder(flightRow, filledDraft(flight), {
    ...guest,
    lines: priceLines(flightRow.offers, []),
  })
  const ofStay = stayOrder(stayRow, filledStay(stay), { ...guest, seal })
  const [[room] = []] = ofStay.bundles
  if (!room) throw new Error('no room')
  const items = room.items.map((item) => ({ ...item, position: item.position + 1 }))
  const bundles = [...ofFlight.bundles, [{ ...room, items }]]
  const placed = await inTransaction(db, (tx) => shop.orders.place(tx, { ...ofFlight, bundles }))
  await shop.orders.reserve(placed)
  const { trxId } = ownPayable(placed)
  const current = () => traveller.must(traveller.order(placed.code))
  await eventually(async () => (await current()).status === 'awaiting_payment')
  return {
    current,
    fare: flight.total.amount,
    room: stay.rate.price.now.amount,
    async pay() {
      const { redirect } = await traveller.must(traveller.startPaying(trxId))
      await traveller.payByCard(redirect)
      await traveller.settle(trxId)
    },
    ...orderRecords(shop, trxId),
  }
}

test('a flight and a stay are paid together and confirmed, with one mail about both', async () => {
  calmDesk(desk)
  const order = await ordered()
  expect((await order.current()).total.amount).toBe(order.fare + order.room)
  await order.pay()
  await eventually(async () => (await order.current()).status === 'confirmed')
  const [mail] = await eventually(async () => {
    const all = await order.mails()
    return all.length > 0 && all
  })
  expect(mail?.text).toContain('River Lodge')
  expect(mail?.text).toContain('Kuala Lumpur – Bangkok')
})

test('a stay that fails after payment is refunded, and the flight is kept', async () => {
  calmDesk(desk)
  const order = await ordered()
  desk.rooms = 0
  await order.pay()
  const found = await eventually(async () => {
    const now = await order.current()
    return now.refunded.amount > 0 && now.status === 'partly_confirmed' && now
  })
  expect(found.items.map(({ product, state }) => `${product} ${state}`)).toEqual([
    'flight confirmed',
    'hotel failed',
  ])
  expect(found.status).toBe('partly_confirmed')
  expect(found.refunded.amount).toBe(order.room)
})
