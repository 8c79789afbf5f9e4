import { beforeEach, expect, test } from 'vitest'
import { cartVisitor } from '../../../test/support/cart/cart-visitor.ts'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../test/support/hotel/hotel-desk.ts'
import { testProperty } from '../../../test/support/hotel/test-properties.ts'
import { eventually, openShop } from '../../../test/support/shop.ts'
import { filledDraft, searchRequest } from '../../../test/support/traveller.ts'
import type { CartPlace } from '../../contract/cart/cart.ts'
import type { Booking } from '../../contract/flight/booking.ts'

const desk = openHotelDesk([[testProperty('lodge', 'River Lodge'), { ref: 'now', now: 5000 }]])
const shop = await openShop({}, {}, { hotelSuppliers: [deskSupplier('north', desk)] })
const visitor = () => cartVisitor(shop.traveller(), shop.platform.signer)

beforeEach(() => {
  calmDesk(desk)
  desk.bookings.clear()
  shop.calm()
})

const reopen = ({ call }: Pick<ReturnType<typeof visitor>, 'call'>, trxId: string) =>
  call<{ items: CartPlace[]; page: string }>('POST', `/pay/${trxId}/reopen`, {})

async function orderedFlight(guest = visitor()) {
  const booking = await guest.book(searchRequest())
  const { orderCode, trxId } = await guest.must(guest.submit(booking))
  const draft = () => guest.must(guest.call<Booking>('GET', `/flight/bookings/${booking.bookId}`))
  return { guest, booking, orderCode, trxId, draft }
}

test('an order that isn’t paid becomes its draft again, and can be ordered with another name', async () => {
  const { guest, booking, trxId, orderCode, draft } = await orderedFlight()
  const { items, page } = await guest.must(reopen(guest, trxId))
  expect(items).toEqual([{ product: 'flight', bookId: booking.bookId }])
  expect(page).toBe(`/flight/book/${booking.bookId}`)
  const released = await guest.must(guest.order(orderCode))
  expect(released.items.map(({ state }) => state)).toEqual(['cancelled'])
  const { state, order, draft: typed } = await draft()
  expect({ state, order }).toEqual({ state: 'draft', order: undefined })
  expect(typed.passengers[0]?.givenName).toBe('Mei A')
  const corrected = filledDraft(booking)
  const passengers = corrected.passengers.map((each) => ({ ...each, givenName: 'Mei Bo' }))
  const again = await guest.must(guest.submit(booking, { ...corrected, passengers }))
  expect(again.orderCode).not.toBe(orderCode)
  const { items: ordered } = await guest.must(guest.order(again.orderCode))
  expect(ordered[0]?.travellers[0]?.givenName).toBe('MEI BO')
})

test('nobody can pay for it any more, in a page that was opened before either', async () => {
  const { guest, trxId } = await orderedFlight()
  const { redirect } = await guest.must(guest.startPaying(trxId))
  await guest.must(reopen(guest, trxId))
  await guest.payByCard(redirect)
  const standing = await guest.must(guest.settle(trxId))
  expect(standing.payment?.state).toBe('cancelled')
  expect(standing.orderStatus).not.toBe('awaiting_payment')
  expect((await guest.startPaying(trxId)).error).toBeTruthy()
})

test('several drafts are back in the cart', async () => {
  const guest = visitor()
  const flight = await guest.addFlight()
  const stay = await guest.addStay('north-lodge')
  const { trxId } = await guest.must(guest.checkOutOnly(await guest.check()))
  expect(await guest.list()).toEqual([])
  expect((await guest.must(reopen(guest, trxId))).page).toBe('/cart')
  const { items } = await guest.check()
  expect(items.map(({ bookId }) => bookId).sort()).toEqual([flight.bookId, stay.bookId].sort())
  expect(items.map(({ isComplete, check }) => [isComplete, check])).toEqual([
    [true, 'same'],
    [true, 'same'],
  ])
  await eventually(async () =>
    [...desk.bookings.values()].every(({ state }) => state === 'cancelled'),
  )
})

test('an order that is paid stays, and so does one whose drafts are another device’s', async () => {
  const { guest, trxId, orderCode } = await orderedFlight()
  expect((await reopen(visitor(), trxId)).error).toBe('TRX_NOT_FOUND')
  const { contact } = await guest.must(guest.order(orderCode))
  const stranger = visitor()
  const found = { orderCode, email: contact.email }
  const { grant } = await stranger.must(
    stranger.call<{ grant: string }>('POST', '/order/look-up', found),
  )
  const elsewhere = cartVisitor(shop.traveller(), shop.platform.signer, {
    'x-order-access': grant,
  })
  expect((await reopen(elsewhere, trxId)).error).toBe('BOOKING_NOT_FOUND')
  expect((await guest.must(guest.order(orderCode))).status).toBe('awaiting_payment')
  await guest.payByCard((await guest.must(guest.startPaying(trxId))).redirect)
  await guest.must(guest.settle(trxId))
  expect((await reopen(guest, trxId)).error).toBe('INVALID_STATE')
})
