import { beforeEach, expect, test } from 'vitest'
import { cartVisitor } from '../../../test/support/cart/cart-visitor.ts'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../test/support/hotel/hotel-desk.ts'
import { testProperty } from '../../../test/support/hotel/test-properties.ts'
import { eventually, openShop } from '../../../test/support/shop.ts'
import { filledDraft } from '../../../test/support/traveller.ts'
import type { RestoredCart } from '../../contract/cart/cart.ts'
import type { BookId } from '../../contract/ids.ts'
import { minutes } from '../platform/duration.ts'

const desk = openHotelDesk([[testProperty('lodge', 'River Lodge'), { ref: 'now', now: 5000 }]])
const shop = await openShop({}, {}, { hotelSuppliers: [deskSupplier('north', desk)] })
const { clock, jobs, signer } = shop.platform
const visitor = () => cartVisitor(shop.traveller(), signer)
type Visitor = ReturnType<typeof visitor>

beforeEach(() => {
  calmDesk(desk)
  shop.calm()
})

/** Fills a cart with flights, about which a reminder is asked for, and a stay. */
async function leave(guest: Visitor) {
  const flight = await guest.addFlight()
  const stay = await guest.addStay('north-lodge')
  const draft = { ...filledDraft(flight), remind: true }
  await guest.must(guest.call('PUT', `/flight/bookings/${flight.bookId}/draft`, draft))
  return { flight, stay, email: draft.contact.email }
}

/** Returns the token and the text of the reminder that is sent an hour later. */
async function reminderTo(email: string) {
  clock.advance(minutes(61))
  await jobs.clockMoved(minutes(61))
  const mail = await eventually(async () => (await shop.mailsTo(email))[0])
  const [, token = ''] = /acart=([\w-]{43})/.exec(mail.text) ?? []
  return { token, text: mail.text }
}

const restore = (guest: Visitor, token: string) =>
  guest.call<RestoredCart>('POST', '/cart/restore', { token })
const productsOf = (items: readonly { product: string }[]) => items.map(({ product }) => product)

test('a reminder’s link restores the whole cart: as it was, or elsewhere without travellers', async () => {
  const guest = visitor()
  const { flight, stay, email } = await leave(guest)
  const { token, text } = await reminderTo(email)
  expect(text).toContain('your cart, with 1 more item')

  const own = await guest.must(restore(guest, token))
  expect(own).toMatchObject({
    number: 1,
    items: [{ bookId: flight.bookId }, { bookId: stay.bookId }],
  })

  const elsewhere = visitor()
  const { items } = await elsewhere.must(restore(elsewhere, token))
  expect(productsOf(items)).toEqual(['flight', 'hotel'])
  const ids = items.map(({ bookId }) => bookId)
  expect(ids).not.toContain(flight.bookId)
  expect(ids).not.toContain(stay.bookId)
  const cart = await elsewhere.check()
  expect(cart.items.map(({ check, isComplete }) => [check, isComplete])).toEqual([
    ['same', false],
    ['same', false],
  ])
  expect(cart.contact).toBeNull()
  const copy = await elsewhere.stays.booking(ids[1] as BookId)
  expect(copy.stay).toEqual(stay.stay)
  expect(JSON.stringify(copy.draft)).not.toMatch(/Mei|Tan|example/)
  expect(await elsewhere.must(restore(elsewhere, token))).toEqual({ items, number: 1 })
  expect(await guest.list()).toHaveLength(2)
})

test('the rest of the cart is kept as long as the reminded flights', async () => {
  const guest = visitor()
  const { flight, stay, email } = await leave(guest)
  await reminderTo(email)
  const { expiresAt } = await guest.must(
    guest.call<typeof flight>('GET', `/flight/bookings/${flight.bookId}`),
  )
  expect(expiresAt > stay.expiresAt).toBe(true)
  expect((await guest.stays.booking(stay.bookId)).expiresAt).toBe(expiresAt)
})

test('nothing is restored of flights that are in no cart, ordered since, or unknown', async () => {
  const guest = visitor()
  const { flight, stay, email } = await leave(guest)
  const { token } = await reminderTo(email)
  const elsewhere = visitor()
  await guest.call('DELETE', `/cart/items/${flight.bookId}`)
  expect((await restore(elsewhere, token)).result).toEqual({ items: [], number: 1 })
  await guest.add('flight', flight.bookId)
  await guest.call('DELETE', `/cart/items/${stay.bookId}`)
  await guest.must(guest.checkOut(await guest.check()))
  expect((await restore(elsewhere, token)).error).toBe('REMINDER_NOT_FOUND')
  expect((await restore(elsewhere, 'unknown')).error).toBe('REMINDER_NOT_FOUND')
  expect(await elsewhere.list()).toEqual([])
})
