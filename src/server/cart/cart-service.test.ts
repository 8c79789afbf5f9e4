import { beforeEach, describe, expect, test } from 'vitest'
import { cartVisitor } from '../../../test/support/cart/cart-visitor.ts'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../test/support/hotel/hotel-desk.ts'
import { filledStay, stayOf } from '../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../test/support/hotel/test-properties.ts'
import {
  goodPassword,
  openMemberSite,
  someEmail,
} from '../../../test/support/member/member-site.ts'
import { openShop } from '../../../test/support/shop.ts'
import { filledDraft, inDays, searchRequest } from '../../../test/support/traveller.ts'
import { bookableItems, mostCartItems } from '../../contract/cart/bookable-items.ts'
import type { typedInCart } from '../../contract/cart/cart.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import { sumMoney } from '../../contract/sum-money.ts'
import { bookingLimits } from '../checkout/limit-bookings.ts'
import { hours } from '../platform/duration.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import { convert } from '../world/exchange-rates.ts'

const desk = openHotelDesk([[testProperty('lodge', 'River Lodge'), { ref: 'now', now: 5000 }]])
const shop = await openShop({}, {}, { hotelSuppliers: [deskSupplier('north', desk)] })
const site = await openMemberSite()
const lodge = 'north-lodge'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const visitor = () => cartVisitor(shop.traveller(), shop.platform.signer)
const flights = (change: object) =>
  shop.world?.dials.change({
    suppliers: Object.fromEntries(['meridian', 'skipjack', 'wayline'].map((id) => [id, change])),
  })

beforeEach(() => {
  calmDesk(desk)
  shop.calm()
  desk.rates.set('lodge', [{ ref: 'now', now: 5000 }])
})

describe('a cart', () => {
  test('has what was put into it, once each, until it is removed', async () => {
    const guest = visitor()
    const flight = await guest.addFlight()
    const stay = await guest.addStay(lodge)
    await guest.add('hotel', stay.bookId)
    const cart = await guest.check()
    expect(cart.items).toMatchObject([
      { product: 'flight', bookId: flight.bookId, check: 'same', isComplete: true },
      { product: 'hotel', bookId: stay.bookId, check: 'same', isComplete: true },
    ])
    expect(cart.now.amount).toBe(flight.total.amount + stay.rate.price.now.amount)
    expect(cart.items[0]?.items[0]?.flight?.offer.id).toBe(flight.offers[0]?.id)
    expect(cart.items[1]?.items[0]?.hotel?.hotel.name).toBe('River Lodge')
    const left = await guest.must(
      guest.call<{ items: unknown[] }>('DELETE', `/cart/items/${flight.bookId}`),
    )
    expect(left.items).toEqual([{ product: 'hotel', bookId: stay.bookId }])
  })

  test('takes nobody else’s drafts, nothing unknown, and no more than it can hold', async () => {
    const guest = visitor()
    const others = await visitor().stays.book(lodge)
    const add = (product: string, bookId: string) =>
      guest.call('POST', '/cart/items', { product, bookId })
    expect((await add('hotel', others.bookId)).error).toBe('BOOKING_NOT_FOUND')
    expect((await add('boat', others.bookId)).error).toBe('BOOKING_NOT_FOUND')
    for (let count = 0; count < mostCartItems; count += 1) {
      await guest.add('hotel', (await guest.stays.book(lodge)).bookId)
    }
    expect((await add('hotel', (await guest.stays.book(lodge)).bookId)).error).toBe('LIMIT_REACHED')
  })
})

describe('on opening', () => {
  test('everything is priced in the currency that is asked for, and stays in it', async () => {
    const guest = visitor()
    const flight = await guest.addFlight()
    const stay = await guest.addStay(lodge)
    const bag = { offerId: flight.offers[0]?.id, passenger: 0, kg: flight.bagChoices[0]?.kg }
    const path = `/flight/bookings/${flight.bookId}`
    const known = await guest.must(guest.call<typeof flight>('GET', path))
    await guest.must(guest.call('PUT', `${path}/draft`, { ...known.draft, bags: [bag] }))
    const cart = await guest.check('THB')
    expect(cart.items.map(({ check, convertedFrom }) => [check, convertedFrom])).toEqual([
      ['same', 'MYR'],
      ['same', 'MYR'],
    ])
    const price = 2 * convert(5000, 'USD', 'THB')
    expect(cart.items[1]?.total).toEqual({ amount: price, currency: 'THB' })
    const now = await guest.must(guest.call<typeof flight>('GET', path))
    expect(now.total).toEqual(cart.items[0]?.total)
    expect(now.draft.bags).toEqual([{ ...bag, offerId: now.offers[0]?.id }])
    expect((await guest.stays.booking(stay.bookId)).rate.price.total.currency).toBe('THB')
    expect((await guest.check('THB')).items[0]?.convertedFrom).toBeUndefined()
    expect((await guest.checkOut(cart)).status).toBe(201)
  })

  test('a currency that nobody has is refused, with its field', async () => {
    const guest = visitor()
    const { bookId } = await guest.addStay(lodge)
    const acceptedTotal = { amount: 100, currency: 'XXX' }
    const replies = await Promise.all([
      guest.call('POST', '/cart/check', { currency: 'XXX' }),
      guest.call('PUT', `/cart/items/${bookId}/price`, { acceptedTotal }),
      guest.call('POST', '/cart/checkout', {
        items: [{ product: 'hotel', bookId, acceptedTotal }],
      }),
    ])
    expect(replies).toMatchObject([
      { status: 400, error: 'VALIDATION', fields: { currency: 'invalid' } },
      { status: 400, error: 'VALIDATION', fields: { 'acceptedTotal.currency': 'invalid' } },
      { status: 400, error: 'VALIDATION', fields: { 'items.0.acceptedTotal.currency': 'invalid' } },
    ])
  })

  test('a changed price is told, and stored once it is accepted', async () => {
    const guest = visitor()
    const stay = await guest.addStay(lodge)
    desk.rates.set('lodge', [{ ref: 'now', now: 6000 }])
    const { items, now } = await guest.check()
    expect(items).toMatchObject([{ check: 'changed', total: stay.rate.price.total }])
    expect(now.amount).toBe(0)
    expect(items[0]?.newNow).toEqual(items[0]?.newTotal)
    const accept = (acceptedTotal: unknown) =>
      guest.call('PUT', `/cart/items/${stay.bookId}/price`, { acceptedTotal })
    expect((await accept(stay.rate.price.total)).error).toBe('PRICE_CHANGED')
    expect((await guest.stays.booking(stay.bookId)).rate.price.total).toEqual(stay.rate.price.total)
    expect(await accept(items[0]?.newTotal)).toMatchObject({
      status: 200,
      result: { total: items[0]?.newTotal },
    })
    const cart = await guest.check()
    expect(cart.items).toMatchObject([{ check: 'same', total: items[0]?.newTotal }])
    expect((await guest.checkOut(cart)).status).toBe(201)
  })

  test('flights that have changed, or are gone, say so', async () => {
    const guest = visitor()
    const flight = await guest.addFlight()
    flights({ priceChange: { percent: 10, times: 1 } })
    const { items } = await guest.check()
    expect(items).toMatchObject([{ check: 'changed', total: flight.total }])
    shop.calm()
    flights({ gone: { times: 1 } })
    expect((await guest.check()).items).toMatchObject([{ check: 'gone' }])
    shop.calm()
    expect((await guest.check()).items).toMatchObject([{ check: 'same' }])
  })

  test('a supplier that is down leaves the known price', async () => {
    const guest = visitor()
    const stay = await guest.addStay(lodge)
    desk.loses = ['quote']
    expect(await guest.check()).toMatchObject({
      items: [{ check: 'unanswered', total: stay.rate.price.total }],
      now: stay.rate.price.now,
    })
  })

  test('a supplier that takes too long does, too', async () => {
    const guest = visitor()
    await guest.addStay(lodge)
    let answer = () => {}
    desk.waits = new Promise((resolve) => {
      answer = resolve
    })
    expect((await guest.check()).items).toMatchObject([{ check: 'unanswered' }])
    answer()
  })

  test('a flight and a stay that don’t fit in time are told, and can be booked', async () => {
    const guest = visitor()
    const stay = await guest.addStay(lodge, stayOf({ checkIn: inDays(39), checkOut: inDays(44) }))
    const slices = [
      { from: 'KUL', to: 'BKK', date: inDays(42) },
      { from: 'BKK', to: 'KUL', date: inDays(46) },
    ]
    const flight = await guest.addFlight(searchRequest({ slices, tripType: 'roundtrip' }))
    const cart = await guest.check()
    expect(cart.conflicts).toMatchObject([
      { kind: 'arrives_after_check_in', flight: flight.bookId, stay: stay.bookId },
      { kind: 'nights_without_bed', stay: stay.bookId, from: inDays(44), to: inDays(46) },
      { kind: 'different_people', stay: stay.bookId, travellers: 1 },
    ])
    expect((await guest.checkOut(cart)).status).toBe(201)
  })
})

test('what was typed in one draft is known to the forms of the others, but to nobody else', async () => {
  const guest = visitor()
  const typed = () => guest.must(guest.call<ResultOf<typeof typedInCart>>('GET', '/cart/typed'))
  expect(await typed()).toEqual({ contact: null, adult: null, travellers: [] })
  const flight = await guest.addFlight()
  const { contact, passengers } = filledDraft(flight)
  expect(await typed()).toMatchObject({
    contact: { email: contact.email, phone: contact.phone },
    adult: { givenName: passengers[0]?.givenName, surname: passengers[0]?.surname },
  })
  // Somebody who also stays is offered once, from the flights that know their documents.
  const stay = await guest.stays.book(lodge)
  const [{ title, givenName, surname } = { title: '', givenName: '', surname: '' }] = passengers
  const leadGuests = [{ title, givenName: givenName.toUpperCase(), surname }]
  await guest.must(
    guest.call('PUT', `/hotel/bookings/${stay.bookId}/draft`, { ...filledStay(stay), leadGuests }),
  )
  await guest.add('hotel', stay.bookId)
  const offered = { bookId: flight.bookId, place: 0, type: 'adult', title, givenName, surname }
  expect((await typed()).travellers).toEqual([{ product: 'flight', ...offered }])
  const other = visitor()
  const nothing = await other.must(other.call('GET', '/cart/typed'))
  expect(nothing).toEqual({ contact: null, adult: null, travellers: [] })
})

test('an e-mail address gets the mails of so many checkouts from one network, as with a single draft', async () => {
  const { byMail } = bookingLimits
  const { signer, cache } = shop.platform
  const device = shop.traveller()
  const from = (address: string) => cartVisitor(device, signer, { 'x-forwarded-for': address })
  const guest = from('203.0.113.201')
  await guest.addStay(lodge)
  const cart = await guest.check()
  const who = `${cart.contact?.email.toLowerCase()} 203.0.113.201`
  for (let time = 0; time < byMail.times; time += 1) await spend(cache, byMail, who)
  expect((await guest.checkOut(cart)).error).toBe('RATE_LIMITED')
  expect(await guest.list()).toHaveLength(1)
  expect((await from('203.0.113.202').checkOut(cart)).status).toBe(201)
})

test('a member’s cart is the same on all devices, and takes in what a guest had on one of them', async () => {
  const email = someEmail()
  const { token } = await site.signUp(email, goodPassword)
  const { signer } = site.platform
  const phone = site.traveller()
  const atPhone = cartVisitor(phone, signer, bearer(token))
  const first = await atPhone.addFlight()

  const laptop = site.traveller()
  const asGuest = cartVisitor(laptop, signer)
  const second = await asGuest.addFlight()
  expect((await asGuest.list()).map(({ bookId }) => bookId)).toEqual([second.bookId])
  const { token: other } = await site.signedIn(site.login(email, goodPassword))
  const atLaptop = cartVisitor(laptop, signer, bearer(other))
  const both = [first.bookId, second.bookId]
  expect((await atLaptop.list()).map(({ bookId }) => bookId)).toEqual(both)
  expect((await atPhone.list()).map(({ bookId }) => bookId)).toEqual(both)
  expect(await asGuest.list()).toEqual([])
  const stranger = (await site.signUp(someEmail(), goodPassword)).token
  expect(await cartVisitor(laptop, signer, bearer(stranger)).list()).toEqual([])

  const cart = await atPhone.check()
  const { orderCode } = await atPhone.must(atPhone.checkOut(cart))
  const order = await atLaptop.must(
    atLaptop.call<{ items: unknown[] }>('GET', `/order/${orderCode}`),
  )
  expect(order.items).toHaveLength(2)
  expect(await atLaptop.list()).toEqual([])
})

test('what a guest added stays in a member’s cart that is full, and is booked after the rest', async () => {
  const email = someEmail()
  const { token } = await site.signUp(email, goodPassword)
  const device = site.traveller()
  const asGuest = cartVisitor(device, site.platform.signer)
  const asMember = cartVisitor(device, site.platform.signer, bearer(token))
  await asMember.addFlight()
  for (let count = 0; count < mostCartItems; count += 1) await asGuest.addFlight()
  const cart = await asMember.check()
  expect(cart.items).toHaveLength(mostCartItems + 1)
  const booked = bookableItems(cart)
  expect(cart.total).toEqual(
    sumMoney(
      booked.map(({ total }) => total),
      cart.total.currency,
    ),
  )
  await asMember.must(asMember.checkOut({ items: booked }))
  expect((await asMember.list()).map(({ bookId }) => bookId)).toEqual([cart.items.at(-1)?.bookId])
})

test('a draft that is given twice is refused with its reason', async () => {
  const guest = visitor()
  await guest.addStay(lodge)
  const { items } = await guest.check()
  expect(await guest.checkOut({ items: [...items, ...items] })).toMatchObject({
    status: 400,
    fields: { items: 'once_each' },
  })
})

// The clock can't be turned back.
test('says when an offer has expired', async () => {
  const guest = visitor()
  await guest.addStay(lodge)
  shop.platform.clock.advance(hours(25))
  const { items, now } = await guest.check('THB')
  expect(items).toMatchObject([{ check: 'expired', total: { currency: 'THB' } }])
  expect(now).toEqual({ amount: 0, currency: 'THB' })
  expect(items[0]?.searchAgain).toMatch(/^\/hotel\/search\?destination=hotel-north-lodge/)
})
