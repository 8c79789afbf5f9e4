import { beforeEach, describe, expect, test } from 'vitest'
import { cartVisitor } from '../../../test/support/cart/cart-visitor.ts'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../test/support/hotel/hotel-desk.ts'
import { filledStay, stayOf } from '../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../test/support/hotel/test-properties.ts'
import { eventually, openShop } from '../../../test/support/shop.ts'
import { filledDraft } from '../../../test/support/traveller.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import type { Booking } from '../../contract/flight/booking.ts'

const desk = openHotelDesk([
  [
    testProperty('lodge', 'River Lodge'),
    { ref: 'now', now: 5000 },
    { ref: 'later', now: 0, there: 300_000, pay: 'at_property' },
  ],
  [testProperty('inn', 'Market Inn'), { ref: 'there', now: 0, there: 200_000, pay: 'at_property' }],
])
const shop = await openShop({}, {}, { hotelSuppliers: [deskSupplier('north', desk)] })
const { signer, connection } = shop.platform
const [lodge, inn] = ['north-lodge', 'north-inn']
const visitor = () => cartVisitor(shop.traveller(), signer)
const paidNow = ({ pay }: { pay: string }) => pay === 'now'
const paidThere = ({ pay }: { pay: string }) => pay === 'at_property'
const flights = (change: object) =>
  shop.world?.dials.change({
    suppliers: Object.fromEntries(['meridian', 'skipjack', 'wayline'].map((id) => [id, change])),
  })

beforeEach(() => {
  calmDesk(desk)
  shop.calm()
  desk.bookings.clear()
  desk.calls = []
})

/** Returns the states of a product's reservations with drafts of this device, oldest first. */
async function reservationsOf(auid: string) {
  const { rows } = await connection.pool.query(
    `select r.product, r.state from reservation r join "order" o on o.id = r.order_id
      where o.owner = $1 order by o.created_at, r.position`,
    [auid],
  )
  return rows.map(({ product, state }) => `${product} ${state}`)
}

const deskStates = () => [...desk.bookings.values()].map(({ state }) => state)

/** Returns what is wrong with which product of a cart. */
const refusals = ({ details }: { details: unknown }, cart: Cart) =>
  (details as { items: { bookId: string; error: string }[] }).items.map(({ bookId, error }) => {
    const item = cart.items.find((each) => each.bookId === bookId)
    return `${item?.product} ${error}`
  })

async function filledCart() {
  const guest = visitor()
  const flight = await guest.addFlight()
  const stay = await guest.addStay(lodge, stayOf(), paidNow)
  return { guest, flight, stay, cart: await guest.check() }
}

describe('a flight and a stay', () => {
  test('become one order of two bundles with one payable, and leave the cart', async () => {
    const { guest, flight, stay, cart } = await filledCart()
    const { orderCode, trxId } = await guest.must(guest.checkOut(cart))
    const order = await guest.must(guest.order(orderCode))
    expect(order.items.map(({ product }) => product)).toEqual(['flight', 'hotel'])
    expect(order.total.amount).toBe(flight.total.amount + stay.rate.price.now.amount)
    expect(order.contact.email).toBe(filledDraft(flight).contact.email)
    expect(await guest.list()).toEqual([])

    const { redirect } = await guest.must(guest.startPaying(trxId))
    await guest.payByCard(redirect)
    await guest.settle(trxId)
    await eventually(async () => (await guest.order(orderCode)).result.status === 'confirmed')
  })

  test('checked out twice, or from two tabs at once, are ordered once', async () => {
    const { guest, cart } = await filledCart()
    const replies = await Promise.all([guest.checkOut(cart), guest.checkOut(cart)])
    const [first, second] = await Promise.all(replies.map((reply) => guest.must(reply as never)))
    expect(second).toEqual(first)
    expect(await guest.must(guest.checkOut(cart))).toEqual(first)
    expect(await reservationsOf(guest.auid)).toEqual(['flight held', 'hotel held'])
  })

  test('need one contact between them', async () => {
    const { guest, stay, cart } = await filledCart()
    const draft = filledStay(stay)
    const contact = { ...draft.contact, email: '' }
    const path = `/hotel/bookings/${stay.bookId}/draft`
    await guest.must(guest.call('PUT', path, { ...draft, contact }))
    expect((await guest.checkOut(cart)).status).toBe(201)
  })
})

describe('if one can’t be reserved', () => {
  test('the flight is released when the stay is gone', async () => {
    const { guest, flight, cart } = await filledCart()
    desk.rooms = 0
    const refused = await guest.checkOut(cart)
    expect(refused).toMatchObject({ status: 409, error: 'CART_REFUSED' })
    expect(refusals(refused, cart)).toEqual(['hotel OFFER_GONE'])
    expect(await reservationsOf(guest.auid)).toEqual(['flight cancelled', 'hotel failed'])
    const open = await guest.call<Booking>('GET', `/flight/bookings/${flight.bookId}`)
    expect(open.result).toMatchObject({ state: 'draft', draft: filledDraft(flight) })
    expect((await guest.list()).map(({ product }) => product)).toEqual(['flight', 'hotel'])

    calmDesk(desk)
    expect((await guest.checkOut(cart)).status).toBe(201)
  })

  test('the stay is released when the flight is gone', async () => {
    const { guest, cart } = await filledCart()
    flights({ gone: { times: 1 } })
    const refused = await guest.checkOut(cart)
    expect(refusals(refused, cart)).toEqual(['flight OFFER_GONE'])
    expect(await reservationsOf(guest.auid)).toEqual(['flight failed', 'hotel cancelled'])
    await eventually(async () => deskStates().join() === 'cancelled')
  })

  test('what was reserved without our knowing is released once it is known', async () => {
    const { guest, cart } = await filledCart()
    flights({ gone: { times: 1 } })
    desk.loses = ['hold', 'lookUp']
    const refused = await guest.checkOut(cart)
    expect(refusals(refused, cart)).toEqual(['flight OFFER_GONE'])
    await eventually(async () => deskStates().join() === 'cancelled')
    expect(await reservationsOf(guest.auid)).toEqual(['flight failed', 'hotel cancelled'])
  })

  test('a new price is told at every opening until it is accepted, and both problems at once', async () => {
    const { guest, stay, cart } = await filledCart()
    const rates = desk.rates.get('lodge') ?? []
    desk.rates.set('lodge', [{ ref: 'now', now: 6000 }])
    flights({ gone: { times: 1 } })
    const refused = await guest.checkOut(cart)
    expect(refusals(refused, cart)).toEqual(['flight OFFER_GONE', 'hotel PRICE_CHANGED'])
    const { items } = refused.details as { items: { details?: { newPrice: object } }[] }
    const changed = {
      bookId: stay.bookId,
      check: 'changed',
      total: stay.rate.price.total,
      newTotal: items[1]?.details?.newPrice,
    }
    expect((await guest.check()).items[1]).toMatchObject(changed)
    expect((await guest.check()).items[1]).toMatchObject(changed)
    desk.rates.set('lodge', rates)
    expect((await guest.check()).items[1]).toMatchObject({ check: 'same', total: changed.total })
  })

  test('a flight’s new price is told at every opening until it is accepted, too', async () => {
    const { guest, flight, cart } = await filledCart()
    flights({ priceChange: { percent: 10 } })
    expect(refusals(await guest.checkOut(cart), cart)).toEqual(['flight PRICE_CHANGED'])
    const [item] = (await guest.check()).items
    expect(item).toMatchObject({ check: 'changed', total: flight.total })
    const path = `/cart/items/${flight.bookId}/price`
    await guest.must(guest.call('PUT', path, { acceptedTotal: item?.newTotal }))
    expect((await guest.checkOut(await guest.check())).status).toBe(201)
  })

  test('a flight whose form was refused is in the cart at the price agreed to', async () => {
    const { guest, flight } = await filledCart()
    flights({ priceChange: { percent: 10 } })
    expect((await guest.submit(flight)).error).toBe('PRICE_CHANGED')
    const [item] = (await guest.check()).items
    expect(item).toMatchObject({ check: 'changed', total: flight.total })
    expect(item?.newTotal).not.toEqual(flight.total)
  })

  test('a stay that costs nothing now isn’t asked for, so it can’t be booked alone', async () => {
    const guest = visitor()
    await guest.addFlight()
    await guest.addStay(lodge, stayOf(), paidThere)
    const cart = await guest.check()
    flights({ gone: { times: 1 } })
    expect(refusals(await guest.checkOut(cart), cart)).toEqual(['flight OFFER_GONE'])
    expect(desk.bookings.size).toBe(0)
    expect(await reservationsOf(guest.auid)).toEqual(['flight failed', 'hotel failed'])
    expect((await guest.checkOut(cart)).status).toBe(201)
  })

  test('of two stays that cost nothing now, neither is booked', async () => {
    const guest = visitor()
    await guest.addStay(inn, stayOf())
    const other = await guest.addStay(lodge, stayOf(), paidThere)
    const cart = await guest.check()
    const rates = desk.rates.get('lodge') ?? []
    desk.rates.set('lodge', [])
    const refused = await guest.checkOut(cart)
    expect((refused.details as { items: object[] }).items).toEqual([
      { bookId: other.bookId, error: 'OFFER_GONE' },
    ])
    await eventually(async () => deskStates().join() === 'cancelled')
    expect(desk.calls).not.toContain('book')
    desk.rates.set('lodge', rates)
    const { orderCode } = await guest.must(guest.checkOut(cart))
    await eventually(async () => (await guest.order(orderCode)).result.status === 'confirmed')
  })
})

describe('nothing is ordered', () => {
  test('while travellers are missing: each draft says what', async () => {
    const { guest, flight, stay, cart } = await filledCart()
    const drafts = [
      [`/flight/bookings/${flight.bookId}/draft`, flight.draft],
      [`/hotel/bookings/${stay.bookId}/draft`, stay.draft],
    ] as const
    for (const [path, draft] of drafts) await guest.must(guest.call('PUT', path, draft))
    const refused = await guest.checkOut(cart)
    const told = ['flight PASSENGERS_INVALID', 'hotel GUESTS_INVALID']
    expect(refusals(refused, cart).sort()).toEqual(told)
    expect(await reservationsOf(guest.auid)).toEqual([])
  })

  test('if one was ordered by itself meanwhile', async () => {
    const { guest, stay, cart } = await filledCart()
    await guest.must(guest.stays.submit(stay))
    const refused = await guest.checkOut(cart)
    expect(refusals(refused, cart)).toEqual(['hotel BOOKING_ALREADY_SUBMITTED'])
    expect((await guest.list()).map(({ product }) => product)).toEqual(['flight'])
  })

  test('at a price that nobody agreed to, or for somebody else', async () => {
    const { guest, cart } = await filledCart()
    const items = cart.items.map((item) => ({ ...item, total: { ...item.total, amount: 1 } }))
    const refused = await guest.checkOut({ items })
    expect(refusals(refused, cart).sort()).toEqual(['flight PRICE_CHANGED', 'hotel PRICE_CHANGED'])
    expect((await visitor().checkOut(cart)).error).toMatch(/BOOKING_NOT_FOUND|CART_REFUSED/)
    expect(await reservationsOf(guest.auid)).toEqual([])
  })
})
